/** @jest-environment node */
import { existsSync } from "node:fs";
import de from "../../messages/de.json";
import en from "../../messages/en.json";
import pl from "../../messages/pl.json";
import { productById, products } from "./products";

test("the three products of the specification, with their prices in order", () => {
  expect(products.map(({ id, price, img }) => [id, price, img])).toEqual([
    [1, "18 zł", "product-1"],
    [3, "20 zł", "product-3-w"],
    [4, "25 zł", "product-4-w"],
  ]);
});

test("text fields hold the translation keys products.{id}.{field}", () => {
  expect(products[1]).toMatchObject({
    name: "products.3.name",
    maxKg: "products.3.maxKg",
    desk: "products.3.desk",
  });
});

test.each([1, 3, 4])("product %i is found by its id", (id) => {
  expect(productById(id)?.id).toBe(id);
});

test.each([0, 2, 5, -1, 1.5, NaN])("there is no product %p", (id) => {
  expect(productById(id)).toBeUndefined();
});

describe.each(products)("product $id", ({ id, img, geometry, camera }) => {
  test("is as high as its layers: three boards and a block", () => {
    expect(3 * geometry.boardThickness + geometry.blockHeight).toBe(geometry.height);
  });

  test("has its picture", () => {
    expect(existsSync(`pictures/masters/${img}.jpg`)).toBe(true);
  });

  test("was rendered with square pixels, so that the lens holds for both directions", () => {
    expect(camera.frame.width / camera.frame.height).toBeCloseTo(4 / 3);
  });

  test.each([
    ["pl", pl],
    ["de", de],
    ["en", en],
  ])("the words in %s agree with the geometry", (_, { products: words }) => {
    const { dimension, desk, block } = words[id];
    const { length, depth, height, boardThickness, blockHeight } = geometry;
    expect(dimension.match(/\d+/g)).toEqual([length, depth, height].map(String));
    expect(desk).toMatch(new RegExp(`\\b${boardThickness}\\b`));
    expect(block).toMatch(new RegExp(`\\b${blockHeight}\\b`));
    expect(/lityc|massiv|solid/i.test(block)).toBe(geometry.blocks === "solid");
  });
});
