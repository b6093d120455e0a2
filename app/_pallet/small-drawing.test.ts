import { blocksDrawing, outlineDrawing, palletDrawing } from "./small-drawing";
import { eur, industrial } from "./test-pallets";

const viewBox = "-12 -12 1224 1248";
const across = (y: number, height: number) =>
  `M0 ${y}h145v${height}h-145zm527.5 0h145v${height}h-145zm527.5 0h145v${height}h-145z`;
const board = (dy: number, height: number) => `m0 ${dy}h1200v${height}h-1200z`;

test("a catalogue pallet stands on the ground line, with its top view above it", () => {
  const deck =
    board(200, 145) + board(186.25, 100) + board(141.25, 145) + board(186.25, 100) + board(141.25, 145);
  expect(palletDrawing(eur)).toEqual({
    viewBox,
    paths: [
      ["wood", across(200, 800)],
      ["wood", deck.replace("m", "M")],
      [
        "wood",
        board(1068, 22).replace("m", "M") + across(22, 22).replace("M", "m") + "m-1055 100h1200v22h-1200z",
      ],
      ["chip", across(1112, 78)],
    ],
  });
  expect(palletDrawing(industrial).paths[3]).toEqual(["wood", across(1112, 78)]);
});

test.each([
  [{ length: 2400, depth: 800 }, [0, 1344]],
  [{ length: 600, depth: 2144 }, [900, 0]],
])("the custom pallet %j fills the sheet, and is centred in it", (sides, corner) => {
  const { viewBox: box, paths } = palletDrawing({ ...eur, ...sides }, true);
  expect(box).toBe("-24 -24 2448 2496");
  expect(paths.map(([, data]) => /^M(\S+) (\S+?)h/.exec(data)?.slice(1).map(Number))).toEqual([
    corner,
    corner,
    [corner[0], 2280],
    [corner[0], 2324],
  ]);
});

test("bearers are drawn in the place of stringer boards and blocks", () => {
  const { paths } = palletDrawing({ ...eur, blocks: "solid", bearers: true });
  const bearers = [board(200, 100), board(327.5, 145), board(372.5, 100)].join("").replace("m", "M");
  expect([paths[0], paths[3]]).toEqual([
    ["wood", bearers],
    ["wood", "M0 1090h1200v100h-1200z"],
  ]);
});

test("blocks are drawn in the outline of a pallet, from above and from the side", () => {
  const { viewBox: box, paths } = blocksDrawing();
  const rows = [across(200, 100), across(327.5, 145), across(372.5, 100)]
    .join("")
    .replaceAll("zM0 ", "zm-1055 ");
  expect([box, paths]).toEqual([
    viewBox,
    [
      ["hidden", "M0 200h1200v800h-1200z"],
      ["chip", rows + across(1134, 78)],
    ],
  ]);
});

test("a placeholder has the outlines of a pallet, and an arrow for its length", () => {
  expect(outlineDrawing()).toEqual({
    viewBox,
    paths: [
      ["hidden", "M0 200h1200v800h-1200zM0 1068h1200v144h-1200z"],
      ["measure", "M0 90h1200M60 65L0 90l60 25M1140 65l60 25l-60 25M0 40v100M1200 40v100"],
    ],
  });
});
