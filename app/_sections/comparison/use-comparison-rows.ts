import { useLocale, useTranslations } from "next-intl";

import { inMillimetres, type Product, products } from "../../_content/products";
import { type VehicleId, vehicles } from "../../_content/vehicles";
import { decimals, figure, tonnes } from "../../_i18n/figures";
import { fullLoad } from "../../_load/full-load";
import { timberVolume } from "../../_pallet/timber";

interface Row {
  readonly name: string;
  /** One for each product, in their order. */
  readonly values: readonly string[];
}

interface Group {
  readonly name: string;
  readonly rows: readonly Row[];
}

/** Everything that tells the products apart or does not, from their data alone, in groups. */
export function useComparisonRows(): Group[] {
  const locale = useLocale();
  const t = useTranslations("comparison");
  const load = useTranslations("load");
  const words = useTranslations();
  const row = (name: Parameters<typeof rowName>[0], value: (product: Product) => string): Row => ({
    name: rowName(name),
    values: products.map(value),
  });
  const rowName = (
    name:
      | "dimension"
      | "surface"
      | "mass"
      | "timberVolume"
      | "boards"
      | "boardThickness"
      | "blocks"
      | "blockKind"
      | "entries"
      | "quality"
      | "load"
      | "trailer"
      | "ft40hc"
      | "floorPlaces"
      | "perStack"
      | "ht"
      | "mark",
  ) => t(`rows.${name}`);
  const full = (id: VehicleId, { geometry }: Product) =>
    fullLoad(vehicles.find((vehicle) => vehicle.id === id) ?? vehicles[0], geometry);
  const pieces = (id: VehicleId) => (product: Product) => {
    const { stacks, perStack, pieces, mass } = full(id, product);
    const sum = load("formula.pieces", {
      stacks,
      perStack: figure(locale, perStack),
      pieces: figure(locale, pieces),
    });
    return `${sum}, ${load("table.massValue", { total: tonnes(locale, mass) })}`;
  };
  return [
    {
      name: t("groups.dimensions"),
      rows: [
        row("dimension", ({ dimension }) => inMillimetres(words(dimension))),
        row("surface", ({ surface }) => words(surface)),
        row("mass", ({ geometry }) => `${figure(locale, geometry.mass)}\u00a0kg`),
      ],
    },
    {
      name: t("groups.construction"),
      rows: [
        row("boards", ({ desk }) => words(desk)),
        row("boardThickness", ({ geometry }) => inMillimetres(String(geometry.boardThickness))),
        row("blocks", ({ block }) => words(block)),
        row("blockKind", ({ geometry }) => t(`values.${geometry.blocks}`)),
        row("timberVolume", ({ geometry }) => `${decimals(locale, timberVolume(geometry), 3)}\u00a0m³`),
        row("entries", () => t("values.entries4")),
        row("quality", ({ quality }) => words(quality)),
      ],
    },
    { name: t("groups.loads"), rows: [row("load", ({ maxKg }) => words(maxKg))] },
    {
      name: t("groups.loading"),
      rows: [
        row("trailer", pieces("semi")),
        row("ft40hc", pieces("ft40hc")),
        row("floorPlaces", (product) => figure(locale, full("semi", product).stacks)),
        row("perStack", (product) => figure(locale, full("semi", product).perStack)),
      ],
    },
    {
      name: t("groups.export"),
      rows: [row("ht", () => t("values.onRequest")), row("mark", () => t("values.byAgreement"))],
    },
  ];
}
