/** @jest-environment node */
import { budgets } from "../weigh/budgets";
import { type Grown, growthFindings } from "./products";

const grown = (count: number, seconds: number, home = 1000, catalogue = 1000, firstView = 1): Grown => ({
  count,
  seconds,
  pages: new Map([
    ["/", home],
    ["/product-list/", catalogue],
  ]),
  firstView,
});

test("a build that takes as long for each product, and a heavier catalogue, are as they should be", () => {
  expect(growthFindings([grown(3, 60), grown(30, 66, 1010, 2000), grown(300, 126, 990, 9000)])).toEqual([]);
});

test.each([
  [
    "a build that grows faster than its products",
    [grown(3, 60), grown(30, 66), grown(300, 300)],
    "s to build among 300",
  ],
  [
    "a page that grows with products it does not show",
    [grown(3, 60), grown(30, 66, 1200)],
    "/ weighs 1200 bytes",
  ],
  [
    "a first view over its budget",
    [grown(3, 60), grown(30, 66, 1000, 1000, budgets.firstView + 1)],
    "first view has",
  ],
])("%s is named", (_, measured, finding) => {
  expect(growthFindings(measured)).toEqual([expect.stringContaining(finding)]);
});
