/** Minimum and maximum, both inclusive. */
export type Range = readonly [least: number, most: number];

/**
 * Allowed values of a custom pallet in the tools, the quote form and the list code. Lengths in mm, masses in
 * kg. Every height composed of parts is within `height`.
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

/** Usual least and greatest side, mm. A proposal, to be confirmed by the owner. */
export const usualSides: Range = [300, 3000];
