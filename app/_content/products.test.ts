import { testCatalog } from "../_i18n/test-translator";
import { othersNear, type Product, productById, products } from "./products";

test("a product is found by its id, which no other has", () => {
  for (const product of products) expect(productById(product.id)).toBe(product);
});

test.each([0, -1, 1.5, NaN])("there is no product %p", (id) => {
  expect(productById(id)).toBeUndefined();
});

test("other products are all of a short catalogue, and the four nearest of a long one", () => {
  const [first] = products;
  const ids = (count: number, of: number) => {
    const catalogue = Array.from({ length: count }, (_, id) => ({ ...first, id }) as Product);
    return othersNear({ ...first, id: of } as Product, catalogue).map(({ id }) => id);
  };
  expect(ids(3, 1)).toEqual([0, 2]);
  expect(ids(5, 0)).toEqual([1, 2, 3, 4]);
  expect([0, 1, 5, 8, 9].map((of) => ids(10, of))).toEqual([
    [1, 2, 3, 4],
    [0, 2, 3, 4],
    [3, 4, 6, 7],
    [5, 6, 7, 9],
    [5, 6, 7, 8],
  ]);
});

describe.each<Product>(products)("product $id", (product) => {
  const { id, geometry } = product;

  test("its length is the longer side, its layers add up to its height, and its parts fit", () => {
    const { length, depth, height, boardThickness, blockHeight } = geometry;
    const { deckBoards, blockRows, blockColumns } = geometry;
    const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
    expect(length).toBeGreaterThanOrEqual(depth);
    expect(3 * boardThickness + blockHeight).toBe(height);
    for (const [parts, side] of [
      [deckBoards, depth],
      [blockRows, depth],
      [blockColumns, length],
    ] as const) {
      expect(sum(parts)).toBeLessThan(side);
      expect(parts.toReversed()).toEqual(parts);
    }
  });

  test("its text fields hold the translation keys products.{id}.{field}", () => {
    for (const field of Object.keys(testCatalog("pl").products[id]))
      expect(product).toHaveProperty(field, `products.${id}.${field}`);
  });
});
