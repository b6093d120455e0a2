import { blockProfile, blocksOf, cutRange, offeredBlocks } from "./blocks";
import { products } from "./products";

test.each(products)("the blocks of product $id are all of its blocks", ({ geometry }) => {
  const blocks = blocksOf(geometry);
  const total = blocks.reduce((sum, { count }) => sum + count, 0);
  expect(total).toBe(geometry.blockRows.length * geometry.blockColumns.length);
  for (const { size } of blocks) {
    expect(geometry.blockColumns).toContain(size[0]);
    expect(geometry.blockRows).toContain(size[1]);
    expect(size[2]).toBe(geometry.blockHeight);
  }
});

test("rows of two widths are two sizes, outer and middle ones", () => {
  const narrow = { blockRows: [50, 70, 50], blockColumns: [90, 90], blockHeight: 80 };
  expect(blocksOf(narrow)).toEqual([
    { size: [90, 50, 80], middle: false, count: 4 },
    { size: [90, 70, 80], middle: true, count: 2 },
  ]);
});

test("every offered block can be cut from the profile", () => {
  const [least, most] = cutRange;
  for (const { size } of offeredBlocks) {
    expect([size[0], size[2]]).toEqual([blockProfile.width, blockProfile.height]);
    expect(size[1]).toBeGreaterThanOrEqual(least);
    expect(size[1]).toBeLessThanOrEqual(most);
  }
});
