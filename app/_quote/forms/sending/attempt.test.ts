/** @jest-environment jsdom */
import type { FormTranslator } from "../form/form-messages";
import { attemptText, beginAttempt, forgetAttempt, lastAttempt, readAttempt, storedAttempt } from "./attempt";

const values = { message: "typed" };

beforeEach(() => sessionStorage.clear());

test("each form stores its own attempt until it has arrived", () => {
  const [contact, order] = ["contact", "order-1"].map((draft) => beginAttempt(draft, values));
  expect(contact?.reference).not.toBe(order?.reference);
  expect([lastAttempt("contact"), lastAttempt("order-1")]).toEqual([contact, order]);
  expect(Object.keys(sessionStorage).sort()).toEqual(["sending:contact", "sending:order-1"]);
  forgetAttempt("contact");
  expect([storedAttempt("contact"), lastAttempt("order-1")]).toEqual(["", order]);
});

const whole = { at: 1, digest: "d", reference: "r", mayHaveArrived: true };

test.each([
  ["null", undefined],
  [JSON.stringify({ ...whole, at: undefined }), undefined],
  [JSON.stringify({ ...whole, digest: undefined }), undefined],
  [JSON.stringify({ ...whole, reference: "" }), undefined],
  [JSON.stringify({ ...whole, mayHaveArrived: "yes" }), { ...whole, mayHaveArrived: false }],
  [JSON.stringify({ ...whole, more: 1 }), whole],
])("stored is %s: the attempt is %j", (stored, attempt) => {
  expect(readAttempt(stored)).toEqual(attempt);
});

test("an attempt is named by its day, its minute and its reference", () => {
  const t = Object.assign((...said: unknown[]) => JSON.stringify(said), {
    region: "de-DE",
  }) as unknown as FormTranslator;
  const at = new Date(2031, 11, 24, 18, 5, 59).getTime();
  expect(JSON.parse(attemptText({ ...whole, at }, t))).toEqual([
    "messages.mayHaveArrived",
    { time: "24.12.31, 18:05", reference: "r" },
  ]);
});
