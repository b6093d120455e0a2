/** @jest-environment node */
import { palletRanges } from "../_content/pallet-ranges";
import { decode, encode } from "./code";
import { greatest, type Line, longest, mostLines } from "./line";
import { randomLine, randomLines, randomNumbers } from "./test-lines";

const known = { products: [1, 3, 40], vehicles: ["semi", "ft20"], documents: ["licence"] };
const nothing = { lines: [], partly: true };

test("a list comes back from its code as it was, whatever stands in it", () => {
  const random = randomNumbers(1);
  for (let run = 0; run < 300; run++) {
    const lines = randomLines(random, known, mostLines);
    const code = encode(lines);
    expect(decode(code, known)).toEqual({ lines, partly: false });
    // As the hash of an address, too.
    expect(new URL(`https://silvapal.example/#l=${code}`).hash).toBe(`#l=${code}`);
  }
});

test("an empty list is an empty text", () => {
  expect(encode([])).toBe("");
  expect(decode("", known)).toEqual({ lines: [], partly: false });
});

test("a code names its version, and may be written without it by hand", () => {
  const lines = [{ kind: "product", product: 1, pieces: 561 }] as const;
  expect(encode(lines)).toBe("v1,1:561");
  expect(decode("1:561", known)).toEqual({ lines, partly: false });
  expect(decode("v2,1:561", known)).toEqual({ lines, partly: true });
});

test.each([
  "1",
  "1:",
  "1:0",
  "1:-5",
  "1:1.5",
  "1:1e3",
  "1:0x10",
  "1: 5",
  "1:1000000",
  "1:5:5",
  "2:5",
  "-1:5",
  "1:5*",
  "1:5*mega",
  "1:5*semi*semi",
  "1:1000*semi",
  "blocks:5*semi",
  "__proto__:5",
  "constructor:5",
  "doc:other",
  "doc:licence;m",
  "doc",
  "1:5;",
  "1:5;x",
  "1:5;m1",
  "1:5;m;m",
  "1:5;h2",
  "1:5;h",
  "1:5;htoString",
  "1:5;s1x1x1",
  "custom:5;s1x1",
  "custom:5;s0x1x1",
  "custom:5;s1x1x1x1",
  "custom:5;s299x1000x144",
  "custom:5;s1000x4001x144",
  "custom:5;s1000x1000x69",
  "custom:5;s1000x1000x1001",
  "custom:5;b5x39x145x22",
  "1:5;nA:B",
  "1:5;uroof",
  "1:5;e4",
  "blocks:5;kp78",
  "custom:5;b5x100x145",
  "custom:5;b100x100x145x22",
  "custom:5;kx78",
  "custom:5;kp",
  "custom:5;e3",
  "custom:5;w-1",
  "custom:5;ox",
  "custom:5;of1100",
  "custom:5;or0",
  "custom:5;g%3Cb%3E%7C",
  "custom:5;e4;e4",
  "1:5;d2026-02-30",
  "1:5;d2026-2-3",
  "1:5;d20261-01-01",
  "1:5;c%",
  "1:5;c%20",
  "1:5;n%0A",
  "1:5;n%00",
  "1:5;c1%7C2",
  `1:5;n${"x".repeat(longest.note + 1)}`,
  "<script>alert(1)</script>",
  "javascript:alert(1)",
  "%3Cscript%3E",
])("nothing of %s comes into a list", (code) => {
  expect(decode(code, known)).toEqual(nothing);
  expect(decode(`1:7,${code},3:8`, known)).toEqual({
    lines: [
      { kind: "product", product: 1, pieces: 7 },
      { kind: "product", product: 3, pieces: 8 },
    ],
    partly: true,
  });
});

test("what is too long is not looked at, and a list stays as short as it may be", () => {
  expect(decode("1:5,".repeat(2_500_000), known)).toEqual(nothing);
  const random = randomNumbers(2);
  const lines = Array.from({ length: mostLines + 1 }, () => randomLine(random, known));
  const read = decode(encode(lines), known);
  expect(read).toMatchObject({ partly: false, tooMany: true });
  expect(read.lines).toEqual(lines.slice(0, mostLines));
});

test("the longest list there can be comes back whole", () => {
  const line = {
    kind: "custom",
    pieces: greatest.pieces,
    size: [palletRanges.side[1], palletRanges.side[1], palletRanges.height[1]],
    ht: false,
  } as const;
  const terms = { monthly: true, unloading: "tailLift", date: "2026-12-31" } as const;
  const texts = { postcode: "木".repeat(longest.postcode), note: "木".repeat(longest.note) };
  const lines = Array.from({ length: mostLines }, () => ({ ...line, ...terms, ...texts }));
  expect(decode(encode(lines), known)).toEqual({ lines, partly: false });
});

test("rubbish never throws", () => {
  const random = randomNumbers(3);
  const code = encode(randomLines(random, known, mostLines));
  for (let run = 0; run < 300; run++) {
    const cut = Math.floor(random() * code.length);
    const broken = code.slice(0, cut) + String.fromCharCode(random() * 0xffff) + code.slice(cut + 1);
    expect(decode(broken, known).lines.length).toBeLessThanOrEqual(mostLines);
  }
});

/** What mail programs do to the signs of a link. */
const escapes: readonly (readonly [string, (code: string) => string])[] = [
  ["commas", (code) => code.replaceAll(",", "%2C")],
  ["commas, in small letters", (code) => code.replaceAll(",", "%2c")],
  ["one comma", (code) => code.replace(/,(?=[^,]*$)/, "%2C")],
  ["semicolons", (code) => code.replaceAll(";", "%3B")],
  ["colons", (code) => code.replaceAll(":", "%3A")],
  ["commas and semicolons", (code) => code.replaceAll(",", "%2C").replaceAll(";", "%3B")],
  ["all that parts lines and terms", (code) => code.replace(/[,;:*]/g, encodeOne)],
  ["letters", (code) => code.replace(/(?<!%[\dA-F]?)[a-z]/g, encodeOne)],
  ["everything once more", encodeURIComponent],
];

function encodeOne(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
}

test.each(escapes)("a link is read after a mail program has escaped %s", (_, escape) => {
  const lines: readonly Line[] = [
    {
      kind: "product",
      product: 1,
      pieces: 561,
      ht: true,
      postcode: "62-800 Kalisz",
      note: "Rampa; brama 3, od 7:00",
    },
    {
      kind: "custom",
      pieces: 5,
      size: [1300, 1100, 150],
      monthly: true,
      entries: 4,
      support: ["rack", 1100],
    },
    { kind: "load", product: 3, vehicle: "semi", loads: 2, unloading: "dock", date: "2026-12-31" },
    { kind: "blocks", pieces: 100, size: [145, 100, 78] },
    { kind: "document", document: "licence" },
  ];
  expect(decode(escape(encode(lines)), known)).toEqual({ lines, partly: false });
});
