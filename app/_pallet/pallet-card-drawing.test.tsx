import { renderToStaticMarkup } from "react-dom/server";

import { PalletCardDrawing } from "./pallet-drawing";
import { eur, heavyDuty, industrial } from "./test-pallets";

const drawings = [eur, industrial, heavyDuty].map((geometry) =>
  renderToStaticMarkup(<PalletCardDrawing geometry={geometry} />),
);
const found = (pattern: RegExp) =>
  drawings.map((html) => Array.from(html.matchAll(pattern), ([, value]) => value));

test("every pallet is drawn on a sheet of the same size, hidden from screen readers", () => {
  for (const html of drawings)
    expect(html).toMatch(/^<svg class="pallet-drawing" viewBox="-10 -90 1360 1420" aria-hidden="true">/);
});

test("top views end on one line, side views stand on one line", () => {
  expect(found(/translate\(0 (\d+)\)"/g)).toEqual([
    ["200", "1180"],
    ["0", "1180"],
    ["0", "1162"],
  ]);
});

test("depth, height and length are dimensioned beside the views", () => {
  expect(drawings[0]).toContain('<text transform="translate(1319 600)rotate(-90)">800</text>');
  expect(drawings[0]).toContain('<text transform="translate(1319 1252)rotate(-90)">144</text>');
  expect(drawings[0]).toContain('<text x="600" y="1108">1200</text>');
});
