/** @jest-environment node */
import { existsSync } from "node:fs";

import { locales } from "../_i18n/languages";
import { testCatalog } from "../_i18n/test-words";
import { featured, productById, products } from "./products";

test("a product is found by its id, which no other has", () => {
  for (const product of products) expect(productById(product.id)).toBe(product);
});

test.each([0, -1, 1.5, NaN])("there is no product %p", (id) => {
  expect(productById(id)).toBeUndefined();
});

test("those that stand on every page are the first of the catalogue", () => {
  expect(products.slice(0, featured.length)).toEqual(featured);
});

describe.each(products)("product $id", (product) => {
  const { id, img, geometry, camera, maxLoad } = product;

  test("its text fields hold the translation keys products.{id}.{field}", () => {
    for (const field of Object.keys(testCatalog("pl").products[id]))
      expect(product).toHaveProperty(field, `products.${id}.${field}`);
  });

  test("is as high as its layers: three boards and a block", () => {
    expect(3 * geometry.boardThickness + geometry.blockHeight).toBe(geometry.height);
  });

  test("has its picture", () => {
    expect(existsSync(`pictures/masters/${img}.jpg`)).toBe(true);
  });

  test("was rendered with square pixels, so that the lens holds for both directions", () => {
    expect(camera.frame.width / camera.frame.height).toBeCloseTo(4 / 3);
  });

  test.each(locales)("the words in %s agree with the data", (locale) => {
    const { dimension, desk, block, maxKg, mass } = testCatalog(locale).products[id];
    expect(maxKg.replace(/\D/g, "")).toBe(String(maxLoad));
    const { length, depth, height, boardThickness, blockHeight } = geometry;
    const { deckBoards, blockRows, blockColumns } = geometry;
    expect(dimension.match(/\d+/g)).toEqual([length, depth, height].map(String));
    // All of them first, then how thick they are, then how many lie where.
    const layers = [deckBoards.length, blockColumns.length, blockRows.length];
    const boards = layers.reduce((sum, count) => sum + count);
    expect(desk.match(/\d+/g)).toEqual([boards, boardThickness, ...layers].map(String));
    expect(block).toMatch(new RegExp(`^${blockRows.length * blockColumns.length}\\b`));
    expect(block).toMatch(new RegExp(`\\b${blockHeight}\\b`));
    expect(mass.replace(/\D/g, "")).toBe(String(geometry.mass));
  });
});
