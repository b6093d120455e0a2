import { producedPallets } from "./pallet-count";

const start = Date.parse("2023-12-31T23:00:00Z");

test.each([
  ["at the start of 2024 in Warsaw", 0, 1_502_313],
  ["just before the first pallet", 6_999, 1_502_313],
  ["with the first pallet", 7_000, 1_502_314],
  ["after a day", 24 * 60 * 60 * 1000, 1_502_313 + 12_342],
  ["before the start, rounded down", -1, 1_502_312],
])("%s", (_, elapsed, count) => {
  expect(producedPallets(start + elapsed)).toBe(count);
});
