import { products } from "../_content/products";
import { vehicles } from "../_content/vehicles";
import { faultOf, readWith } from "../_fields/read-fields";
import type { Texts } from "../_fields/field";
import { testTranslator } from "../_i18n/test-translator";
import { constructionOf } from "../_pallet/custom-pallet";
import { numberOf } from "../_pallet/pallet-number";
import { decode } from "../_quote/line/decode";
import { encode } from "../_quote/line/code";
import { answersOf, propsOf } from "./kit/test-island";
import { askedOf, computing, freeTexts, grouped, numbersOf, ranges, textsFor } from "./test-ranges";

const known = {
  products: products.map(({ id }) => id),
  vehicles: vehicles.map(({ id }) => id),
  documents: [],
};

test("no two fields of a tool have the same letter", () => {
  for (const { tool } of computing) {
    const letters = Object.values(tool.fields).map(({ letter }) => letter);
    expect(letters).toEqual([...new Set(letters)]);
  }
});

const en = testTranslator("en");
const [, start] = products;
const other = { start, build: constructionOf(start.geometry) };
describe.each(computing)("the tool $route", ({ tool }) => {
  const answerTo = answersOf(tool, "en");
  const props = propsOf(tool, "en");
  const allAsked = askedOf(tool);
  const numbers = numbersOf(tool);

  test("every number field has a range in test-ranges.ts", () => {
    const rows = numbers.flatMap(({ name }) => (/\d$/.test(name) ? [] : [name]));
    expect(rows.sort()).toEqual(Object.keys(ranges[tool.id] ?? {}).sort());
  });

  test.each(numbers)("$name means what is typed, or says why not", ({ name, range }) => {
    const [figure, least, most, optional] = range;
    const limits = { least: grouped(least), most: grouped(most), longest: 60 };
    for (const [text, value] of [...textsFor(range), ...(optional ? [["", undefined] as const] : [])]) {
      const { values, refused } = readWith(tool.fields, { ...allAsked, [name]: text });
      const row = tool.fields[name];
      const sentence = row && refused.includes(name) ? faultOf(row, text, props) : undefined;
      const isGood = value !== undefined || text === "";
      expect([text, values[name], sentence]).toEqual([
        text,
        value,
        isGood ? undefined : en(`load.numberFault.${figure}`, limits),
      ]);
    }
  });

  test.each(numbers)(
    "passes both ends of $name to the quote list unchanged, or says why not, and nothing that is refused",
    (field) => {
      const [, ...limits] = field.range;
      expect(answerTo({ ...allAsked, [field.name]: "<b>" }).answer.lines).toEqual([]);
      for (const figure of limits.slice(0, 2)) {
        const { answer } = answerTo({ ...allAsked, [field.name]: String(figure) });
        const { lines, partly } = decode(encode(answer.lines), known);
        expect([lines, partly]).toEqual([answer.lines, false]);
        // Nothing that was typed goes without a word.
        if (answer.lines.length) expect(answer.lines).toHaveLength(answerTo(allAsked).answer.lines.length);
        // No field is to be corrected, unless the tool names one.
        if (!answer.lines.length && !Object.keys(answer.faults ?? {}).length)
          expect(answer.faulty).not.toBe(en("load.faulty"));
      }
    },
  );

  /** Returns another good text of a field. */
  const otherText = ({ kind }: (typeof tool.fields)[string], than = "") => {
    const texts =
      kind.type === "number"
        ? kind.range.map(String)
        : kind.type === "choice"
          ? kind.choices.map(([text]) => text)
          : ["GB", numberOf(other)];
    return texts.find((text) => text !== than && kind.read(text) !== undefined) ?? "";
  };
  const found = (texts: Texts) => {
    const arrived = tool.arrived?.(readWith(tool.fields, texts).texts);
    const reading = readWith(tool.fields, { ...texts, ...arrived });
    const result = tool.compute(reading);
    return JSON.stringify([result, tool.answer(props, reading, result)], (key, value: unknown) =>
      key === "reading" ? undefined : value,
    );
  };

  test.each(Object.keys(tool.fields).filter((name) => !/[23]$/.test(name) && !freeTexts.includes(name)))(
    "another %s is another result",
    (name) => {
      // A field of the first kind is seen without others.
      const texts = Object.entries(allAsked).filter(([each]) => name.endsWith("4") || !/\d$/.test(each));
      const before: Texts = Object.fromEntries(texts);
      const row = tool.fields[name] as (typeof tool.fields)[string];
      const text = otherText(row, readWith(tool.fields, before).texts[name]);
      expect(found({ ...before, [name]: text })).not.toBe(found(before));
    },
  );
});
