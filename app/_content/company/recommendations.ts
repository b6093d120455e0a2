/**
 * The slides of the client slider, in order; words in `home.recommendations.{key}`. Each industry buys a product of the
 * catalogue, heat-treated where its goods leave the continent, or a pallet of its own: of the usual size, in mm, or to a
 * drawing.
 */
export const recommendations = [
  { key: "slide1", product: 1 },
  { key: "slide2", product: 1 },
  { key: "slide3", product: 3, isTreated: true },
  { key: "slide4", product: 1 },
  { key: "slide5", size: [1140, 1140] },
  { key: "slide6", product: 4 },
  { key: "slide7" },
  { key: "slide8", product: 4 },
] as const satisfies readonly {
  key: `slide${number}`;
  product?: number;
  isTreated?: true;
  size?: readonly [length: number, depth: number];
}[];

/** Those that stand where a client's name and logo belong, until the company has his leave to show them (R83). */
export const recommendationsToConfirm: readonly Recommendation["key"][] = recommendations.map(
  ({ key }) => key,
);

export type Recommendation = (typeof recommendations)[number];
