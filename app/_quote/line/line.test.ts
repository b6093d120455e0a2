import { palletRanges } from "../../_content/pallet-ranges";
import { buildOf, encodeBuild } from "./decode";
import {
  asksForMasses,
  blockSize,
  type Build,
  type Line,
  palletSize,
  indexOfDocument,
  withLines,
} from "./line";

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
  [["1200.5", 800, 144], false],
  [["1200 ", 800, 144], false],
  [["", 800, 144], false],
])("%j is the size of a pallet: %s", (figures, isSize) => {
  expect(palletSize(figures.map(String))).toEqual(isSize ? figures : undefined);
});

test.each([
  [[1, 99_999, 7], true],
  [[0, 100, 78], false],
  [[100, 100_000, 78], false],
])("%j is the size of a block: %s", (figures, isSize) => {
  expect(blockSize(figures.map(String))).toEqual(isSize ? figures : undefined);
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

test.each<[Build, string]>([
  [{}, ""],
  [
    { destination: "DE", deck: [5, 100, 145, 22], support: ["rack", 1000] },
    '{"deck":[5,100,145,22],"support":["rack",1000],"destination":"DE"}',
  ],
])("the construction %j is written as %s and read back", (build, text) => {
  expect(encodeBuild({ ...build, ...goods })).toBe(text);
  expect(buildOf(text)).toEqual(build);
});

test.each(["{", "[]", '{"entries":3}', '{"pieces":5}', "null"])("the text %s is no construction", (text) => {
  expect(buildOf(text)).toEqual({});
});
