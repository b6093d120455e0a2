import { createTranslator, type Messages, type NamespaceKeys } from "next-intl";

import { type Locale, locales } from "../../_i18n/languages";
import { compiledCatalog, testCatalog } from "../../_i18n/test-words";
import { knownIn, type QuoteWords, quoteWordsOf } from "./words";
import { linesIn } from "../code/code";
import { listLinks, longestLink, longestMessage, messageWith } from "./mail-text";
import type { Line } from "../code/line";
import { randomLines } from "../code/test-lines";
import { randomNumbers } from "../../_lib/test-random";
import { readMessage } from "./test-reader";
import { quoteFile } from "./quote-file";

jest.mock("next-intl/server", () => ({
  getTranslations: ({ locale, namespace }: { locale: Locale; namespace?: NamespaceKeys<Messages, never> }) =>
    createTranslator({ locale, namespace, messages: testCatalog(locale) }),
  getMessages: ({ locale }: { locale: Locale }) => compiledCatalog(locale),
}));

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
        const message = messageWith(typed, lines, words, link);
        expect(readMessage(message, words)).toEqual({ typed, lines });
      }
    }
  });

  test("that quotes an earlier list has its own list at the end", () => {
    const [earlier, lines] = [randomLines(randomNumbers(5), knownIn(words), 20), [document(words)]];
    const typed = messageWith("", earlier, words, link);
    expect(readMessage(messageWith(typed, lines, words, link), words)).toEqual({ typed, lines });
  });

  test("without a list is what was typed, to the last character", () => {
    expect(messageWith(" two\n lines ", [], words, link)).toBe(" two\n lines ");
  });

  test("keeps its link where there is space for it, and nothing else is ever dropped", () => {
    const lines = [document(words)];
    const short = messageWith("", lines, words, link);
    expect(short).toContain(link);
    const typed = "x".repeat(longestMessage - short.length);
    const long = messageWith(typed, lines, words, link);
    expect(long).not.toContain(link);
    expect(readMessage(long, words)).toEqual({ typed, lines });
    const tooLong = "x".repeat(2 * longestMessage);
    expect(readMessage(messageWith(tooLong, lines, words, link), words)).toEqual({ typed: tooLong, lines });
  });

  test("has no address that a mail program cuts, and the whole list all the same", () => {
    const lines = [document(words)];
    const message = messageWith("", lines, words, `${link}${"x".repeat(longestLink)}`);
    expect(message).not.toContain(link);
    expect(readMessage(message, words)).toEqual({ typed: "", lines });
  });

  test("holds no place that is not filled in, and no space that can't be pasted", () => {
    const { products, vehicles } = knownIn(words);
    const lines: Line[] = [
      ...products.map((product) => ({ kind: "product", product, pieces: 5 }) as const),
      ...vehicles.map((vehicle) => ({ kind: "load", product: products[0] ?? 0, vehicle, loads: 2 }) as const),
      { kind: "blocks", pieces: 5 },
      { kind: "custom", pieces: 5 },
      { kind: "custom", size: [1300, 1100, 150], pieces: 5, ht: true },
      document(words),
    ];
    expect(messageWith("", lines, words, link)).not.toMatch(/\{\w+\}|\[object|undefined|NaN|\u00a0|\u2060/);
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
