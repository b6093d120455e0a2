/** @jest-environment node */
import { products } from "../_content/products";
import { vehicles } from "../_content/vehicles";
import { fullLoad } from "./full-load";

const box = { id: "box", height: 2000, places: { 800: 4 } };

test("a load is the places on the floor times the pallets of a stack", () => {
  expect(fullLoad(box, { length: 1200, depth: 800, height: 150 })).toEqual({
    stacks: 4,
    perStack: 12,
    pieces: 48,
  });
});

test("above a stack there is room to lift it", () => {
  expect(fullLoad(box, { length: 1200, depth: 800, height: 1900 })?.perStack).toBe(1);
  expect(fullLoad(box, { length: 1200, depth: 800, height: 1901 })?.perStack).toBe(0);
});

test.each([
  [1200, 600],
  [1000, 800],
])("for a pallet of %d by %d mm nobody has counted", (length, depth) => {
  expect(fullLoad(box, { length, depth, height: 150 })).toBeUndefined();
});

test("every vehicle has its load of every product, and a lower pallet never gives a smaller one", () => {
  for (const vehicle of vehicles)
    for (const { geometry } of products) {
      const load = fullLoad(vehicle, geometry);
      expect(load?.pieces).toBeGreaterThan(0);
      const flat = fullLoad(vehicle, { ...geometry, height: geometry.height - 10 });
      expect(flat?.pieces).toBeGreaterThanOrEqual(load?.pieces ?? Infinity);
    }
});
