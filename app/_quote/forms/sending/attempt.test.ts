/** @jest-environment jsdom */
import type { FormTranslator } from "../form/form-messages";
import { attemptKey, tabStore } from "../../../_lib/tab-storage";
import { attemptFor, attemptText, forgetAttempt, keepAttempt } from "./attempt";

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
