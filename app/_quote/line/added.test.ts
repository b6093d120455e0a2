import { addedTo } from "./added";
import { encode } from "./code";
import { decode } from "./decode";
import { beforeStop, shortly } from "./describe";
import { testQuoteFile } from "./test-quote-texts";
import { knownIn, quoteTextsOf } from "./quote-texts";
import { type Line, mostLines } from "./line";
import { quoteOf } from "./test-lines";
import { linesOf } from "./quote";
import { eurPallet } from "../../_content/eur-pallet";

const texts = quoteTextsOf({
  ...testQuoteFile("pl"),
  products: {
    1: { name: "EUR", short: "EUR", dimension: "1200 mm", geometry: eurPallet, loads: {} },
    3: { name: "W", short: "W", dimension: "1000 mm", geometry: eurPallet, loads: {} },
  },
  vehicles: { semi: "Semi" },
  documents: { licence: "Licence" },
});
const { t } = texts;
const partly = t("quote.share.openedPartly");
const name = t("quote.line.document", { title: "Licence" });
const own: readonly Line[] = [{ kind: "product", product: 1, pieces: 5 }];
const fresh: Line = { kind: "document", document: "licence" };
const full: readonly Line[] = Array.from({ length: mostLines }, (_, index) => ({
  kind: "product",
  product: 1,
  pieces: 6 + index,
}));
const isFull = t("quote.composer.listFull", { max: mostLines });
const isListed = t("quote.announce.alreadyListed");
const addCode = (list: readonly Line[], code: string) => {
  const { quote, added, text } = addedTo(quoteOf(list), decode(code, knownIn(texts)), texts);
  return { added: linesOf(added), lines: linesOf(quote.items), text };
};
const add = (list: readonly Line[], ...lines: readonly Line[]) => addCode(list, encode(lines));
const announced = (count: number) => t("quote.announce.added", { name, count });

test("the lines of a link are appended to the list once, and announced with the list's length", () => {
  expect(add(own, fresh)).toEqual({ added: [fresh], lines: [...own, fresh], text: announced(2) });
  expect(add(own, ...own)).toEqual({ added: [], lines: own, text: isListed });
  expect(add(own, ...own, fresh).added).toEqual([fresh]);
  const blocks: Line = { kind: "blocks", pieces: 5 };
  const both = beforeStop(`${name}; ${shortly(blocks, texts)}`);
  expect(add(own, fresh, blocks).text).toBe(t("quote.announce.added", { name: both, count: 3 }));
});

test("an unreadable link adds nothing, which is announced", () => {
  for (const code of ["<script>", "x".repeat(1_000_000)])
    expect(addCode(own, code)).toEqual({
      added: [],
      lines: own,
      text: t("quote.share.unreadable", { count: own.length }),
    });
  expect(add(own, { kind: "product", product: 99, pieces: 5 }, fresh)).toEqual({
    added: [fresh],
    lines: [...own, fresh],
    text: `${announced(2)} ${partly}`,
  });
});

test("a full list refuses more goods and says so; a document is added once, in any language", () => {
  expect(add(full, { kind: "blocks", pieces: 5 })).toEqual({ added: [], lines: full, text: isFull });
  const [first, second] = (["de", "en"] as const).map((language): Line => ({ ...fresh, language }) as Line);
  const { lines } = add(full, first as Line);
  expect(lines).toEqual([...full, first]);
  expect(add(lines, second as Line)).toEqual({ added: [], lines, text: isListed });
});

test("a sentence that ends with an abbreviation has one full stop", () => {
  const line: Line = { kind: "custom", pieces: 5 };
  expect(shortly(line, texts)).toMatch(/\w\.$/);
  expect(add([], line).text).toContain(`${shortly(line, texts)} `);
});

test("a link with more lines than a list may have says that the list is full", () => {
  const { added, text } = add([], ...own, ...full);
  expect(added).toHaveLength(mostLines);
  expect(text).toMatch(new RegExp(`${isFull}$`));
  expect(text).not.toContain(partly);
});
