/** @jest-environment jsdom */
import type { FormTranslator } from "../form/form-messages";
import { attemptKey, tabStore } from "../../../_lib/tab-storage";
import {
  attemptFor,
  attemptIn,
  attemptText,
  forgetAttempt,
  isDoubtful,
  keepAttempt,
  quickest,
} from "./attempt";

const values = { message: "typed" };

beforeEach(() => sessionStorage.clear());

test("each form stores its own attempt until it has arrived", () => {
  const last = (draft: string) => attemptFor(draft, values, false);
  const [contact, order] = ["contact", "order-1"].map((draft) => keepAttempt(draft, last(draft)));
  expect(contact?.reference).not.toBe(order?.reference);
  expect([last("contact"), last("order-1")]).toEqual([contact, order]);
  expect(Object.keys(sessionStorage).sort()).toEqual(["sending:contact", "sending:order-1"]);
  forgetAttempt("contact");
  expect([tabStore.get(attemptKey("contact")), last("order-1")]).toEqual([undefined, order]);
});

test.each([undefined, null, {}, "text"])("the stored value %j is no attempt", (stored) => {
  expect(attemptIn(stored)).toBeUndefined();
});

test("an attempt is named by its day, its minute and its reference", () => {
  const t = Object.assign((...said: unknown[]) => JSON.stringify(said), {
    region: "de-DE",
  }) as unknown as FormTranslator;
  const at = new Date(2031, 11, 24, 18, 5, 59).getTime();
  expect(JSON.parse(attemptText({ at, digest: "d", reference: "r", mayHaveArrived: true }, t))).toEqual([
    "messages.mayHaveArrived",
    { time: "24.12.31, 18:05", reference: "r" },
  ]);
});

test.each([
  ["a person", 5000, 5000 + quickest, "", false],
  ["a program that types", 5000, 4999 + quickest, "", true],
  ["a program that sets values without input", 0, quickest - 1, "", true],
  ["a visitor who returns and sends the draft", 0, 60_000, "", false],
  ["a slow program that fills in every field", 5000, 60_000, "https://spam.example", true],
])("a form is doubtful or not: %s", (_, begun, now, trap, expected) => {
  expect(isDoubtful(begun, now, trap)).toBe(expected);
});
