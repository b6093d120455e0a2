/** What a link to the quote form brings along, in the part of the address that no server sees: a line of the list. */
export const quoteContext = {
  /** So many pieces of a product. */
  pieces: (product: number, pieces: number) => `#l=v1,${product}:${pieces}`,
  /** So many full loads of a product. */
  loads: (product: number, loads: number, vehicle: string) => `#l=v1,${product}:${loads}*${vehicle}`,
  /** So many pallets of a size of the visitor's own; mm. */
  custom: (pieces: number, size: readonly [length: number, depth: number, height: number]) =>
    `#l=v1,custom:${pieces};s${size.join("x")}`,
} as const;
