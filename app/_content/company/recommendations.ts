import type { ProductId } from "../products";

/**
 * The slides of the client slider, in order: keys of `home.recommendations`. Each industry buys a catalogue
 * product, a custom size in mm, or a pallet to a drawing.
 */
// Unconfirmed (should): an industry stands where a client's name and logo belong, until that client agrees to
// be shown
export const recommendations = [
  { key: "slide1", product: 1 },
  { key: "slide2", product: 1 },
  { key: "slide3", product: 3 },
  { key: "slide4", product: 1 },
  { key: "slide5", size: [1140, 1140] },
  { key: "slide6", product: 4 },
  { key: "slide7" },
  { key: "slide8", product: 4 },
] as const satisfies readonly {
  key: `slide${number}`;
  product?: ProductId;
  size?: readonly [length: number, depth: number];
}[];

export type Recommendation = (typeof recommendations)[number];
