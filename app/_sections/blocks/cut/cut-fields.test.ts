/** @jest-environment jsdom */
import { blockProfile, cutRange, offeredBlocks } from "../../../_content/blocks";
import { encode } from "../../../_quote/code/code";
import { decode } from "../../../_quote/code/decode";
import { lineOfCut, offeredLengths, otherLength, readCut, usualCut, volumeOf } from "./cut-fields";

const [least, most] = cutRange;

test("as usual, nothing is wrong, and what is on offer is drawn", () => {
  const read = readCut(usualCut);
  expect(read.faults).toEqual([]);
  expect(offeredLengths).toContain(read.cut);
});

test.each([
  ["a length on offer", { s: String(offeredLengths.at(-1)) }, offeredLengths.at(-1), []],
  ["the least", { s: otherLength, d: String(least) }, least, []],
  ["the greatest, between spaces", { s: otherLength, d: ` ${most} ` }, most, []],
  ["less than the least", { s: otherLength, d: String(least - 1) }, offeredLengths[0], ["d"]],
  ["more than the greatest", { s: otherLength, d: String(most + 1) }, offeredLengths[0], ["d"]],
  ["words", { s: otherLength, d: "long" }, offeredLengths[0], ["d"]],
  ["what is not offered", { s: "<b>" }, offeredLengths[0], ["s"]],
  ["no pieces", { n: "0" }, offeredLengths[0], ["n"]],
  ["too many pieces", { n: "10000000" }, offeredLengths[0], ["n"]],
] as const)("%s", (_, fields, cut, faults) => {
  expect(readCut({ ...usualCut, ...fields })).toMatchObject({ cut, faults });
});

test("a length that is not typed is not looked at", () => {
  expect(readCut({ ...usualCut, d: "none" }).faults).toEqual([]);
});

test("pieces may be grouped by spaces", () => {
  expect(readCut({ ...usualCut, n: "9 000" }).pieces).toBe(9000);
});

test("the line of the list is what was requested, and survives a link", () => {
  const line = lineOfCut(readCut({ s: otherLength, d: "130", n: "900" }));
  expect(line).toEqual({ kind: "blocks", pieces: 900, size: [blockProfile.width, 130, blockProfile.height] });
  const known = { products: [], vehicles: [], documents: [] };
  expect(decode(encode([line]), known)).toEqual({ lines: [line], partly: false });
});

test("blocks on offer are requested in the size they have", () => {
  for (const { size } of offeredBlocks)
    expect(lineOfCut(readCut({ ...usualCut, s: String(size[1]) }))).toMatchObject({ size });
});

test("a cube of a decimetre holds a litre", () => {
  const { width, height } = blockProfile;
  expect(volumeOf(1e6 / (width * height))).toBeCloseTo(1);
});
