import { productFacts } from "../../_content/product-texts";
import type { Product } from "../../_content/products";
import { vehicleById, type VehicleId } from "../../_content/vehicles";
import { decimals, figure, tonnes } from "../../_i18n/figures";
import type { Locale } from "../../_i18n/languages";
import type { Words } from "../../_i18n/words";
import { fullLoad } from "../../_load/full-load";
import { timberVolume } from "../../_pallet/timber";
import type { Compared } from "./filter/change";

interface Row {
  readonly name: string;
  /** What stands in it for a product. */
  readonly of: (product: Product) => Compared;
}

interface Group {
  readonly name: string;
  readonly rows: readonly Row[];
}

/** What is written after figures that are reckoned with. */
const units = { mm: "\u00a0mm", kg: "\u00a0kg", m2: "\u00a0m²", m3: "\u00a0m³", none: "" } as const;

/** Every property by which products are compared, from their data alone, in groups. */
export function comparisonGroups(locale: Locale, words: Words): Group[] {
  /** A row that is written in words. */
  const textRow = (name: string, text: (product: Product) => string): Row => ({
    name,
    of: (product) => ({ text: text(product) }),
  });
  /** A row of figures: written in their unit, or in other words. */
  const counted = (
    name: string,
    unit: string,
    of: (product: Product) => number,
    text: (product: Product) => string = (product) => String(of(product)) + unit,
  ): Row => ({
    name,
    of: (product) => ({ text: text(product), figure: of(product), unit }),
  });
  const of = (product: Product) => productFacts(locale, words, product);
  const full = (id: VehicleId, { geometry }: Product) => fullLoad(vehicleById(id), geometry);
  const loaded = (name: string, id: VehicleId) =>
    counted(
      name,
      words("size.results.perTruckValue", { pieces: "" }),
      (product) => full(id, product).perTrip,
      (product) => {
        const { stacks, perStack, pieces, mass } = full(id, product);
        const sums = { stacks, perStack: figure(locale, perStack), pieces: figure(locale, pieces) };
        return `${words("load.formula.pieces", sums)}, ${words("load.table.massValue", { total: tonnes(locale, mass) })}`;
      },
    );
  const { mm, kg, m2, m3, none } = units;
  return [
    {
      name: words("comparison.groups.dimensions"),
      rows: [
        counted(words("size.fields.length"), mm, ({ geometry }) => geometry.length),
        counted(words("size.fields.depth"), mm, ({ geometry }) => geometry.depth),
        counted(words("size.results.height"), mm, ({ geometry }) => geometry.height),
        counted(
          words("comparison.rows.surface"),
          m2,
          ({ geometry }) => (geometry.length * geometry.depth) / 1e6,
          (product) => of(product).surface,
        ),
        counted(words("comparison.rows.mass"), kg, ({ geometry }) => geometry.mass),
      ],
    },
    {
      name: words("comparison.groups.construction"),
      rows: [
        counted(words("comparison.rows.deckBoards"), none, ({ geometry }) => geometry.deckBoards.length),
        counted(words("comparison.rows.boardThickness"), mm, ({ geometry }) => geometry.boardThickness),
        textRow(words("comparison.rows.blocks"), (product) => of(product).block),
        textRow(words("comparison.rows.blockKind"), ({ geometry }) =>
          words(`comparison.values.${geometry.blocks}`),
        ),
        counted(
          words("comparison.rows.timberVolume"),
          m3,
          ({ geometry }) => Number(timberVolume(geometry).toFixed(3)),
          ({ geometry }) => decimals(locale, timberVolume(geometry), 3) + m3,
        ),
        textRow(words("comparison.rows.entries"), (product) => of(product).entries),
        textRow(words("comparison.rows.quality"), (product) => of(product).quality),
      ],
    },
    {
      name: words("comparison.groups.loads"),
      rows: [
        counted(
          words("comparison.rows.load"),
          kg,
          ({ maxLoad }) => maxLoad,
          (product) => of(product).maxKg,
        ),
      ],
    },
    {
      name: words("comparison.groups.loading"),
      rows: [
        loaded(words("comparison.rows.trailer"), "semi"),
        loaded(words("comparison.rows.ft40hc"), "ft40hc"),
        counted(words("comparison.rows.floorPlaces"), none, (product) => full("semi", product).stacks),
        counted(words("comparison.rows.perStack"), none, (product) => full("semi", product).perStack),
      ],
    },
    {
      name: words("comparison.groups.export"),
      rows: [
        textRow(words("comparison.rows.ht"), () => words("comparison.values.onRequest")),
        textRow(words("comparison.rows.mark"), () => words("comparison.values.byAgreement")),
      ],
    },
  ];
}
