import { useLocale, useTranslations } from "next-intl";

import { type Product, products } from "../../_content/products";
import { type VehicleId, vehicles } from "../../_content/vehicles";
import { decimals, figure, tonnes } from "../../_i18n/figures";
import { fullLoad } from "../../_load/full-load";
import { timberVolume } from "../../_pallet/timber";
import type { Compared } from "./filter/change";

interface Row {
  readonly name: string;
  /** One for each product, in their order. */
  readonly values: readonly Compared[];
}

interface Group {
  readonly name: string;
  readonly rows: readonly Row[];
}

/** How figures are written that are reckoned with. */
const units = {
  mm: "{n}\u00a0mm",
  kg: "{n}\u00a0kg",
  m2: "{n}\u00a0m²",
  m3: "{n}\u00a0m³",
  none: "{n}",
} as const;

/** Everything that tells the products apart or does not, from their data alone, in groups. */
export function useComparisonRows(): Group[] {
  const locale = useLocale();
  const t = useTranslations("comparison");
  const load = useTranslations("load");
  const size = useTranslations("size");
  const words = useTranslations();
  /** A row that is written in words. */
  const said = (name: string, text: (product: Product) => string): Row => ({
    name,
    values: products.map((product) => ({ text: text(product) })),
  });
  /** A row of figures: written in their unit, or in other words. */
  const counted = (
    name: string,
    unit: string,
    of: (product: Product) => number,
    text: (product: Product) => string = (product) => unit.replace("{n}", String(of(product))),
  ): Row => ({
    name,
    values: products.map((product) => ({ text: text(product), figure: of(product), unit })),
  });
  const full = (id: VehicleId, { geometry }: Product) =>
    fullLoad(vehicles.find((vehicle) => vehicle.id === id) ?? vehicles[0], geometry);
  const loaded = (name: string, id: VehicleId) =>
    counted(
      name,
      size("results.perTruckValue", { pieces: "{n}" }),
      (product) => full(id, product).pieces,
      (product) => {
        const { stacks, perStack, pieces, mass } = full(id, product);
        const sums = { stacks, perStack: figure(locale, perStack), pieces: figure(locale, pieces) };
        return `${load("formula.pieces", sums)}, ${load("table.massValue", { total: tonnes(locale, mass) })}`;
      },
    );
  const { mm, kg, m2, m3, none } = units;
  return [
    {
      name: t("groups.dimensions"),
      rows: [
        counted(size("fields.length"), mm, ({ geometry }) => geometry.length),
        counted(size("fields.width"), mm, ({ geometry }) => geometry.depth),
        counted(size("results.height"), mm, ({ geometry }) => geometry.height),
        counted(
          t("rows.surface"),
          m2,
          ({ geometry }) => (geometry.length * geometry.depth) / 1e6,
          ({ surface }) => words(surface),
        ),
        counted(t("rows.mass"), kg, ({ geometry }) => geometry.mass),
      ],
    },
    {
      name: t("groups.construction"),
      rows: [
        counted(t("rows.deckBoards"), none, ({ geometry }) => geometry.deckBoards.length),
        counted(t("rows.boardThickness"), mm, ({ geometry }) => geometry.boardThickness),
        said(t("rows.blocks"), ({ block }) => words(block)),
        said(t("rows.blockKind"), ({ geometry }) => t(`values.${geometry.blocks}`)),
        counted(
          t("rows.timberVolume"),
          m3,
          ({ geometry }) => Number(timberVolume(geometry).toFixed(3)),
          ({ geometry }) => m3.replace("{n}", decimals(locale, timberVolume(geometry), 3)),
        ),
        said(t("rows.entries"), ({ entries }) => words(entries)),
        said(t("rows.quality"), ({ quality }) => words(quality)),
      ],
    },
    {
      name: t("groups.loads"),
      rows: [
        counted(
          t("rows.load"),
          kg,
          ({ maxLoad }) => maxLoad,
          ({ maxKg }) => words(maxKg),
        ),
      ],
    },
    {
      name: t("groups.loading"),
      rows: [
        loaded(t("rows.trailer"), "semi"),
        loaded(t("rows.ft40hc"), "ft40hc"),
        counted(t("rows.floorPlaces"), none, (product) => full("semi", product).stacks),
        counted(t("rows.perStack"), none, (product) => full("semi", product).perStack),
      ],
    },
    {
      name: t("groups.export"),
      rows: [
        said(t("rows.ht"), () => t("values.onRequest")),
        said(t("rows.mark"), () => t("values.byAgreement")),
      ],
    },
  ];
}
