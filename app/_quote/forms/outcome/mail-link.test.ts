import type { FieldSpec } from "../fields/rules";
import type { FormValues } from "../../../_lib/form-values";
import { longestMailAddress } from "../../../_lib/mail-address";
import { mailLink } from "./mail-link";

const field = (name: string, label: string, kind: FieldSpec["kind"] = "text"): FieldSpec => ({
  name,
  label,
  kind,
  placeholder: "",
  required: true,
});

const link = (values: FormValues, typed = String(values.message)) =>
  mailLink({
    to: "orders@firm.example",
    subject: "Zamówienie:\u00a0Paleta „W”",
    fields: [
      field("quantity", "Liczba", "number"),
      field("message", "Treść", "textarea"),
      field("name", "Imię"),
    ],
    consent: { name: "agree", sentence: "I agree (register)." },
    values,
    typed,
    cut: "[… cut]",
  });

/** Parses the address as an e-mail program does. */
function read(href: string) {
  const [, to, query = ""] = /^mailto:([^?]*)\?(.*)$/.exec(href) ?? [];
  const parts = query.split("&").map((part) => part.split("=").map(decodeURIComponent));
  return { to, ...(Object.fromEntries(parts) as { subject: string; body: string }) };
}

test("holds every filled-in field with its label, the message last", () => {
  const { href, shortened } = link({ quantity: "480", name: "Anna", message: "First\nsecond", agree: true });
  expect(read(href)).toEqual({
    to: "orders@firm.example",
    subject: "Zamówienie: Paleta „W”",
    body: "Liczba: 480\r\nImię: Anna\r\nI agree (register).\r\n\r\nTreść: First\r\nsecond",
  });
  expect(shortened).toBe(false);
});

test("leaves out empty fields and a consent that was not given", () => {
  expect(read(link({ quantity: "", name: "  ", message: "Hello", agree: false }).href).body).toBe(
    "\r\nTreść: Hello",
  );
});

test.each(["a", "ą", "👩‍🏭", "שָׁ"])(
  "a text too long is cut at a whole character, and says so: %s",
  (character) => {
    const { href, shortened } = link({ quantity: "480", name: "Anna", message: character.repeat(3000) });
    expect(shortened).toBe(true);
    expect(href.length).toBeLessThanOrEqual(longestMailAddress);
    expect(href.length).toBeGreaterThan(longestMailAddress - encodeURIComponent(character).length);
    const { body } = read(href);
    expect(body).toMatch(/^Liczba: 480\r\nImię: Anna\r\n/);
    expect(body.replace(/^[^]*Treść: /, "").replace(character.repeat(5), "")).toMatch(/ \[… cut\]$/);
    expect(body.replace(/^[^]*Treść: /, "").replaceAll(character, "")).toBe(" [… cut]");
  },
);

describe("a message with a list that is too long", () => {
  const address = `https://firm.example/landing/#l=${"x-_".repeat(100)}`;
  const listed = ["--- 2 lines ---", `1. ${"ą".repeat(100)}`, `2. ${"b".repeat(100)}`, `Open: ${address}`];
  const bodyWith = (typed: string, list: readonly string[]) => {
    const message = [typed, "", ...list, "", "Reference: ABC"].join("\n");
    const { href } = link({ name: "Anna", message }, typed);
    expect(href.length).toBeLessThanOrEqual(longestMailAddress);
    return read(href).body.split("\r\n");
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

  test("says that the list's address is left out if it is too long", () => {
    expect(bodyWith("typed".repeat(99), [`Open: ${address}${"x".repeat(1000)}`])[0]).toBe("[… cut]");
  });
});
