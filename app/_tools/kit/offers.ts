import { useLocale, useTranslations } from "next-intl";

import { products } from "../../_content/products";
import { vehicles } from "../../_content/vehicles";
import { useIslandMessages } from "../../_i18n/island-messages";
import { path } from "../../_i18n/paths";
import type { CatalogPart } from "../../_i18n/translator";
import { kitParts, type KitPart, type Offers } from "./tool";

interface Needs<Part extends CatalogPart> {
  readonly parts: readonly Part[];
  readonly lists: readonly ("pallets" | "vehicles")[];
}

/** Returns what a tool's island gets from its page. */
export function useToolProps<Part extends CatalogPart>({ parts, lists }: Needs<Part>) {
  const t = useTranslations();
  const offers: Offers = {
    pallets: (lists.includes("pallets") ? products : []).map(({ id, name, shortName }) => ({
      value: String(id),
      label: shortName,
      name: t(name),
    })),
    vehicles: (lists.includes("vehicles") ? vehicles : []).map(({ id, group }) => ({
      value: id,
      label: t(`load.vehicles.${id}.short`),
      name: t(`load.vehicles.${id}.name`),
      group: t(`load.groups.${group}`),
    })),
    quote: path(useLocale(), "landing"),
  };
  return { ...offers, messages: useIslandMessages<Part | KitPart>(...parts, ...kitParts) };
}
