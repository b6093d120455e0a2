import { filledMail, mailAddress } from "./mail-address";

const start = mailAddress("office@firma.example", "Zapytanie:\u00a0palety");
const mailOf = (parts: Iterable<string>, links = "") => filledMail(start, "[cut]", parts, links);
const bodyOf = (href: string) => new URL(href).searchParams.get("body") ?? "";

test.each([
  ["line breaks", "first\nsecond\n\nthird", "first\r\nsecond\r\n\r\nthird"],
  ["no-break spaces and invisible characters", "1\u00a0200\u202f×\u2060 800\u00ad\ufeff", "1 200 × 800"],
  ["parts of an address", `&cc=a@b.example?subject=x#y%0Az+"'<b>`, `&cc=a@b.example?subject=x#y%0Az+"'<b>`],
  ["an emoji of several characters", "👩‍🏭 שלום", "👩‍🏭 שלום"],
  ["half a surrogate pair", "a\ud83db", "a\ufffdb"],
])("an e-mail's body is the plain text, with its line breaks: %s", (_, text, read) => {
  const href = mailOf([text]);
  expect(href).toMatch(/^mailto:office@firma\.example\?subject=Zapytanie%3A%20palety&body=/);
  expect(bodyOf(href)).toBe(read);
});

test.each([
  ["words", "ąę👩‍🏭 "],
  ["lines without a blank", "ąę\n"],
  ["one word without end", "x"],
  ["half surrogate pairs", "\ud83d"],
])("an e-mail is cut to the length that Windows opens, at a whole character, and says so: %s", (_, part) => {
  for (const before of ["", "x", "xx", "xxx", "xxxx", "xxxxx"]) {
    const href = mailOf(before + part.repeat(2000));
    expect(href.length).toBeLessThanOrEqual(2000);
    expect(href.length).toBeGreaterThan(1980);
    expect(bodyOf(href)).toMatch(/[^] \[cut\]$/);
    expect(href).not.toMatch(/(?<!%0D)%0A|%0D(?!%0A)/);
  }
});

test.each([0, 1])("a text that leaves room for the note is whole; %i characters more are cut", (more) => {
  const whole = "x".repeat(2000 - mailOf([" [cut]"]).length + more);
  expect(bodyOf(mailOf(whole))).toBe(more ? `${whole.slice(1)} [cut]` : whole);
});

test("parts of a text are not cut", () => {
  const parts = ["typed", ...Array.from({ length: 100 }, (_, index) => `\nline ${"x".repeat(index)}`)];
  const [, ...lines] = bodyOf(mailOf(parts)).replace(" [cut]", "").split("\r\n");
  expect(lines.map((line) => `\n${line}`)).toEqual(parts.slice(1, lines.length + 1));
});

const listed = (length: number) => `https://firma.example/landing/#l=${"x".repeat(length)}`;

test.each([
  [1147, true],
  [1148, false],
])("the address of a list comes first, whole, or is left out with a note: %i characters", (length, isIn) => {
  // Encoded, the rest of the address has 47 characters, and the line break 6.
  const [first] = bodyOf(mailOf("ą".repeat(2000), `${listed(length)}\n`)).split("\r\n");
  expect(first).toBe(isIn ? listed(length) : "[cut]");
});
