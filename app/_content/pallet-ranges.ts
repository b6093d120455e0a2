/** The least and the most of a figure, both included. */
export type Range = readonly [least: number, most: number];

/**
 * The figures of a pallet to order: what the tools, the quote form and the code of the quote list take. Lengths in mm,
 * masses in kg. Each height that the figures of a construction add up to is a height of `height`.
 */
export const palletRanges = {
  side: [300, 4000],
  height: [70, 1000],
  mass: [1, 2500],
  boards: [2, 30],
  boardWidth: [40, 300],
  boardThickness: [10, 60],
  blockHeight: [40, 200],
  load: [1, 20_000],
  beamSpacing: [100, 4000],
  pieces: [1, 999_999],
} as const satisfies Readonly<Record<string, Range>>;
