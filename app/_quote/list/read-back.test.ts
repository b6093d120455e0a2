import { getTranslations } from "next-intl/server";
import { createTranslator, type Messages, type NamespaceKeys } from "next-intl";

import { type Locale, locales } from "../../_i18n/languages";
import { plainText } from "../../_i18n/plain-text";
import { compiledCatalog, testCatalog } from "../../_i18n/test-words";
import { knownIn, type QuoteWords, quoteWordsOf } from "./words";
import { linesIn } from "../code/code";
import { listLinks, longestLink, longestMessage, messageWith } from "./mail-text";
import { massLines } from "./line-masses";
import type { Line } from "../code/line";
import { randomLines } from "../code/test-lines";
import { randomNumbers } from "../../_lib/test-random";
import { describe as described } from "./describe";
import { massesOfMessage, readMessage } from "./test-reader";
import { paperWords, quoteFile } from "./quote-file";

jest.mock("next-intl/server", () => ({
  getTranslations: ({ locale, namespace }: { locale: Locale; namespace?: NamespaceKeys<Messages, never> }) =>
    createTranslator({ locale, namespace, messages: testCatalog(locale) }),
  getMessages: ({ locale }: { locale: Locale }) => compiledCatalog(locale),
}));

const sent = (typed: string, lines: readonly Line[], words: QuoteWords, link: string) =>
  messageWith(typed, lines, words, massLines(lines, words), link);

const link = "https://silvapal.example/landing/#l=WzEsW11d";

describe.each(locales)("a message in %s", (locale) => {
  let words: QuoteWords;
  beforeAll(async () => {
    words = quoteWordsOf(await quoteFile(locale));
  });

  test("is read back as the same words and the same lines, whatever stands in them", () => {
    const random = randomNumbers(4);
    for (let run = 0; run < 100; run++) {
      const lines = randomLines(random, knownIn(words), 20);
      for (const typed of ["", "Guten Tag,\n\nzwei | drei\n--- Ende ---\n1. x"]) {
        const message = sent(typed, lines, words, link);
        expect(readMessage(message, words)).toEqual({ typed, lines });
      }
    }
  });

  test("that quotes an earlier list has its own list at the end", () => {
    const [earlier, lines] = [randomLines(randomNumbers(5), knownIn(words), 20), [document(words)]];
    const typed = sent("", earlier, words, link);
    expect(readMessage(sent(typed, lines, words, link), words)).toEqual({ typed, lines });
  });

  test("without a list is what was typed, to the last character", () => {
    expect(sent(" two\n lines ", [], words, link)).toBe(" two\n lines ");
  });

  test("keeps its link where there is space for it, and nothing else is ever dropped", () => {
    const lines = [document(words)];
    const short = sent("", lines, words, link);
    expect(short).toContain(link);
    const typed = "x".repeat(longestMessage - short.length);
    const long = sent(typed, lines, words, link);
    expect(long).not.toContain(link);
    expect(readMessage(long, words)).toEqual({ typed, lines });
    const tooLong = "x".repeat(2 * longestMessage);
    expect(readMessage(sent(tooLong, lines, words, link), words)).toEqual({ typed: tooLong, lines });
  });

  test("has no address that a mail program cuts, and the whole list all the same", () => {
    const lines = [document(words)];
    const message = sent("", lines, words, `${link}${"x".repeat(longestLink)}`);
    expect(message).not.toContain(link);
    expect(readMessage(message, words)).toEqual({ typed: "", lines });
  });

  test("names a paper and its language as its own language does, on one line", () => {
    const line: Line = { kind: "document", document: "eudr", language: "de" };
    const { papers, quote } = testCatalog(locale);
    const filled = (text: string) =>
      text
        .replace("{n}", "2")
        .replace("{title}", papers.options.eudr.short)
        .replace("{language}", papers.languages.de);
    const rows = sent("", [{ kind: "blocks", pieces: 5 }, line], words, link).split("\n");
    expect(rows).toContain(plainText(filled(`${quote.mail.paper} | ${quote.line.papersLanguage}`)));
    const { name, terms, amount } = described(line, words);
    expect(plainText([name, ...terms].join())).toBe(
      plainText(filled([quote.line.paper, quote.line.papersLanguage].join())),
    );
    expect(amount).toBe("");
  });

  test("has the masses of its pallets only where they are asked for, and leaves them out where it would be too long", () => {
    const [product = 0] = knownIn(words).products;
    const pallets: Line[] = [
      { kind: "product", product, pieces: 480 },
      { kind: "custom", pieces: 5 },
    ];
    const asking: Line[] = [...pallets, { kind: "document", document: "masses" }];
    const { wood = 0, blocks, steel } = massesOfMessage(sent("", asking, words, link), 1, words);
    expect(Math.min(wood, blocks ?? 0, steel ?? 0)).toBeGreaterThan(0);
    // The second pallet has no size.
    expect(sent("", asking, words, link)).toContain(
      words.t("quote.mail.masses", { n: 2, masses: words.t("quote.mail.notGiven") }),
    );
    const none = { wood: undefined, blocks: undefined, steel: undefined };
    expect(massesOfMessage(sent("", pallets, words, link), 1, words)).toEqual(none);
    const long = sent("x".repeat(longestMessage - 200), asking, words, link);
    expect(massesOfMessage(long, 1, words)).toEqual(none);
    expect(readMessage(long, words).lines).toEqual(asking);
  });

  test("holds no place that is not filled in, and no space that can't be pasted", () => {
    const { documents, products, vehicles } = knownIn(words);
    const lines: Line[] = [
      ...products.map((product) => ({ kind: "product", product, pieces: 5 }) as const),
      ...vehicles.map((vehicle) => ({ kind: "load", product: products[0] ?? 0, vehicle, loads: 2 }) as const),
      { kind: "blocks", pieces: 5 },
      { kind: "custom", pieces: 5 },
      { kind: "custom", size: [1300, 1100, 150], pieces: 5, ht: true },
      ...documents.map((each) => ({ kind: "document", document: each, language: "de" }) as const),
    ];
    expect(sent("", lines, words, link)).not.toMatch(/\{\w+\}|\[object|undefined|NaN|\u00a0|\u2060/);
  });
});

test("the links of a long list open all of it, none longer than mail programs take", () => {
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

const document = (words: QuoteWords): Line => ({
  kind: "document",
  document: knownIn(words).documents[0] ?? "",
});

test("the claim of a chain of custody is offered with its certificate alone", async () => {
  const t = await getTranslations({ locale: "en" });
  expect(paperWords(t, undefined).chain).toBeUndefined();
  expect(JSON.stringify(await quoteFile("en"))).not.toMatch(/FSC|PEFC|\{scheme\}/);
  const { chain } = paperWords(t, { scheme: "FSC", code: "ABC-COC-012345" });
  expect(chain?.label).toContain("FSC");
  expect(chain?.short).toBe("FSC");
});
