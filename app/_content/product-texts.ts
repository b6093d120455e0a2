import { decimals, figure, inMillimetres } from "../_i18n/figures";
import type { Locale } from "../_i18n/languages";
import type { Words } from "../_i18n/words";
import { blocksOf } from "./blocks";
import { eurPallet } from "./eur-pallet";
import { type PalletGeometry, type Product, supports } from "./products";

/** The area of a pallet's deck in m², with its unit. */
export function surfaceOf(locale: Locale, { length, depth }: PalletGeometry): string {
  return `${decimals(locale, (length * depth) / 1e6, 2)}\u00a0m²`;
}

/** The description that stands on a product's page: its catalog text with the figures of its row. */
export function descriptionOf(words: Words, { desc, geometry }: Product): string {
  const { length, depth, height, boardThickness } = geometry;
  return words(desc, {
    format: inMillimetres(length, depth),
    height: String(height),
    board: String(boardThickness),
    usualBoard: String(eurPallet.boardThickness),
  });
}

/**
 * The sentences that every product has: one text of the catalog for all (`product.facts`), with the figures of the product's
 * row as values.
 *
 * @param words the whole catalog of the language
 */
export function productFacts(locale: Locale, words: Words, { geometry, maxLoad, timber }: Product) {
  const { boardThickness, blockHeight, deckBoards, deckIsFixed, blockRows, blockColumns, mass } = geometry;
  const layers = [deckBoards.length, blockColumns.length, blockRows.length] as const;
  const [deck, stringers, bottom] = layers;
  const boards = words("product.facts.boards", {
    boards: String(deck + stringers + bottom),
    thickness: String(boardThickness),
    deck: String(deck),
    stringers,
    bottom,
  });
  const blocks = words(`product.facts.blocks.${geometry.blocks}`, {
    count: String(blockRows.length * blockColumns.length),
  });
  return {
    surface: surfaceOf(locale, geometry),
    maxKg: words("product.facts.maxLoad", { kg: figure(locale, maxLoad) }),
    desk: deckIsFixed ? boards : words("product.facts.boardsAgreed", { boards }),
    block: deckIsFixed
      ? words("product.facts.blockSizes", { blocks, sizes: blockSizes(locale, words, geometry) })
      : words("product.facts.blockHeight", { blocks, height: String(blockHeight) }),
    quality: words(`product.facts.quality.${timber}`),
    mass: words("product.facts.mass", { kg: figure(locale, mass) }),
    entries: words("product.facts.entries"),
    tolerance: words("product.facts.tolerance"),
  };
}

/**
 * What a product carries by what it stands on: a row for each support whose figure is known, and one that names the
 * others, whose figures come with the quote.
 */
export function supportFacts(locale: Locale, words: Words, { supportLoads = {} }: Product) {
  const named = (all: readonly (typeof supports)[number][]) => {
    const names = all.map((support) => words(`product.supports.${support}`)).join(", ");
    return names.charAt(0).toLocaleUpperCase(locale) + names.slice(1);
  };
  const rows = supports.flatMap((support) => {
    const kg = supportLoads[support];
    return kg
      ? [{ term: named([support]), value: words("product.supports.load", { kg: figure(locale, kg) }) }]
      : [];
  });
  const unknown = supports.filter((support) => !supportLoads[support]);
  return unknown.length
    ? [...rows, { term: named(unknown), value: words("product.supports.withQuote") }]
    : rows;
}

/** How many blocks there are of each size: "6 pcs 145 × 100 × 78 mm and 3 pcs 145 × 145 × 78 mm". */
function blockSizes(locale: Locale, words: Words, geometry: PalletGeometry): string {
  const sizes = blocksOf(geometry).map(({ count, size }) =>
    words("product.facts.blockSize", { count: String(count), size: inMillimetres(...size) }),
  );
  // Polish has no word of one letter at a line's end.
  return new Intl.ListFormat(locale).format(sizes).replace(" i ", " i\u00a0");
}
