import type { FormValues } from "../../../_lib/form-values";
import type { FormTranslator } from "../form/form-messages";
import type { RequestFormSpec } from "../form/request-form-spec";
import { failureMail } from "./outcome-texts";

const spec = {
  form: "orderForm",
  contact: { email: "orders@firm.example" },
  emailSubject: "Zamówienie",
  company: "",
} as unknown as RequestFormSpec;

const labels = { quantity: "Liczba", message: "Treść", name: "Imię" };

const t = ((key: string) => {
  if (key === "messages.emailCut") return "[… cut]";
  const [, name = ""] = /fields\.(\w+)\.label$/.exec(key) ?? [];
  return name === "rodoConsent" ? "I agree (register)." : labels[name as keyof typeof labels];
}) as unknown as FormTranslator;

const mailOf = (values: FormValues, typed = String(values.message)) => failureMail(spec, t, values, typed);
const bodyOf = (values: FormValues, typed?: string) =>
  new URL(mailOf(values, typed).href).searchParams.get("body") ?? "";

test("has every filled-in field with its label and a given consent, the message last", () => {
  const values = { quantity: "480", name: "Anna", message: "First\nsecond", rodoConsent: true };
  expect(bodyOf(values)).toBe(
    "Liczba: 480\r\nImię: Anna\r\nI agree (register).\r\n\r\nTreść: First\r\nsecond",
  );
  expect(mailOf(values).isCut).toBe(false);
  expect(bodyOf({ ...values, quantity: "", name: "  ", rodoConsent: false })).toBe(
    "\r\nTreść: First\r\nsecond",
  );
});

describe("a message with a list that is too long", () => {
  const address = `https://firm.example/landing/#l=${"x-_".repeat(100)}`;
  const listed = ["--- 2 lines ---", `1. ${"ą".repeat(100)}`, `2. ${"b".repeat(100)}`, `Open: ${address}`];
  const bodyWith = (typed: string, list: readonly string[]) => {
    const values = { name: "Anna", message: [typed, "", ...list, "", "Reference: ABC"].join("\n") };
    expect(mailOf(values, typed).isCut).toBe(true);
    return bodyOf(values, typed).split("\r\n");
  };

  test("begins with the list's address, whole, and cuts the text", () => {
    const [first, second, third, fourth] = bodyWith("ą".repeat(2000), listed);
    expect([first, second, third]).toEqual([`Open: ${address}`, "Imię: Anna", ""]);
    expect(fourth).toMatch(/^Treść: ą{50,} \[… cut\]$/);
  });

  test("ends after a whole line of the list", () => {
    for (let length = 950; length < 1450; length += 50) {
      const [first, ...others] = bodyWith("x".repeat(length), listed);
      expect(first).toBe(`Open: ${address}`);
      const rest = others.slice(others.findIndex((line) => line.startsWith("Treść")) + 1);
      expect(rest.at(-1)).toMatch(/ \[… cut\]$/);
      for (const line of rest) expect([...listed, ""]).toContain(line.replace(" [… cut]", ""));
    }
  });
});
