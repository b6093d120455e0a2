import { guillotineBlocks } from "./guillotine";
import { packFloor } from "./pack-floor";
import { reachOf } from "./reach";

const trailer = { length: 13_600, width: 2480 };

test("near 600 mm, where the search by blocks has to stop early, no fewer are found than by cuts from wall to wall", () => {
  const count = (length: number, depth: number, play: number) =>
    packFloor(trailer, { length, depth }, { play }).places.length;
  expect(count(625, 601, 10)).toBeGreaterThanOrEqual(85);
  expect(count(625, 601, 0)).toBeGreaterThanOrEqual(88);
  expect(count(640, 610, 0)).toBeGreaterThanOrEqual(85);
});

test("the blocks lie inside, none on another, and a pallet goes into each", () => {
  const [long, short] = [635, 611];
  const blocks = guillotineBlocks(long, short, reachOf(long, short, trailer.length), trailer);
  expect(blocks.length).toBeGreaterThan(1);
  for (const [index, one] of blocks.entries()) {
    expect(one.x + one.length).toBeLessThanOrEqual(trailer.length);
    expect(one.y + one.width).toBeLessThanOrEqual(trailer.width);
    for (const other of blocks.slice(index + 1)) {
      const isApart =
        one.x + one.length <= other.x ||
        other.x + other.length <= one.x ||
        one.y + one.width <= other.y ||
        other.y + other.width <= one.y;
      expect(isApart).toBe(true);
    }
  }
});
