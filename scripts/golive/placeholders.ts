import { readFileSync } from "node:fs";

import { certificates, kindsNotHeld } from "../../app/_content/company/certificates";
import { company } from "../../app/_content/company/company";
import { identity } from "../../app/_content/company/identity";
import { processors } from "../../app/_content/company/privacy";
import { terms } from "../../app/_content/company/terms";
import { agedStatements } from "../../app/_content/knowledge/statements";
import { catalogue, contactCard, datasheet, productFile, productFormats } from "../../app/_content/downloads";
import { products } from "../../app/_content/products";
import { settings } from "../../app/_settings/settings";
import { warsawDay } from "../../app/_content/validity/day";
import { defaultLocale, locales } from "../../app/_i18n/languages";
import type { OpenPlaceholder } from "../built/placeholder-note";
import { catalogFile, readCatalog } from "../messages/catalog";
import { fixedClaims } from "../messages/claims";
import { documentPlaceholders, impossibleFacts, legalPlaceholders, settingPlaceholders } from "./facts";
import { filePlaceholders, missingDownloads, outdatedIcons } from "./files";
import { markedValues } from "./markers";

/**
 * Lists everything that still stands in the place of the company's own, as data, settings and files show it.
 *
 * @param now milliseconds since the epoch: documents and statements age
 */
export function openPlaceholders(now = Date.now()): OpenPlaceholder[] {
  const impossible = impossibleFacts(company, new Date(now).getFullYear());
  const isImpossible = (id: string) =>
    impossible.some((each) => each.id === id || each.id.startsWith(`${id}.`));
  const file = catalogFile(defaultLocale);
  const texts = [...readCatalog(file, readFileSync(file, "utf8"))].map(
    ([key, { text = "" }]) => [key, text] as const,
  );
  return [
    ...impossible,
    ...markedValues("app/_content").filter(({ id }) => !isImpossible(id)),
    ...documentPlaceholders(certificates, kindsNotHeld, new Map(texts), warsawDay(now)),
    ...agedStatements(new Date(now)).map((text, index) => ({
      id: `statements.${/"(.*?)"/.exec(text)?.[1] ?? index}`,
      file: "app/_content/knowledge/statements.ts",
      text,
      why: "rules of others change, and the page says when they were checked",
    })),
    ...filePlaceholders(["app", "public", "pictures/masters"]),
    ...outdatedIcons(),
    ...missingDownloads([
      ...products.flatMap((product) => [
        ...productFormats.map((format) => productFile(product, format)),
        ...locales.map((locale) => datasheet(product, locale)),
      ]),
      ...locales.flatMap((locale) => [catalogue(locale), contactCard(locale)]),
    ]),
    ...settingPlaceholders(settings),
    ...fixedClaims.map((key) => ({
      id: `texts.${key}`,
      file,
      text: `"${new Map(texts).get(key) ?? ""}" is a general environmental claim`,
      why: "the specification fixes it (R53), and Directive (EU) 2024/825 forbids such claims to consumers since 2026-09-27",
    })),
    ...legalPlaceholders(identity, processors, terms, [settings.mail.origin, settings.flagOrigin]),
  ];
}
