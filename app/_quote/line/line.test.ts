import { palletRanges } from "../../_content/pallet-ranges";
import { asksForMasses, indexOfDocument, type Line, withLines } from "./line";
import { fields } from "./terms";

const [least, most] = palletRanges.side;
const [lowest, highest] = palletRanges.height;

test.each([
  [[least, most, lowest], true],
  [[most, least, highest], true],
  [[least - 1, most, lowest], false],
  [[least, most + 1, lowest], false],
  [[least, most, lowest - 1], false],
  [[least, most, highest + 1], false],
  [[least, most], false],
  [[least, most, lowest, lowest], false],
  [["", 800, 144], false],
])("%j is the size of a pallet: %s", (figures, isSize) => {
  expect(fields.size.read(figures.join(" × "), "custom")).toEqual(isSize ? figures : undefined);
});

test.each([
  [[1, 99_999, 7], true],
  [[0, 100, 78], false],
  [[100, 100_000, 78], false],
])("%j is the size of a block: %s", (figures, isSize) => {
  expect(fields.size.read(figures.join(" × "), "blocks")).toEqual(isSize ? figures : undefined);
});

const [goods, masses, licence] = [
  { kind: "blocks", pieces: 5 },
  { kind: "document", document: "masses" },
  { kind: "document", document: "licence" },
] as const satisfies readonly Line[];

test("a document is on the list once, goods as often as they are added", () => {
  const list = withLines([masses, goods], [goods, licence, masses]);
  expect(list).toEqual([masses, goods, goods, licence]);
  expect(["masses", "licence", "eudr"].map((document) => indexOfDocument(list, document))).toEqual([
    0, 3, -1,
  ]);
  expect([list, [licence, masses], [licence, goods]].map(asksForMasses)).toEqual([true, true, false]);
});
