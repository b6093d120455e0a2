import { blocksOf } from "../_content/blocks";
import { eurPallet } from "../_content/eur-pallet";
import { dimensionsOf, type PalletGeometry, type Product, supports } from "../_content/products";
import { usualVehicle, vehicleById } from "../_content/vehicles";
import { decimals, figure, inMillimetres, times, tonnes } from "../_i18n/figures";
import type { Locale } from "../_i18n/languages";
import type { Words } from "../_i18n/words";
import { timberVolume } from "../_pallet/timber";
import { type FullLoad, fullLoad } from "./full-load";

export interface Fact {
  readonly term: string;
  readonly value: string;
  /** The value without its condition, or with the condition in `note`. */
  readonly brief: string;
  readonly note?: string | undefined;
  /** The value for calculations, and its unit; undefined for words. */
  readonly figure?: number | undefined;
  readonly unit?: string | undefined;
}

/** Key of a fact, as in R40 where it is named there. */
export type FactKey = keyof Values;

type Values = ReturnType<typeof valuesOf>;

/**
 * Returns every fact of a product, from its row and full loads.
 *
 * @param words the whole catalog of the language
 */
export function productFacts(
  locale: Locale,
  words: Words,
  product: Product,
): { readonly [Key in FactKey]: Fact & Values[Key] } {
  const facts = Object.entries(valuesOf(locale, words, product)).map(([key, fact]) => [
    key,
    { term: words(`facts.labels.${key as FactKey}`), brief: fact.value, ...fact },
  ]);
  return Object.fromEntries(facts) as ReturnType<typeof productFacts>;
}

function valuesOf(locale: Locale, words: Words, { geometry, maxLoad, timber, use }: Product) {
  const { length, depth, height, boardThickness, deckBoards, mass } = geometry;
  const measured = (count: number, unit = "", digits = 0) => ({
    value: [decimals(locale, count, digits), unit].filter(Boolean).join("\u00a0"),
    figure: Number(count.toFixed(digits)),
    unit,
  });
  /** Returns a mass as text, and its condition. */
  const conditional = (key: "maxKg" | "mass", kilograms: number) => {
    const brief = words(`facts.${key}.brief`, { kg: figure(locale, kilograms) });
    const note = words(`facts.${key}.note`);
    return { ...measured(kilograms, "kg"), value: words(`facts.${key}.value`, { brief, note }), brief, note };
  };
  const pieces = words("facts.pieces");
  const usual = fullLoad(usualVehicle, geometry);
  const loaded = (load: FullLoad) => {
    const { formula, mass } = loadTexts(locale, words, load);
    return { ...measured(load.perTrip, pieces), value: `${formula}, ${mass}` };
  };
  return {
    dimension: { value: dimensionsOf(geometry) },
    format: { value: times(length, depth) },
    length: measured(length, "mm"),
    depth: measured(depth, "mm"),
    height: measured(height, "mm"),
    surface: measured((length * depth) / 1e6, "m²", 2),
    maxKg: conditional("maxKg", maxLoad),
    mass: conditional("mass", mass),
    desk: { value: boardsText(words, geometry) },
    deckBoards: measured(deckBoards.length),
    boardThickness: measured(boardThickness, "mm"),
    block: { value: blocksText(locale, words, geometry) },
    blockKind: { value: words(`facts.blockKind.${geometry.blocks}`) },
    timberVolume: measured(timberVolume(geometry), "m³", 3),
    entries: { value: words("facts.entries") },
    quality: { value: words(`facts.quality.${timber}`) },
    tolerance: { value: words("facts.tolerance") },
    perTruck: {
      ...measured(usual.perTrip, pieces),
      note: words("facts.perTruckNote", { stacks: usual.stacks, perStack: String(usual.perStack) }),
    },
    trailer: loaded(usual),
    ft40hc: loaded(fullLoad(vehicleById("ft40hc"), geometry)),
    floorPlaces: measured(usual.stacks),
    perStack: measured(usual.perStack),
    ht: { value: words("facts.ht"), note: words("facts.htNote") },
    mark: { value: words("facts.mark") },
    use: { value: words(use) },
  } satisfies Record<string, Omit<Fact, "term" | "brief">>;
}

/** Returns the sums of a full load as texts for tables and lists. */
export function loadTexts(locale: Locale, words: Words, { stacks, perStack, pieces, mass }: FullLoad) {
  const sums = { stacks, perStack: figure(locale, perStack), pieces: figure(locale, pieces) };
  return {
    ...sums,
    stacks: times(stacks, perStack),
    formula: words("load.formula.pieces", sums),
    mass: words("load.table.massValue", { total: tonnes(locale, mass) }),
  };
}

/** Returns the known loads on supports as facts. */
export function supportFacts(locale: Locale, words: Words, { supportLoads = {} }: Product) {
  return supports.flatMap((support) => {
    const kg = supportLoads[support];
    const name = words(`facts.supports.${support}`);
    return kg
      ? [
          {
            term: name.charAt(0).toLocaleUpperCase(locale) + name.slice(1),
            value: words("facts.maxKg.brief", { kg: figure(locale, kg) }),
          },
        ]
      : [];
  });
}

/** Returns the data that only a quote gives: unknown loads on supports, tolerances, the certificate. */
export function onRequest(words: Words, { supportLoads = {} }: Product): string {
  const open = supports.filter((support) => !supportLoads[support]);
  const names = open.map((support) => words(`facts.supports.${support}`)).join(", ");
  return [
    names && words("facts.onRequest.loads", { supports: names }),
    words("facts.onRequest.tolerances"),
    words("facts.onRequest.certificate"),
  ]
    .filter(Boolean)
    .join("; ");
}

/** Returns the description on a product's page: its catalog text with the figures of its row. */
export function descriptionOf(words: Words, { desc, geometry }: Product): string {
  const { length, depth, height, boardThickness } = geometry;
  return words(desc, {
    format: inMillimetres(length, depth),
    height: String(height),
    board: String(boardThickness),
    usualBoard: String(eurPallet.boardThickness),
  });
}

function boardsText(words: Words, geometry: PalletGeometry): string {
  const { boardThickness, deckBoards, deckIsFixed, blockRows, blockColumns } = geometry;
  const [deck, stringers, bottom] = [deckBoards.length, blockColumns.length, blockRows.length];
  const boards = words("facts.desk.fixed", {
    boards: String(deck + stringers + bottom),
    thickness: String(boardThickness),
    deck: String(deck),
    stringers,
    bottom,
  });
  return deckIsFixed ? boards : words("facts.desk.agreed", { boards });
}

/** Returns the number of blocks of each size: "6 pcs 145 × 100 × 78 mm and 3 pcs 145 × 145 × 78 mm". */
function blocksText(locale: Locale, words: Words, geometry: PalletGeometry): string {
  const { blockHeight, deckIsFixed, blockRows, blockColumns } = geometry;
  const count = String(blockRows.length * blockColumns.length);
  const blocks = words(`facts.block.${geometry.blocks}`, { count });
  if (!deckIsFixed) return words("facts.block.height", { blocks, height: String(blockHeight) });
  const sizes = blocksOf(geometry).map(({ count, size }) =>
    words("facts.block.size", { count: String(count), size: inMillimetres(...size) }),
  );
  // In Polish, a word of one letter must not end a line.
  const list = new Intl.ListFormat(locale).format(sizes).replace(" i ", " i\u00a0");
  return words("facts.block.sizes", { blocks, sizes: list });
}
