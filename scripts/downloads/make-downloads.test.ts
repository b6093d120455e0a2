import { company } from "../../app/_content/company/company";
import { locales } from "../../app/_i18n/languages";
import { testTranslator } from "../../app/_i18n/test-translator";
import { companyCard, vcard } from "./make-downloads";

/** Returns the properties of a card with its folded lines joined (RFC 2426, 2.6). */
const properties = (text: string) => text.replaceAll("\r\n ", "").trim().split("\r\n");

test.each(locales)("the card in %s has each contact with its type and label, and in the note", (locale) => {
  const t = testTranslator(locale);
  const lines = properties(companyCard(locale));
  expect(lines.slice(0, 2)).toEqual(["BEGIN:VCARD", "VERSION:3.0"]);
  expect(lines.at(-1)).toBe("END:VCARD");
  const contacts = [
    ["TEL;TYPE=WORK,VOICE,PREF", "mainPhoneLabel", company.mainPhone],
    ...company.otherPhones.map(({ label, number }) => ["TEL;TYPE=WORK,VOICE", label, number] as const),
    ["EMAIL;TYPE=INTERNET,PREF", "emailOfficeLabel", company.emails.office],
    ["EMAIL;TYPE=INTERNET", "emailOrdersLabel", company.emails.orders],
  ] as const;
  expect(lines.filter((line) => line.startsWith("item"))).toEqual(
    contacts.flatMap(([type, label, written], index) => [
      `item${index + 1}.${type}:${written.replaceAll(" ", "")}`,
      `item${index + 1}.X-ABLabel:${t(`home.contact.${label}`)}`,
    ]),
  );
  for (const { street, town, postcode } of company.addresses)
    expect(lines).toContainEqual(expect.stringContaining(`ADR;TYPE=WORK:;;${street};${town};;${postcode};`));
  const [note = ""] = lines.filter((line) => line.startsWith("NOTE:"));
  const [about, ...labelled] = note.slice("NOTE:".length).split("\\n");
  expect(about).not.toBe("");
  expect(labelled).toEqual(contacts.map(([, label, written]) => `${t(`home.contact.${label}`)}: ${written}`));
});

test("a value of several lines stays one property", () => {
  expect(properties(vcard([["NOTE", "a\\n\nb\r\nc"]]))[2]).toBe("NOTE:a\\\\n\\nb\\nc");
});

test("separators in values are escaped", () => {
  expect(properties(vcard([["FN", "Tartak; Łąka, Sp. z o.o."]]))).toContain(
    "FN:Tartak\\; Łąka\\, Sp. z o.o.",
  );
});

test("no line is longer than 75 octets, and no letter is cut", () => {
  const text = vcard([["NOTE", "ż".repeat(200)]]);
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(properties(text)).toContain(`NOTE:${"ż".repeat(200)}`);
});
