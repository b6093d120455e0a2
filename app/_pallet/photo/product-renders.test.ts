import { type PalletGeometry, type Product, products, type RenderCamera } from "../../_content/products";
import { eur, industrial, studioCamera } from "../test-pallets";
import { photoMeasures } from "./photo-measures";

/** Where a pallet's dimension lines begin and end, across the picture: 0 is its left edge, 1 its right one. */
function extent(geometry: PalletGeometry, camera: RenderCamera): [from: number, to: number] {
  const places = photoMeasures(geometry, camera).flatMap(({ line }) => {
    const [, dimension = ""] = line.split("M");
    return dimension.split("L").map((point) => Number(point.split(" ")[0]) / camera.frame.width);
  });
  return [Math.min(...places), Math.max(...places)];
}

/** The studio fills its frame: lines that reach beyond it, or leave much of it empty, are those of another pallet. */
function fits(geometry: PalletGeometry, camera: RenderCamera): boolean {
  const [from, to] = extent(geometry, camera);
  return from > 0 && to < 1 && to - from > 0.92;
}

test("every product with a camera fills the picture that the camera took", () => {
  const taken = (products as readonly Product[]).flatMap(({ id, geometry, camera }) =>
    camera ? [{ id, fits: fits(geometry, camera), shape: camera.frame.width / camera.frame.height }] : [],
  );
  for (const { id, fits, shape } of taken) {
    expect([id, fits]).toEqual([id, true]);
    // Square pixels: the lens holds for both directions.
    expect(shape).toBeCloseTo(4 / 3);
  }
});

test("a camera that was copied from a pallet of another size is noticed", () => {
  const [short, long] = [studioCamera(119), studioCamera(128)];
  expect([fits(eur, long), fits(industrial, short)]).toEqual([true, true]);
  expect([fits(eur, short), fits(industrial, long)]).toEqual([false, false]);
});
