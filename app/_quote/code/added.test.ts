import { addedTo } from "./added";
import { encode, withoutLines } from "./code";
import { decode } from "./decode";
import { shortly } from "../list/describe";
import { testQuoteFile } from "../list/test-quote-texts";
import { knownIn, quoteTextsOf } from "../list/quote-texts";
import { type Line, mostLines } from "./line";
import { randomLine } from "./test-lines";
import { randomNumbers } from "../../_lib/test-random";
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
const full = t("quote.composer.listFull", { max: mostLines });
const partly = t("quote.share.openedPartly");
const name = t("quote.line.document", { title: "Licence" });

const own: readonly Line[] = [{ kind: "product", product: 1, pieces: 5 }];
const fresh: Line = { kind: "document", document: "licence" };

test("what a link brings comes to the end of the list, and is announced with the list's length", () => {
  expect(addedTo(own, decode(encode([fresh]), knownIn(texts)), texts)).toEqual({
    added: [fresh],
    lines: [...own, fresh],
    text: t("quote.announce.added", { name, count: 2 }),
  });
});

test("what is on the list is not put there twice", () => {
  expect(addedTo(own, decode(encode(own), knownIn(texts)), texts)).toEqual({
    added: [],
    lines: own,
    text: t("quote.announce.alreadyListed"),
  });
  expect(addedTo(own, decode(encode([...own, fresh]), knownIn(texts)), texts).added).toEqual([fresh]);
});

test("of what can't be read nothing is added, and that is announced", () => {
  for (const code of ["v1,99:5", "<script>", "1:-5", "x".repeat(1_000_000)]) {
    const { added, text } = addedTo(own, decode(code, knownIn(texts)), texts);
    expect(added).toEqual([]);
    expect(text).toBe(t("quote.share.unreadable", { count: own.length }));
  }
  expect(
    addedTo(own, decode(encode([{ kind: "product", product: 99, pieces: 5 }, fresh]), knownIn(texts)), texts),
  ).toEqual({
    added: [fresh],
    lines: [...own, fresh],
    text: `${t("quote.announce.added", { name, count: 2 })} ${partly}`,
  });
});

test("a full list takes no more, and says so", () => {
  const lines = Array.from({ length: mostLines }, (_, index) => ({ ...own[0], pieces: 6 + index }) as Line);
  const more: Line = { kind: "blocks", pieces: 5 };
  expect(addedTo(lines, decode(encode([more]), knownIn(texts)), texts)).toEqual({
    added: [],
    lines,
    text: full,
  });
});

test("a document comes to a full list, too, and once, whatever its language", () => {
  const goods = Array.from({ length: mostLines }, (_, index): Line => ({
    kind: "blocks",
    pieces: 5 + index,
  }));
  const [first, second] = (["de", "en"] as const).map((language): Line => ({ ...fresh, language }) as Line);
  const add = (lines: readonly Line[], line?: Line) =>
    addedTo(lines, decode(encode(line ? [line] : []), knownIn(texts)), texts);
  const all = [...goods, first];
  expect(add(goods, first).lines).toEqual(all);
  expect(add(add(goods, first).lines, second)).toEqual({
    added: [],
    lines: all,
    text: t("quote.announce.alreadyListed"),
  });
});

test("what was added can be taken off again, whatever became of the list meanwhile", () => {
  const random = randomNumbers(9);
  const known = { products: [1, 3], vehicles: ["semi"], documents: ["licence"] };
  const others = Array.from({ length: 5 }, () => randomLine(random, known));
  expect(withoutLines([...others, fresh], [fresh])).toEqual(withoutLines(others, [fresh]));
});

test("a name that ends with an abbreviation's stop ends its sentence with one stop", () => {
  const line: Line = { kind: "custom", pieces: 5 };
  expect(shortly(line, texts)).toMatch(/\w\.$/);
  expect(addedTo([], decode(encode([line]), knownIn(texts)), texts).text).toContain(
    `${shortly(line, texts)} `,
  );
});

test("a link with more lines than a list may have says that the list is full", () => {
  const lines = Array.from({ length: mostLines + 1 }, (_, index): Line => ({
    kind: "product",
    product: 1,
    pieces: 6 + index,
  }));
  const { added, text } = addedTo([], decode(encode(lines), knownIn(texts)), texts);
  expect(added).toHaveLength(mostLines);
  expect(text).toMatch(new RegExp(`${full}$`));
  expect(text).not.toContain(partly);
});
