import { products } from "../_content/products";
import { blocksDrawing, outlineDrawing, palletDrawing, type SmallDrawing } from "./small-drawing";
import { eur, industrial } from "./test-pallets";
import { rectangles } from "./path-data";

/** Returns the rectangles of path data as left, top, width and height. */
function rectanglesIn(data: string): [number, number, number, number][] {
  let [x, y] = [0, 0];
  return [...data.matchAll(/([Mm])(\S+) (\S+?)h(\S+?)v(\S+?)h-/g)].map(([, command, ...figures]) => {
    const [dx = 0, dy = 0, width = 0, height = 0] = figures.map(Number);
    [x, y] = command === "M" ? [dx, dy] : [x + dx, y + dy];
    return [x, y, width, height];
  });
}

/** Returns left, top, width and height around the rectangles of paths. */
function around(paths: SmallDrawing["paths"]) {
  const all = paths.flatMap(([, data]) => rectanglesIn(data));
  const [left, top] = [Math.min(...all.map(([x]) => x)), Math.min(...all.map(([, y]) => y))];
  const right = Math.max(...all.map(([x, , width]) => x + width));
  const bottom = Math.max(...all.map(([, y, , height]) => y + height));
  return [left, top, right - left, bottom - top].map(Math.round);
}

const boxOf = ({ viewBox }: SmallDrawing) => viewBox.split(" ").map(Number);

const drawn = [
  ...products.map(({ geometry }) => [geometry, false] as const),
  [{ ...eur, blocks: "solid", bearers: true }, false],
  [industrial, true],
  [{ ...eur, length: 2400 }, true],
  [{ ...eur, length: 600, depth: 2144 }, true],
] as const;

test.each(drawn)(
  "of %j, filling its sheet: %j, the side stands on the ground, the top view above it",
  (geometry, isOwn) => {
    const { length, depth, height, deckBoards, blockRows, blockColumns, blocks } = geometry;
    const drawing = palletDrawing(geometry, isOwn);
    const [left = 0, top = 0, wide = 0, tall = 0] = boxOf(drawing);
    const [below, boards, sawn, supports] = drawing.paths;
    const above = around(drawing.paths.slice(0, 2));
    const side = around(drawing.paths.slice(2));
    const end = (box: number[]) => (box[1] ?? 0) + (box[3] ?? 0);
    expect([above.slice(2), side.slice(2)]).toEqual([
      [length, depth],
      [length, height],
    ]);
    expect([above[0], (above[1] ?? NaN) >= top, end(above) < (side[1] ?? 0)]).toEqual([side[0], true, true]);
    // On one line with its neighbours: the ground lies two edges above the end of the sheet.
    const ground = top + tall - 2 * -left;
    expect(Math.abs(end(side) - ground)).toBeLessThan(2);
    expect((side[0] ?? 0) + length).toBeLessThanOrEqual(left + wide);
    const bearers = "bearers" in geometry;
    expect([below, boards, supports].map((path) => rectanglesIn(path?.[1] ?? "").length)).toEqual([
      bearers ? blockRows.length : blockColumns.length,
      deckBoards.length,
      bearers ? 1 : blockColumns.length,
    ]);
    expect([sawn?.[0], supports?.[0]]).toEqual(["wood", blocks === "pressed" ? "chip" : "wood"]);
  },
);

test("blocks and the placeholder are drawn at the scale of a catalogue pallet", () => {
  const [, side] = [palletDrawing(eur), around(palletDrawing(eur).paths.slice(2))];
  const [outline, chips] = blocksDrawing().paths;
  const all = [blocksDrawing(), outlineDrawing()];
  expect(all.map(boxOf)).toEqual([boxOf(palletDrawing(eur)), boxOf(palletDrawing(eur))]);
  expect(outline && around([outline])).toEqual(around(palletDrawing(eur).paths.slice(0, 2)));
  // Nine from above, three from the side, which stand on the ground.
  expect(rectanglesIn(chips?.[1] ?? "")).toHaveLength(12);
  expect(chips && end(around([chips]))).toBe(end(side));
});

function end([, top = 0, , height = 0]: number[]): number {
  return top + height;
}

test("rectangles are placed one from another, and copies of them one above another", () => {
  const boards = [
    { x: 0, y: 0, width: 1200, height: 22 },
    { x: 527.5, y: 122, width: 145, height: 22 },
  ];
  const second = "m527.5 122h145v22h-145z";
  expect(rectangles(boards)).toBe(`M0 0h1200v22h-1200z${second}`);
  expect(rectangles(boards, 2, 144)).toBe(`M0 0h1200v22h-1200z${second}m-527.5 -266h1200v22h-1200z${second}`);
});
