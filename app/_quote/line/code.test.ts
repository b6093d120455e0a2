import { palletRanges } from "../../_content/pallet-ranges";
import { countLines, encode } from "./code";
import { decode } from "./decode";
import { isGoods, mostLines } from "./line";
import { longest } from "../../_fields/read-text";
import { randomLines } from "./test-lines";
import { randomNumbers } from "../../_lib/test-random";

const known = {
  products: [1, 3, 40],
  vehicles: ["semi", "ft20"],
  documents: ["licence", "eudr", "masses"],
};
const nothing = { lines: [], partly: true };

test("any list is decoded from its code unchanged", () => {
  const random = randomNumbers(1);
  for (let run = 0; run < 100; run++) {
    const lines = randomLines(random, known, mostLines);
    const code = encode(lines);
    // Neither a mail program nor a URL escapes these characters.
    expect(code).toMatch(/^[\w-]+$/);
    expect(decode(code, known)).toEqual({ lines, partly: false });
  }
});

test("an empty list has an empty code", () => {
  expect(encode([])).toBe("");
  expect(decode("", known)).toEqual({ lines: [], partly: false });
});

/** As an attacker could. */
const coded = (json: unknown) => Buffer.from(JSON.stringify(json)).toString("base64url");
const oneLine = (line: unknown) => coded([1, [line]]);

const terms = { m: true, h: true, c: "62-800", u: "dock", d: "KW 50", y: true, t: "Rampe 3" };
const build = {
  b: [5, 100, 145, 22],
  o: ["pressed", 78],
  e: 4,
  w: 1500,
  x: true,
  f: ["rack", 1100],
  g: "GB",
};
const whole = [
  { k: "product", p: 1, v: "ft20", n: 561, ...terms },
  { k: "load", p: 3, v: "semi", l: 2, ...terms },
  { k: "blocks", n: 5, s: [145, 100, 78], ...terms, h: undefined },
  { k: "custom", n: 5, s: [1300, 1100, 150], ...build, ...terms },
  { k: "document", i: "licence", r: "de", y: true },
];

test("a code has its version and the letters of all fields, which every link keeps", () => {
  const { lines, partly } = decode(coded([1, whole]), known);
  expect(partly).toBe(false);
  expect(JSON.parse(Buffer.from(encode(lines), "base64url").toString())).toEqual([1, whole]);
  expect(decode(coded([2, whole]), known)).toEqual(nothing);
  expect([countLines(encode(lines)), countLines("!")]).toEqual([5, 0]);
});

test("lists with the same lines have the same code, in any order of their properties", () => {
  expect(encode([{ pieces: 5, ht: true, product: 1, kind: "product" }])).toBe(
    encode([{ kind: "product", product: 1, pieces: 5, ht: true }]),
  );
});

test("twenty lines of goods with treatment and postcode fit into 2,000 characters", () => {
  const line = { kind: "product", product: 3, pieces: 1000, ht: true, postcode: "62-800 Kalisz" } as const;
  expect(encode(Array.from({ length: mostLines }, () => line)).length).toBeLessThanOrEqual(2000);
});

const eur = { k: "product", p: 1, n: 5 };
const custom = { k: "custom", n: 5 };
const load = { k: "load", p: 1, v: "semi", l: 5 };
const document = { k: "document", i: "licence" };
const [longField, longNote] = [longest.field, longest.note].map((most) => "x".repeat(most + 1));

test.each<[object, Record<string, readonly unknown[]>]>([
  [eur, { k: ["constructor", undefined], kind: ["product"], v: ["mega", 1], e: [4], s: [[1, 1, 1]] }],
  [eur, { p: [2, "1", "__proto__", undefined], n: [0, 1.5, "5", 1_000_000, undefined], l: [1] }],
  [eur, { m: [false, 1], h: [2], u: ["roof"], y: ["yes"], c: ["1|2"], d: ["1|2", longField], r: ["de"] }],
  // A field has one name: a letter, if it has one.
  [eur, { product: [3], note: ["x"], toString: [1], ["__proto__"]: [1] }],
  [eur, { t: ["a\nb", "\ud800", longNote, ["<b>"]] }],
  [load, { p: [2], v: ["mega", undefined], l: [0, 1000, undefined], n: [5] }],
  [
    { k: "blocks", n: 5 },
    { v: ["semi"], o: [["pressed", 78]], s: [[0, 1, 1]], x: [true], h: [true] },
  ],
  [document, { i: ["other", "__proto__", 5, undefined], m: [true], r: ["fr"], n: [5], c: ["62-800"] }],
  [
    custom,
    {
      s: [
        [299, 1000, 144],
        [1000, 1000],
        [1000, 1000, 144, 1],
      ],
      e: [3],
      w: [-1],
      x: [false],
    },
  ],
  [custom, { b: [[5, 39, 145, 22], [5, 100, 145], [100, 100, 145, 22], "5 100 145 22"], g: ["<b>|"] }],
  [custom, { o: [["x", 78], ["pressed"], ["pressed", 78, 78]] }],
  [custom, { f: [["x"], ["floor", 1100], ["rack", 0], []] }],
])("a line %j with another value of %j is not added to a list", (line, fields) => {
  const [before, after] = [7, 8].map((pieces) => ({ kind: "product", product: 1, pieces }));
  for (const [letter, values] of Object.entries(fields))
    for (const value of values) {
      const read = decode(
        coded([
          1,
          [
            { ...eur, n: 7 },
            { ...line, [letter]: value },
            { ...eur, n: 8 },
          ],
        ]),
        known,
      );
      expect([letter, value, read]).toEqual([letter, value, { lines: [before, after], partly: true }]);
    }
});

test.each([undefined, null, 1, "x", [eur]])("%j is no line", (part) =>
  expect(decode(oneLine(part), known)).toEqual(nothing),
);

/** Names of Object.prototype are no keys in a code. */
const prototypes =
  '[1,[{"k":"product","p":1,"n":5,"__proto__":{"m":true}},{"__proto__":{"k":"product","p":1,"n":5}}]]';

test.each([
  ...["1:561", "<script>alert(1)</script>", "%3Cscript%3E", "e30", "W10", "WzEsW10"],
  Buffer.from(prototypes).toString("base64url"),
])("the text %s adds nothing to a list", (code) => expect(decode(code, known)).toEqual(nothing));

test("a code that is too long is not decoded, and a list has at most the allowed lines", () => {
  expect(decode(coded([1, Array(500_000).fill({ k: "product", p: 1, n: 5 })]), known)).toEqual(nothing);
  const random = randomNumbers(2);
  const goods = randomLines(random, known, 2 * mostLines)
    .filter(isGoods)
    .slice(0, mostLines + 1);
  const document = { kind: "document", document: "licence" } as const;
  expect(goods).toHaveLength(mostLines + 1);
  // Documents do not count, and repeated documents are skipped.
  expect(decode(encode([document, ...goods, document]), known)).toEqual({
    lines: [document, ...goods.slice(0, mostLines)],
    partly: false,
    tooMany: true,
  });
  expect(decode(encode([...goods.slice(1), document]), known)).toEqual({
    lines: [...goods.slice(1), document],
    partly: false,
  });
});

test("the longest possible list is decoded completely", () => {
  const line = {
    kind: "custom",
    pieces: 999_999,
    size: [palletRanges.side[1], palletRanges.side[1], palletRanges.height[1]],
    ht: false,
  } as const;
  const terms = { monthly: true, unloading: "tailLift", date: "2026-12-31" } as const;
  const texts = { postcode: "木".repeat(longest.field), note: "木".repeat(longest.note) };
  const lines = Array.from({ length: mostLines }, () => ({ ...line, ...terms, ...texts }));
  expect(decode(encode(lines), known)).toEqual({ lines, partly: false });
});

test("invalid codes never throw", () => {
  const random = randomNumbers(3);
  const code = encode(randomLines(random, known, mostLines));
  for (let run = 0; run < 300; run++) {
    const cut = Math.floor(random() * code.length);
    const broken = code.slice(0, cut) + String.fromCharCode(random() * 0xffff) + code.slice(cut + 1);
    expect(decode(broken, known).lines.length).toBeLessThanOrEqual(mostLines);
  }
});

/** Texts that mail programs, chats and link trackers append to a link. */
const tails =
  "?utm_source=x &fbclid=x ) . > %3E , ; ! \" %22 ' * ** _ __ ] } / : %20 %20und%20mehr %E2%80%8B %C2%A0 = %3D %0A #x".split(
    " ",
  );

test.each(["", ...tails])("a code followed by %j is decoded", (tail) => {
  const random = randomNumbers(5);
  for (let run = 0; run < 5; run++) {
    const lines = randomLines(random, known, 3);
    expect(decode(encode(lines) + tail, known)).toEqual({ lines, partly: false });
    expect(countLines(encode(lines) + tail)).toBe(lines.length);
  }
});
