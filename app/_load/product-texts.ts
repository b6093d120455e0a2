import { eurPallet } from "../_content/eur-pallet";
import { type Product, supports } from "../_content/products";
import { figure, inMillimetres } from "../_i18n/figures";
import { languages, type Locale } from "../_i18n/languages";
import type { SiteTranslator } from "../_i18n/site-translator";

/** Returns the known loads on supports as facts. */
export function supportFacts(locale: Locale, t: SiteTranslator, { supportLoads = {} }: Product) {
  return supports.flatMap((support) => {
    const kg = supportLoads[support];
    const name = t(`facts.supports.${support}`);
    return kg
      ? [
          {
            term: name.charAt(0).toLocaleUpperCase(locale) + name.slice(1),
            value: t("facts.maxKg.brief", { kg: figure(locale, kg) }),
          },
        ]
      : [];
  });
}

/** Returns species and country of production, if the company has confirmed them. */
export function originFacts(locale: Locale, t: SiteTranslator, { species, origin }: Product) {
  const { region } = languages[locale];
  const values = {
    species: species?.join(", "),
    origin: origin && new Intl.DisplayNames(region, { type: "region" }).of(origin),
  };
  return (["species", "origin"] as const).flatMap((key) => {
    const value = values[key];
    return value ? [{ term: t(`facts.labels.${key}`), value }] : [];
  });
}

/** Returns the data that only a quote gives: unknown loads on supports, tolerances, the certificate. */
export function onRequest(t: SiteTranslator, { supportLoads = {} }: Product): string {
  const open = supports.filter((support) => !supportLoads[support]);
  const names = open.map((support) => t(`facts.supports.${support}`)).join(", ");
  return [
    names && t("facts.onRequest.loads", { supports: names }),
    t("facts.onRequest.tolerances"),
    t("facts.onRequest.certificate"),
  ]
    .filter(Boolean)
    .join("; ");
}

/** Returns the description on a product's page: its catalog text with the figures of its row. */
export function descriptionOf(t: SiteTranslator, { desc, geometry }: Product): string {
  const { length, depth, height, boardThickness } = geometry;
  return t(desc, {
    format: inMillimetres(length, depth),
    height: String(height),
    board: String(boardThickness),
    usualBoard: String(eurPallet.boardThickness),
  });
}
