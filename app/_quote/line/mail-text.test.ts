import { getTranslations } from "next-intl/server";
import { createTranslator, type Messages, type NamespaceKeys } from "next-intl";

import { type Product, products } from "../../_content/products";
import { type Locale, locales } from "../../_i18n/languages";
import { plainText } from "../../_i18n/plain-text";
import { compiledCatalog, testCatalog } from "../../_i18n/test-translator";
import { packagingMasses } from "../../_pallet/packaging";
import { knownIn, type QuoteTexts, quoteTextsOf } from "./quote-texts";
import { linesIn } from "./code";
import { listText, messageWith } from "./mail-text";
import { listLinks } from "./message";
import type { Line } from "./line";
import { massLines } from "./line-masses";
import { describe as described } from "./describe";
import { paperTexts, quoteFile } from "./quote-file";
import { longestLink, longestMessage } from "./pieces";

jest.mock("next-intl/server", () => ({
  getTranslations: ({ locale, namespace }: { locale: Locale; namespace?: NamespaceKeys<Messages, never> }) =>
    createTranslator({ locale, namespace, messages: testCatalog(locale) }),
  getMessages: ({ locale }: { locale: Locale }) => compiledCatalog(locale),
}));

const link = "https://silvapal.example/landing/#l=WzEsW11d";

/** Texts of the last part of their key, with names and values of their placeholders. */
const keyTexts = {
  t: (key: string, values: object = {}) =>
    key.replace(/.*\./, "") +
    Object.entries(values)
      .map(([name, value]) => ` ${name}=${String(value)}`)
      .toSorted()
      .join(""),
  locale: "de",
  region: "de-DE",
  products: { 1: { name: "EUR", dimension: "1200 mm", loads: { semi: 500 } } },
  vehicles: { semi: "Trailer" },
  documents: { licence: "Licence" },
  papers: { eudr: { short: "EUDR" } },
} as unknown as QuoteTexts;

const terms = { postcode: "GB LS1", unloading: "side", date: "KW 50", note: "2 | 3, {n}" } as const;
const stated = "unloading unloading=side | date date=KW 50 | note note=2 | 3, {n}";
const piecesOf = (kind: string) => `quantityPieces kind=${kind} pieces=480`;
const allOpen = "\nRow terms=ht, postcode, date";

test.each<[string, Line]>([
  [
    `product dimension=1200 mm n=1 name=EUR | ${piecesOf("product")} | month | ht ht=yes | delivery postcode=GB LS1 | ${stated}`,
    { kind: "product", product: 1, pieces: 480, monthly: true, ht: true, ...terms },
  ],
  [
    "product dimension=1200 mm n=1 name=EUR | quantityLoads loads=2 perLoad=500 pieces=1000 vehicle=Trailer" +
      allOpen,
    { kind: "load", product: 1, vehicle: "semi", loads: 2 },
  ],
  [
    `block n=1 size=145 × 100 × 78 mm | ${piecesOf("blocks")} | delivery postcode=GB LS1 | ${stated}`,
    { kind: "blocks", size: [145, 100, 78], pieces: 480, ...terms },
  ],
  [
    `block n=1 size=toBeAgreed | ${piecesOf("blocks")}\nRow terms=postcode, date`,
    { kind: "blocks", pieces: 480 },
  ],
  [
    `own n=1 size=1300 × 1100 × 150 mm | ${piecesOf("custom")} | ` +
      "deck boards=5 edge=145 thickness=22 width=100 | blocks height=78 kind=blockPressed | " +
      "entries entries=entries4 | load load=2500 | loadPoint | support support=rack span=1100 | " +
      `destination country=GB | ht ht=no | delivery postcode=GB LS1 | ${stated}`,
    {
      kind: "custom",
      size: [1300, 1100, 150],
      pieces: 480,
      deck: [5, 100, 145, 22],
      blocks: ["pressed", 78],
      entries: 4,
      load: 2500,
      onPoints: true,
      support: ["rack", 1100],
      destination: "GB",
      ht: false,
      ...terms,
    },
  ],
  [
    `own n=1 size=800 × 600 × 144 mm | ${piecesOf("custom")} | ` +
      `blocks height=90 kind=blockSolid | entries entries=entries2 | support support=supportRack${allOpen}`,
    {
      kind: "custom",
      size: [800, 600, 144],
      pieces: 480,
      blocks: ["solid", 90],
      entries: 2,
      support: ["rack"],
    },
  ],
  [`ownOpen n=1 | ${piecesOf("custom")}${allOpen}`, { kind: "custom", pieces: 480 }],
  ["document n=1 title=Licence", { kind: "document", document: "licence" }],
  [
    "paper n=1 title=EUDR | papersLanguage language=de",
    { kind: "document", document: "eudr", language: "de" },
  ],
])("the message states every fact of a line, the note as the last: %s", (row, line) => {
  const counted = line.kind === "document" ? "documents" : "count";
  expect(listText([line], keyTexts, [])).toBe(`start entries=${counted} count=1\n${row}\nend`);
});

test("the message counts goods and documents apart, like the page", () => {
  const goods = { kind: "product", product: 1, pieces: 480 } as const;
  const paper = { kind: "document", document: "epalLicence", language: "pl" } as const;
  const [head] = listText([goods, paper, goods], keyTexts, []).split("\n");
  expect(head).toBe("start entries=count count=2 + documents count=1");
});

test("a page names the terms, without the mark of a line that came by a link", () => {
  const line = { kind: "product", product: 1, pieces: 480, monthly: true, ht: true, ...terms } as const;
  const said = ["month", "htYes", "delivery postcode=GB LS1", ...stated.split(" | ")];
  expect(
    described({ ...line, linked: true }, keyTexts)
      .terms.map(plainText)
      .join(" | "),
  ).toBe(said.join(" | "));
  expect(
    described({ kind: "custom", pieces: 5, entries: 2, ht: false }, keyTexts).terms.map(plainText),
  ).toEqual(["htNo", "entries entries=entries2"]);
  const counted = (["custom", "blocks"] as const).map(
    (kind) => described({ kind, pieces: 5 }, keyTexts).amount,
  );
  expect(counted.map(plainText)).toEqual(
    ["custom", "blocks"].map((kind) => `quantityPieces kind=${kind} pieces=5`),
  );
  const paper: Line = { kind: "document", document: "eudr", language: "de", linked: true };
  expect(described(paper, keyTexts)).toMatchObject({
    name: "paper title=EUDR",
    terms: ["papersLanguage language=de"],
  });
});

describe.each(locales)("a message in %s", (locale) => {
  let texts: QuoteTexts;
  let t: QuoteTexts["t"];
  let document: Line;
  beforeAll(async () => {
    texts = quoteTextsOf(await quoteFile(locale));
    ({ t } = texts);
    document = { kind: "document", document: knownIn(texts).documents[0] ?? "" };
  });
  const sent = (typed: string, lines: readonly Line[], address = link) =>
    messageWith(typed, lines, texts, address);

  test("begins with the typed text, to the last character, whatever is in it", () => {
    const typed = " Guten Tag,\n\n--- Ende ---\n1. x\n";
    expect(sent(typed, [document])).toBe(`${typed}\n\n${sent("", [document])}`);
    expect(sent(typed, [])).toBe(typed);
  });

  test("has its link if there is space for it and mail programs do not break it, and leaves out nothing else", () => {
    const short = sent("", [document]);
    const linkRow = `${t("quote.mail.link", { url: link })}\n`;
    expect(short).toContain(linkRow);
    const bare = short.replace(linkRow, "");
    const typed = "x".repeat(longestMessage - short.length - 2);
    expect(sent(typed, [document])).toBe(`${typed}\n\n${short}`);
    for (const tooLong of [`${typed}x`, "x".repeat(2 * longestMessage)])
      expect(sent(tooLong, [document])).toBe(`${tooLong}\n\n${bare}`);
    const longest = link.padEnd(longestLink, "x");
    expect(sent("", [document], longest)).toContain(longest);
    expect(sent("", [document], `${longest}x`)).toBe(bare);
  });

  test("has the masses of its pallets only on request, and leaves them out if it would be too long", () => {
    const pallets: Line[] = [
      { kind: "product", product: products[0].id, pieces: 480 },
      { kind: "blocks", pieces: 5 },
      { kind: "custom", pieces: 5 },
    ];
    const asking: Line[] = [...pallets, { kind: "document", document: "masses" }];
    const { geometry, nails, weighed } = products[0] as Product;
    const each = packagingMasses(geometry, nails, weighed?.mass);
    const masses = (["wood", "blocks", "steel"] as const).map((name) =>
      t(`quote.mail.materials.${name}`, { mass: `${Math.round(480 * (each[name] ?? NaN))} kg` }),
    );
    const [known, unknown, ...more] = massLines(asking, texts);
    expect(known).toBe(t("quote.mail.masses", { n: 1, masses: masses.join(", ") }));
    // The second pallet has no size.
    expect(unknown).toBe(t("quote.mail.masses", { n: 3, masses: t("quote.mail.toBeAgreed") }));
    expect(more).toEqual([]);
    expect(sent("", asking).split("\n").slice(5, 7)).toEqual([known, unknown]);
    expect(massLines(pallets, texts)).toEqual([]);
    const long = sent("x".repeat(longestMessage - 200), asking);
    expect(long).not.toContain(known);
    expect(long).toContain("\n4. ");
  });

  test("has no unfilled placeholder and no special space", () => {
    const { documents, products, vehicles } = knownIn(texts);
    const lines: Line[] = [
      ...products.map((product) => ({ kind: "product", product, pieces: 5 }) as const),
      ...vehicles.map((vehicle) => ({ kind: "load", product: products[0] ?? 0, vehicle, loads: 2 }) as const),
      { kind: "blocks", pieces: 5 },
      { kind: "custom", pieces: 5 },
      { kind: "custom", size: [1300, 1100, 150], pieces: 5, ht: true },
      ...documents.map((each) => ({ kind: "document", document: each, language: "de" }) as const),
    ];
    expect(sent("", lines)).not.toMatch(/\{\w+\}|\[object|undefined|NaN|\u00a0|\u2060/);
  });
});

test("the links of a long list together open all of it, and none is longer than mail programs accept", () => {
  const note = "ж".repeat(105);
  const lines: Line[] = Array.from({ length: 20 }, (_, index) => ({
    kind: "blocks",
    pieces: index + 1,
    note,
  }));
  const links = listLinks(lines, "https://silvapal.example/landing/");
  expect(links.length).toBeGreaterThan(1);
  expect(links.every((each) => each.length <= longestLink)).toBe(true);
  expect(links.map((each) => new URL(each).hash.slice(0, 3))).toEqual([
    "#l=",
    ...links.slice(1).map(() => "#a="),
  ]);
  expect(links.flatMap((each) => linesIn(new URL(each).hash.slice(3)) ?? [])).toEqual(lines);
  expect(listLinks(lines.slice(0, 1), "https://silvapal.example/landing/")).toHaveLength(1);
});

test("the claim of a chain of custody is offered only with its certificate", async () => {
  const t = await getTranslations({ locale: "en" });
  expect(paperTexts(t, undefined).chain).toBeUndefined();
  expect(JSON.stringify(await quoteFile("en"))).not.toMatch(/FSC|PEFC|\{scheme\}/);
  const { chain } = paperTexts(t, { scheme: "FSC", code: "ABC-COC-012345" });
  expect(chain?.label).toContain("FSC");
  expect(chain?.short).toBe("FSC");
});
