/** Documents that can accompany the goods, in display order. `chain` is a chain-of-custody claim. */
export const papers = [
  "declaration",
  "eudr",
  "timber",
  "ispm",
  "chain",
  "masses",
  "formaldehyde",
  "carbon",
  "footprint",
] as const;

export type Paper = (typeof papers)[number];

/** Ids that a line may refer to. */
export interface Known {
  readonly products: readonly number[];
  readonly vehicles: readonly string[];
  readonly documents: readonly string[];
}
