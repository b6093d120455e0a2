/** What a link to the quote form brings along, after the form's address. */
export const quoteContext = {
  /** So many pieces of a product, or of a pallet of the visitor's own. */
  pieces: (product: number | "custom", pieces: number) => `?p=${product}&n=${pieces}`,
  /** So many pallets of a size of the visitor's own (mm), as a line of the list: where no server sees it. */
  custom: (pieces: number, size: readonly [length: number, depth: number, height: number]) =>
    `#l=v1,custom:${pieces};s${size.join("x")}`,
} as const;
