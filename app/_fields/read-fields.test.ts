import type { Fields, Texts } from "./field";
import { anyText, choice, flag, number, sides, text, tuple, word } from "./kinds";
import { faultOf, numberFault, readWith } from "./read-fields";
import { repeated } from "./repeated";
import { pickMessages } from "../_i18n/island-messages";
import { compiledCatalog } from "../_i18n/test-translator";
import { translator } from "../_i18n/translator";
import { longest } from "./read-text";

const table = {
  needed: { letter: "n", kind: number([1, 9]), usual: 5 },
  open: { letter: "o", kind: number([1, 9], "exactMass") },
  required: { letter: "x", kind: number([1, 9]), isRequired: true },
  side: {
    letter: "w",
    kind: number([300, 900], "length"),
    usual: 300,
    asked: ({ chosen }: Texts) => chosen === "b",
  },
  chosen: { letter: "c", kind: word(["a", "b"]), usual: "a" },
  mark: { letter: "m", kind: flag },
  word: { letter: "t", kind: text((typed) => (typed === "x" ? undefined : typed)) },
} as const satisfies Fields;

type Name = keyof typeof table;

const read = (texts: Partial<Texts<Name>>) => readWith(table, { required: "1", ...texts });

test("usual texts have values and no faults", () => {
  const { values, faults } = read({});
  expect(values).toEqual({ needed: 5, required: 1, side: 300, chosen: "a" });
  expect(faults).toEqual([]);
});

test.each<[Partial<Texts<Name>>, faults: string[], refused: string[]]>([
  [{ needed: "0" }, ["needed"], ["needed"]],
  [{ needed: " " }, ["needed"], ["needed"]],
  [{ needed: "10" }, ["needed"], ["needed"]],
  [{ open: " " }, [], []],
  [{ open: "9,5" }, ["open"], ["open"]],
  [{ required: "" }, ["required"], ["required"]],
  [{ side: "1" }, [], []],
  [{ chosen: "b", side: "1" }, ["side"], ["side"]],
  [{ chosen: "z" }, ["chosen"], []],
  [{ mark: "z" }, ["mark"], []],
  [{ word: "x" }, ["word"], ["word"]],
])("%j has the faults %j, of which no usual choice replaces %j", (texts, faults, refused) => {
  const reading = read(texts);
  expect([reading.faults, reading.refused]).toEqual([faults, refused]);
});

test("an unknown choice counts as the usual one, and figures are read with their units", () => {
  expect(read({ chosen: "z", side: "40 cm", open: "2,5", mark: "yes" }).values).toMatchObject({
    chosen: "a",
    side: 400,
    open: 2.5,
    mark: true,
  });
});

test.each([
  ["count", number([1, 9]), [1, 9], [0, 10, 1.5, "1", NaN, undefined]],
  ["mass with decimals", number([0.01, 9], "exactMass"), [0.01, 2.5], [0.001, 9.01, "2.5"]],
  [
    "choice",
    choice([
      ["yes", true],
      ["no", false],
    ]),
    [true, false],
    ["yes", 1, undefined],
  ],
  ["text", text((typed) => typed.trim()), ["x"], [" x", 1]],
  ["any text", anyText, ["x", "y z"], [1]],
  ["tuple", tuple(["floor"], ["rack", [1, 9]]), [["floor"], ["rack", 9]], [["rack"], ["rack", 10], "floor"]],
  ["sides", sides([1, 9], [1, 9], [1, 99]), [[1, 2, 30]], [[1, 2], [1, 2, 100], "1 × 2 × 30"]],
])(
  "a %s is read from the text that it is written as, and no other value is accepted",
  (_, kind, good, bad) => {
    for (const value of good) {
      expect(kind.read(kind.format(value as never))).toEqual(value);
      expect(kind.is(value)).toBe(true);
    }
    expect(bad.filter((value) => kind.is(value))).toEqual([]);
  },
);

test("rows of several things have names and letters of their own, and each asks for its own fields", () => {
  const { chosen, side } = table;
  const splits = { ...side, sides: ([length]: readonly number[]) => ({ side: String(length) }) };
  const things = repeated({ chosen, side: splits });
  expect(things.fields.side3.letter).toBe("w3");
  expect(things.fields.side3.sides([7])).toEqual({ side3: "7" });
  const { values, faults } = readWith(things.fields, { side: "1", chosen2: "b", side2: "1" });
  expect(faults).toEqual(["side2"]);
  expect(things.of(values, "2")).toEqual({ chosen: "b", side: undefined });
});

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
