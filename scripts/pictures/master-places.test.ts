import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { news } from "../../app/_content/news";
import { type Product, products } from "../../app/_content/products";
import { masterFindings, orphanMasters, placesOf } from "./master-places";

const card = { what: "the picture of a card", width: 1200, height: 900 };
const findings = (width: number, height: number) =>
  masterFindings([{ name: "yard", width, height }], () => [card]);

test.each([
  [1200, 900],
  [1600, 1200],
  [4032, 3024],
  [1201, 900],
])("%i × %i pixels are enough for 1200 × 900", (width, height) => {
  expect(findings(width, height)).toEqual([]);
});

test.each([
  [800, 600, "is too small"],
  [1199, 899, "is too small"],
  [1600, 900, "has another shape"],
  [900, 1200, "has another shape"],
  [1200, 1200, "has another shape"],
])("%i × %i pixels: it %s, and what it needs is said", (width, height, fault) => {
  expect(findings(width, height)).toEqual([
    `pictures/masters/yard.jpg (${width} × ${height} pixels) ${fault}: the picture of a card needs ` +
      "1200 × 900 pixels, or more in the same proportion.",
  ]);
});

test("what every product and every article shows has its place, and so has what the design shows", () => {
  for (const { id, img, camera } of products as readonly Product[]) {
    const least = camera?.frame ?? { width: expect.any(Number) as number, height: expect.any(Number) as number };
    expect(placesOf(img)).toContainEqual({ what: `the picture of product ${id}`, ...least });
  }
  for (const { picture } of news) expect(placesOf(picture)).not.toEqual([]);
  expect(placesOf("hero-something")).toHaveLength(1);
  expect(placesOf("heron")).toEqual([]);
});

test("a picture with two places has to do for both", () => {
  const wide = { what: "the picture of a page", width: 1600, height: 1200 };
  expect(masterFindings([{ name: "yard", width: 1200, height: 900 }], () => [card, wide])).toEqual([
    expect.stringContaining("the picture of a page needs 1600 × 1200"),
  ]);
});

test("a master that no source mentions is named; tests and the list of all pictures are no mention", () => {
  const sources = mkdtempSync(path.join(tmpdir(), "sources-"));
  try {
    writeFileSync(path.join(sources, "page.tsx"), '<Picture name="yard" />');
    writeFileSync(path.join(sources, "page.test.tsx"), '<Picture name="left-over" />');
    writeFileSync(path.join(sources, "pictures.manifest.ts"), '"left-over": {}');
    expect(orphanMasters([{ name: "yard" }, { name: "left-over" }, { name: "yar" }], sources)).toEqual([
      "pictures/masters/left-over.jpg is unused: delete it, or show it on a page.",
      "pictures/masters/yar.jpg is unused: delete it, or show it on a page.",
    ]);
  } finally {
    rmSync(sources, { recursive: true });
  }
});
