/** The EUR pallet: a product, and the model for the site's own drawings. */
export const eurPallet = {
  length: 1200,
  depth: 800,
  height: 144,
  boardThickness: 22,
  blockHeight: 78,
  deckBoards: [145, 100, 145, 100, 145],
  deckIsFixed: true,
  blockRows: [100, 145, 100],
  blockColumns: [145, 145, 145],
  blocks: "pressed",
  // Unconfirmed (must): the masses of loads and lorries are computed from it; it needs a scale
  mass: 25,
} as const;

/** Nails of the EUR pallet. Each diameter stands for a range of wire diameters. */
// Unconfirmed (should): the masses of materials are computed with those of EPAL 1: the company's own table
// has to say so
export const eurNails = [
  { count: 27, diameter: 3.5, length: 90 },
  { count: 27, diameter: 3.5, length: 70 },
  { count: 24, diameter: 2.9, length: 40 },
] as const;

/** EPAL's maximum load in kg on top of a loaded pallet, and nails. Source: `statements.eurFigures`. */
export const epalFigures = { stackedLoad: 4000, nails: 78 } as const;

/** Public loads of a Euro pallet in kg, by distribution. Source: `statements.palletLoads`. */
export const loadsByDistribution = { any: 1000, even: 1500, compact: 2000 } as const;
