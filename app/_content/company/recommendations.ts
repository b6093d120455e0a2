import type { ProductId } from "../products";
import { toConfirm } from "../to-confirm";

/**
 * The slides of the client slider, in order: keys of `home.recommendations`. Each industry buys a catalogue
 * product, a custom size in mm, or a pallet to a drawing.
 *
 * @confirm an industry stands where a client's name and logo belong, until that client agrees to be shown
 */
export const recommendations = [
  { key: toConfirm("slide1"), product: 1 },
  { key: toConfirm("slide2"), product: 1 },
  { key: toConfirm("slide3"), product: 3 },
  { key: toConfirm("slide4"), product: 1 },
  { key: toConfirm("slide5"), size: [1140, 1140] },
  { key: toConfirm("slide6"), product: 4 },
  { key: toConfirm("slide7") },
  { key: toConfirm("slide8"), product: 4 },
] as const satisfies readonly {
  key: `slide${number}`;
  product?: ProductId;
  size?: readonly [length: number, depth: number];
}[];

export type Recommendation = (typeof recommendations)[number];
