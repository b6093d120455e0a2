import { pickMessages } from "../_i18n/island-messages";
import { compiledCatalog } from "../_i18n/test-translator";
import { translator } from "../_i18n/translator";
import { faultOf, numberFault } from "./read-fields";
import { number } from "./kinds";
import { longest } from "./read-text";

const t = translator<"load.numberFault">(pickMessages("de", compiledCatalog("de"), ["load.numberFault"]));

/** Figures in a sentence, in their order. */
const figuresIn = (text = "") => text.match(/\d[\d.]*/g);

test("the sentence states the least figure before the most, and for a long text its longest length", () => {
  expect(figuresIn(numberFault(t, [1, 12_000], "length"))).toEqual(["1", "12.000"]);
  const long = "1".repeat(longest.field + 1);
  expect(figuresIn(numberFault(t, [1, 12_000], "mass", long))).toEqual([
    "1",
    "12.000",
    String(longest.field),
  ]);
});

test("a row's own sentence comes first", () => {
  const row = { kind: number([1, 9]) };
  expect(figuresIn(faultOf(row, "x", { t }))).toEqual(["1", "9"]);
  expect(faultOf({ ...row, fault: (_, text) => `not ${text}` }, "x", { t })).toBe("not x");
});
