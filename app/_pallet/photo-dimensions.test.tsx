import { renderToStaticMarkup } from "react-dom/server";

import { type PalletGeometry, type Product, products, type RenderCamera } from "../_content/products";
import { pictureSources } from "../_content/pictures";
import { eur, heavyDuty, industrial, studioCamera } from "./test-pallets";
import { PhotoDimensions, photoMeasures } from "./photo-dimensions";

test("dimension lines lie along the edges in the picture, and figures at their middle, turned with them", () => {
  // Checked by eye against the render of this pallet with this lens.
  const measures = photoMeasures(heavyDuty, studioCamera(119));
  expect(measures.map(({ line, figure, x, y, angle }) => [line, figure, x, y, angle])).toEqual([
    ["M677 923L1557 667M626 894L695 933M1501 644L1576 675", "1200", 1144, 787, -16.2],
    ["M36 630L523 914M106 614L13 636M598 892L498 921", "1000", 263, 762, 30.2],
    ["M1521 630L1528 495M1502 635L1541 625M1509 500L1547 490", "162", 1525, 563, -90],
  ]);
});

test("a picture without a known camera has no dimension lines", () => {
  expect(renderToStaticMarkup(<PhotoDimensions geometry={eur} camera={undefined} />)).toBe("");
});

/**
 * Returns where the dimension lines begin and end across the picture: 0 is its left edge, 1 its right edge.
 */
function extent(geometry: PalletGeometry, camera: RenderCamera): [from: number, to: number] {
  const places = photoMeasures(geometry, camera).flatMap(({ line }) => {
    const [, dimension = ""] = line.split("M");
    return dimension.split("L").map((point) => Number(point.split(" ")[0]) / camera.frame.width);
  });
  return [Math.min(...places), Math.max(...places)];
}

/**
 * Returns whether the lines fill the frame, as in the studio. Otherwise the camera is that of another pallet.
 */
function fits(geometry: PalletGeometry, camera: RenderCamera): boolean {
  const [from, to] = extent(geometry, camera);
  return from > 0 && to < 1 && to - from > 0.92;
}

test("every product with a camera fills the picture that the camera took", () => {
  for (const { id, geometry, camera, img } of products as readonly Product[]) {
    if (!camera) continue;
    const { width, height } = pictureSources(img);
    expect([id, fits(geometry, camera), width / height]).toEqual([
      id,
      true,
      camera.frame.width / camera.frame.height,
    ]);
  }
});

test("a camera copied from a pallet of another size is detected", () => {
  const [short, long] = [studioCamera(119), studioCamera(128)];
  expect([fits(eur, long), fits(industrial, short)]).toEqual([true, true]);
  expect([fits(eur, short), fits(industrial, long)]).toEqual([false, false]);
});
