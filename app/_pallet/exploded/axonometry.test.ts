import { products } from "../../_content/products";
import { palletParts } from "../pallet-parts";
import { facesOf, layersOf, onSheet, project } from "./axonometry";

describe.each(products)("product $id", ({ geometry }) => {
  const layers = layersOf(geometry);

  test("every part lies in one layer, and a layer above another one is higher up", () => {
    expect(new Set(layers.flat())).toEqual(new Set(palletParts(geometry)));
    const floors = layers.map(([part]) => part?.at[2] ?? NaN);
    expect(floors).toEqual(floors.toSorted((a, b) => b - a));
  });
});

test("on bearers there is no layer of stringer boards", () => {
  const layers = layersOf({ ...products[0].geometry, bearers: true });
  expect(layers.map(([part]) => part?.kind)).toEqual(["deck board", "bearer", "bottom board"]);
});

test("faces of a part meet at their edges", () => {
  const { front, end, top } = facesOf([145, 800, 22]);
  expect([corners(front)[1], corners(front)[2]]).toEqual([corners(end)[0], corners(end)[3]]);
  expect([corners(front)[2], corners(front)[3]]).toEqual([corners(top)[2], corners(top)[3]]);
  expect([corners(end)[2], corners(end)[3]]).toEqual([corners(top)[1], corners(top)[2]]);
});

test("a place is as far on the sheet in whole units as in exact ones, to a millimetre", () => {
  for (const { at } of palletParts(products[0].geometry)) {
    const exact = project(at);
    for (const [axis, whole] of onSheet(at).entries())
      expect(Math.abs(whole - (exact[axis] ?? NaN))).toBeLessThanOrEqual(0.5);
  }
});

test("what is equally long and parallel is so on the sheet, wherever it lies", () => {
  const between = (from: readonly number[], to: readonly number[]) =>
    from.map((start, axis) => (to[axis] ?? 0) - start);
  const [x, y] = between(project([0, 0, 0]), project([500, 0, 0]));
  const [x2, y2] = between(project([300, 800, 122]), project([800, 800, 122]));
  expect(x2).toBeCloseTo(x ?? 0, 9);
  expect(y2).toBeCloseTo(y ?? 0, 9);
  const [, up = 0] = project([0, 0, 144]);
  expect(up).toBeLessThan(0);
});

/** The four corners of an outline, in the order in which they are drawn. */
function corners(outline: string): [x: number, y: number][] {
  const numbers = (outline.match(/-?\d+/g) ?? []).map(Number);
  const at: [x: number, y: number][] = [];
  for (let index = 0; index < numbers.length; index += 2) {
    const [x, y] = at.at(-1) ?? [0, 0];
    at.push([x + (numbers[index] ?? 0), y + (numbers[index + 1] ?? 0)]);
  }
  return at;
}
