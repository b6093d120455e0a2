import { company } from "../../app/_content/company/company";
import { customsCode, products } from "../../app/_content/products";
import { locales } from "../../app/_i18n/languages";
import { testTranslator } from "../../app/_i18n/test-translator";
import { testFolder } from "../../islands/build/test-folder";
import { openCache } from "./cache";
import { companyCard, vcard } from "./make-downloads";
import { namedParts } from "./models";
import { packagingCsv } from "./product-files";

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

const folder = testFolder();

const make = jest.fn(() => Buffer.from("solids"));

async function isMade(name: string, recipe: string): Promise<boolean> {
  make.mockClear();
  expect(await (await openCache(folder.path))(name, recipe, make)).toEqual(Buffer.from("solids"));
  return make.mock.calls.length > 0;
}

test("a file is found only by the same name and recipe", async () => {
  expect(await isMade("a.step", "recipe")).toBe(true);
  expect(await isMade("a.step", "recipe")).toBe(false);
  expect(await isMade("a.step", "another recipe")).toBe(true);
  expect(await isMade("b.step", "recipe")).toBe(true);
});

test.each(products)("every board and block of product $id has a name of its own", ({ geometry }) => {
  const { deckBoards, blockRows, blockColumns } = geometry;
  const names = namedParts(geometry).map(({ name }) => name);
  expect(new Set(names).size).toBe(
    deckBoards.length + blockColumns.length + blockRows.length + blockRows.length * blockColumns.length,
  );
});

const read = (csv: string) =>
  csv
    .trimEnd()
    .split("\r\n")
    .map((line) => line.split(","));

test("a type number is plain text and stays one field", () => {
  const csv = packagingCsv({ ...products[0], typeNumber: 'PN-\u2060EN\u00a0"13698", A' });
  const [, pallet, ...rows] = csv.split("\r\n");
  expect(pallet).toMatch(/^1,"PN-EN ""13698"", A",pallet,,/);
  expect(csv).toMatch(/^[\x20-\x7e\r\n]+$/);
  expect(rows.length).toBeGreaterThan(1);
});

test("a weighed mass is marked as weighed, and is the sum of its materials", () => {
  const csv = packagingCsv({ ...products[0], typeNumber: "EUR-1", weighed: { mass: 30, day: "2026-01-02" } });
  const [, pallet, ...rows] = read(csv);
  expect(pallet).toEqual(["1", "EUR-1", "pallet", "", "30.00", "weighed", customsCode.replace(" ", "")]);
  const materials = rows.filter(([, , , code]) => code);
  expect(materials.reduce((sum, [, , , , mass]) => sum + Number(mass), 0)).toBeCloseTo(30, 1);
});
