/** One sheet for every kind of pallet, in mm: plans stand on one line, long sides on another, all at one scale. */
export const kindSheet = { viewBox: "-12 -12 1224 1248", planBottom: 1000, ground: 1212 } as const;
