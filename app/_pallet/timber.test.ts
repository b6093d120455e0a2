import { timberVolume } from "./timber";

const pallet = {
  length: 1000,
  depth: 500,
  height: 100,
  boardThickness: 10,
  blockHeight: 70,
  deckBoards: [100, 100],
  deckIsFixed: true,
  blockRows: [100, 100],
  blockColumns: [100, 100],
  blocks: "solid",
  mass: 10,
} as const;

test("boards and solid blocks are timber", () => {
  // Deck 2 × 1000 × 100, stringers 2 × 500 × 100, bottom 2 × 1000 × 100, all 10 thick; blocks 4 × 100 × 100 × 70.
  expect(timberVolume(pallet)).toBeCloseTo((500_000 * 10 + 2_800_000) / 1e9, 10);
});

test("pressed blocks are no timber", () => {
  expect(timberVolume({ ...pallet, blocks: "pressed" })).toBeCloseTo(0.005, 10);
});

test("bearers are timber as high as a block and a stringer board", () => {
  // Deck and bottom 4 × 1000 × 100 × 10, bearers 2 × 1000 × 100 × 80.
  expect(timberVolume({ ...pallet, bearers: true })).toBeCloseTo(0.02, 10);
});
