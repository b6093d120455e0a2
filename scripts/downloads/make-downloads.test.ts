import { company } from "../../app/_content/company/company";
import { locales } from "../../app/_i18n/languages";
import { testTranslator } from "../../app/_i18n/test-translator";
import { companyCard, vcard } from "./make-downloads";

/** Returns the properties of a card with its folded lines joined (RFC 2426, 2.6). */
const properties = (text: string) => text.replaceAll("\r\n ", "").trim().split("\r\n");

test.each(locales)(
  "the card in %s has the properties that phone books show, between its first and last line",
  (locale) => {
    const t = testTranslator(locale);
    const lines = properties(companyCard(locale));
    expect(lines.slice(0, 2)).toEqual(["BEGIN:VCARD", "VERSION:3.0"]);
    expect(lines.at(-1)).toBe("END:VCARD");
    const phones = [company.mainPhone, ...company.otherPhones.map(({ number }) => number)];
    for (const value of [
      ...phones.map((phone) => phone.replaceAll(" ", "")),
      ...Object.values(company.emails),
    ])
      expect(lines.filter((line) => line.endsWith(`:${value}`))).toHaveLength(1);
    expect(lines).toContain(`item1.X-ABLabel:${t("home.contact.mainPhoneLabel")}`);
    for (const { street, town, postcode } of company.addresses)
      expect(lines).toContainEqual(
        expect.stringContaining(`ADR;TYPE=WORK:;;${street};${town};;${postcode};`),
      );
  },
);

test.each(locales)(
  "programs that read no label find each number by its type and in the note (%s)",
  (locale) => {
    const t = testTranslator(locale);
    const lines = properties(companyCard(locale));
    const [main, ...others] = lines.filter((line) => line.includes("TEL;"));
    expect(main).toMatch(/^item1\.TEL;TYPE=WORK,VOICE,PREF:\+\d+$/);
    expect(others).toHaveLength(company.otherPhones.length);
    for (const line of others) expect(line).toMatch(/^item\d\.TEL;TYPE=WORK,VOICE:\+\d+$/);
    expect(lines.filter((line) => /EMAIL;.*PREF/.test(line))).toEqual([
      expect.stringMatching(`:${company.emails.office}$`),
    ]);
    const [note = ""] = lines.filter((line) => line.startsWith("NOTE:"));
    const [about, ...labelled] = note.slice("NOTE:".length).split("\\n");
    expect(about).not.toBe("");
    expect(labelled).toEqual([
      `${t("home.contact.mainPhoneLabel")}: ${company.mainPhone}`,
      ...company.otherPhones.map(({ label, number }) => `${t(`home.contact.${label}`)}: ${number}`),
      `${t("home.contact.emailOfficeLabel")}: ${company.emails.office}`,
      `${t("home.contact.emailOrdersLabel")}: ${company.emails.orders}`,
    ]);
  },
);

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
