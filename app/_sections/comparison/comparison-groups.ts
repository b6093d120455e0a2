import { figure } from "../../_i18n/figures";
import { products } from "../../_content/products";
import type { Locale } from "../../_i18n/languages";
import type { SiteTranslator } from "../../_i18n/translator";
import { packagingFacts, packagingKeys } from "../../_load/product-texts";
import { type Fact, type FactKey, productFacts } from "../../_load/product-facts";
import { materialCodes } from "../../_pallet/packaging";

/** A compared value, with figure and unit if numeric. A unit without a figure means: not stated. */
export interface Compared {
  readonly text: string;
  readonly figure?: number | undefined;
  readonly unit?: string | undefined;
}

/**
 * Formats the difference from the first value.
 *
 * @returns an empty text if the values themselves show the difference; undefined if they are equal or one is
 * not stated
 */
export function changeFrom(first: Compared, value: Compared, language: string): string | undefined {
  const isUnknown = [first, value].some(({ figure, unit }) => unit !== undefined && figure === undefined);
  if (isUnknown || first.text === value.text) return undefined;
  if (first.figure === undefined || value.figure === undefined) return "";
  // Rounded to the maximum of decimals in the table.
  const difference = Math.round((value.figure - first.figure) * 1000) / 1000;
  if (difference === 0) return "";
  // The minus sign (U+2212) is as wide as the plus.
  const written = figure(language, difference, { signDisplay: "always" }).replace("-", "−");
  return value.unit ? `${written}\u00a0${value.unit}` : written;
}

const groups = {
  dimensions: ["length", "depth", "height", "surface", "mass"],
  construction: ["deckBoards", "boardThickness", "block", "blockKind", "timberVolume", "entries", "quality"],
  loads: ["maxKg"],
  loading: ["trailer", "ft40hc", "floorPlaces", "perStack"],
  export: ["ht", "mark"],
} as const satisfies Record<string, readonly FactKey[]>;

/** Rows with a longer name in this table than on a product page. */
const named = ["height", "quality", "maxKg"] as const;

interface Row {
  readonly name: string;
  readonly values: readonly (Compared & { readonly id: number })[];
}

/** Returns the compared facts of all products, by group. */
export function comparisonGroups(locale: Locale, t: SiteTranslator) {
  const all = products.map((product) => ({ id: product.id, facts: productFacts(locale, t, product) }));
  const rowOf = (key: FactKey): Row => {
    const own = named.find((each) => each === key);
    return {
      name: own ? t(`comparison.rows.${own}`) : t(`facts.labels.${key}`),
      values: all.map(({ id, facts }) => {
        const { brief: text, figure, unit }: Fact = facts[key];
        return { id, text, figure, unit };
      }),
    };
  };
  const packaging = products.map((product) => ({
    id: product.id,
    facts: packagingFacts(locale, t, product),
  }));
  return [
    ...(Object.keys(groups) as (keyof typeof groups)[]).map((group) => ({
      name: t(`comparison.groups.${group}`),
      rows: groups[group].map(rowOf),
    })),
    {
      name: t("packagingData.heading"),
      rows: packagingKeys.map((key) => ({
        name: [t(`packagingData.rows.${key}`), materialCodes[key]].filter(Boolean).join(", "),
        values: packaging.map(({ id, facts }) => {
          const fact = facts.find((each) => each.key === key);
          // A dash without a unit means that the pallet has none of the material. A value that is not stated
          // has a unit.
          return { id, text: fact?.value ?? "–", figure: fact?.kilograms, unit: fact && "kg" };
        }),
      })),
    },
  ];
}
