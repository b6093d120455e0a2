import { blocksOf } from "../_content/blocks";
import { customsCode, dimensionsOf, type PalletGeometry, type Product } from "../_content/products";
import { usualVehicle, vehicleById } from "../_content/vehicles";
import { decimals, figure, inMillimetres, times, tonnes } from "../_i18n/figures";
import { languages, type Locale } from "../_i18n/languages";
import type { SiteTranslator } from "../_i18n/translator";
import { timberVolume } from "../_pallet/pallet-parts";
import { type FullLoad, fullLoad } from "./full-load";

export interface Fact {
  readonly term: string;
  readonly value: string;
  /** Without its condition, which `note` may have. */
  readonly brief: string;
  readonly note?: string | undefined;
  /** For calculations; undefined for words. */
  readonly figure?: number | undefined;
  readonly unit?: string | undefined;
}

/** Key of a fact, as in R40 where it is named there. */
export type FactKey = keyof Values;

type Values = ReturnType<typeof valuesOf>;

/** From the product's row and full loads; `t` is the whole catalog. */
export function productFacts(
  locale: Locale,
  t: SiteTranslator,
  product: Product,
): { readonly [Key in FactKey]: Fact & Values[Key] } {
  const facts = Object.entries(valuesOf(locale, t, product)).map(([key, fact]) => [
    key,
    { term: t(`facts.labels.${key as FactKey}`), brief: fact.value, ...fact },
  ]);
  return Object.fromEntries(facts) as ReturnType<typeof productFacts>;
}

function valuesOf(locale: Locale, t: SiteTranslator, { geometry, maxLoad, timber }: Product) {
  const { length, depth, height, boardThickness, deckBoards, mass } = geometry;
  const measured = (count: number, unit = "", digits = 0) => ({
    value: [decimals(locale, count, digits), unit].filter(Boolean).join("\u00a0"),
    figure: Number(count.toFixed(digits)),
    unit,
  });
  const conditional = (key: "maxKg" | "mass", kilograms: number) => {
    const brief = t(`facts.${key}.brief`, { kg: figure(locale, kilograms) });
    const note = t(`facts.${key}.note`);
    return { ...measured(kilograms, "kg"), value: t(`facts.${key}.value`, { brief, note }), brief, note };
  };
  const pieces = t("facts.pieces");
  const usual = fullLoad(usualVehicle, geometry);
  const loaded = (load: FullLoad) => {
    const { formula, mass } = loadTexts(locale, t, load);
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
    desk: { value: boardsText(t, geometry) },
    deckBoards: measured(deckBoards.length),
    boardThickness: measured(boardThickness, "mm"),
    block: { value: blocksText(locale, t, geometry) },
    blockKind: { value: t(`facts.blockKind.${geometry.blocks}`) },
    timberVolume: measured(timberVolume(geometry), "m³", 3),
    entries: { value: t("facts.entries") },
    quality: { value: t(`facts.quality.${timber}`) },
    tolerance: { value: t("facts.tolerance") },
    perTruck: {
      ...measured(usual.perTrip, pieces),
      note: t("facts.perTruckNote", { stacks: usual.stacks, perStack: String(usual.perStack) }),
    },
    trailer: loaded(usual),
    ft40hc: loaded(fullLoad(vehicleById("ft40hc"), geometry)),
    floorPlaces: measured(usual.stacks),
    perStack: measured(usual.perStack),
    ht: { value: t("facts.ht"), note: t("facts.htNote") },
    customs: { value: t("facts.customs", { code: customsCode.replace(" ", "\u00a0") }) },
    mark: { value: t("facts.mark") },
  } satisfies Record<string, Omit<Fact, "term" | "brief">>;
}

/** Returns the sums of a full load as texts for tables and lists. */
export function loadTexts(locale: Locale, t: SiteTranslator, { stacks, perStack, pieces, mass }: FullLoad) {
  const sums = { stacks, perStack: figure(locale, perStack), pieces: figure(locale, pieces) };
  return {
    ...sums,
    stacks: times(stacks, perStack),
    formula: t("load.formula.pieces", sums),
    mass: t("load.table.massValue", { total: tonnes(locale, mass) }),
  };
}

function boardsText(t: SiteTranslator, geometry: PalletGeometry): string {
  const { boardThickness, deckBoards, deckIsFixed, blockRows, blockColumns } = geometry;
  const [deck, stringers, bottom] = [deckBoards.length, blockColumns.length, blockRows.length];
  const boards = t("facts.desk.fixed", {
    boards: String(deck + stringers + bottom),
    thickness: String(boardThickness),
    deck: String(deck),
    stringers,
    bottom,
  });
  return deckIsFixed ? boards : t("facts.desk.agreed", { boards });
}

/** Returns the number of blocks of each size: "6 pcs 145 × 100 × 78 mm and 3 pcs 145 × 145 × 78 mm". */
function blocksText(locale: Locale, t: SiteTranslator, geometry: PalletGeometry): string {
  const { blockHeight, deckIsFixed, blockRows, blockColumns } = geometry;
  const count = String(blockRows.length * blockColumns.length);
  const blocks = t(`facts.block.${geometry.blocks}`, { count });
  if (!deckIsFixed) return t("facts.block.height", { blocks, height: String(blockHeight) });
  const sizes = blocksOf(geometry).map(({ count, size }) =>
    t("facts.block.size", { count: String(count), size: inMillimetres(...size) }),
  );
  // In Polish, a word of one letter must not end a line.
  const list = new Intl.ListFormat(languages[locale].region).format(sizes).replace(" i ", " i\u00a0");
  return t("facts.block.sizes", { blocks, sizes: list });
}
