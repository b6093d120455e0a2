import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import { blockDetails } from "../../app/_content/blocks";
import { certificates, kindsNotHeld } from "../../app/_content/company/certificates";
import { company } from "../../app/_content/company/company";
import { identity, producerRegisters } from "../../app/_content/company/identity";
import { processors } from "../../app/_content/company/privacy";
import { terms } from "../../app/_content/company/terms";
import { agedStatements } from "../../app/_content/knowledge/statements";
import {
  catalogue,
  contactCard,
  datasheet,
  download,
  drawingLocales,
  productFile,
  productFormats,
} from "../../app/_content/downloads";
import { products } from "../../app/_content/products";
import { settings } from "../../app/_settings/settings";
import { warsawDay } from "../../app/_content/validity/day";
import { defaultLocale, locales } from "../../app/_i18n/languages";
import { filesBelow } from "../../islands/build/files";
import type { OpenPlaceholder } from "../built/placeholder-note";
import { catalogFile, catalogOf } from "../messages/catalog";
import { fixedClaims } from "../messages/wording";
import {
  declarationPlaceholders,
  documentPlaceholders,
  impossibleFacts,
  legalPlaceholders,
  settingPlaceholders,
  unknownFacts,
} from "./facts";
import toConfirm from "./facts-to-confirm.json" with { type: "json" };
import known from "./placeholder-files.json" with { type: "json" };

/** Lists all placeholders in data, settings and files of today. */
export function openPlaceholders(): OpenPlaceholder[] {
  const now = new Date();
  const impossible = impossibleFacts(company, now.getFullYear());
  const isImpossible = (id: string) =>
    impossible.some((each) => each.id === id || each.id.startsWith(`${id}.`));
  const file = catalogFile(defaultLocale);
  const texts = catalogOf(defaultLocale);
  return [
    ...impossible,
    ...factsToConfirm().filter(({ id }) => !isImpossible(id)),
    ...documentPlaceholders(certificates, kindsNotHeld, texts, warsawDay(now.getTime())),
    ...agedStatements(now).map(({ name, text }) => ({
      id: `statements.${name}`,
      file: "app/_content/knowledge/statements.ts",
      text,
      why: "rules of others change, and the page says when they were checked",
    })),
    ...filePlaceholders(["app", "public", "pictures/masters"]),
    ...outdatedIcons(),
    ...missingDownloads([
      ...products.flatMap((product) => [
        ...drawingLocales(product).map((locale) => productFile(product, "dxf", locale)),
        ...productFormats.filter((format) => format !== "dxf").map((format) => productFile(product, format)),
        ...locales.map((locale) => datasheet(product, locale)),
      ]),
      ...locales.flatMap((locale) => [catalogue(locale), contactCard(locale)]),
    ]),
    ...settingPlaceholders(settings),
    ...fixedClaims.map((key) => ({
      id: `texts.${key}`,
      file,
      text: `"${texts.get(key) ?? ""}" is a general environmental claim`,
      why: "the specification fixes it (R53), and Directive (EU) 2024/825 forbids such claims to consumers since 2026-09-27",
    })),
    ...declarationPlaceholders(products),
    ...unknownFacts(products, blockDetails, producerRegisters),
    ...legalPlaceholders(identity, processors, terms, [settings.mail.origin, settings.flagOrigin]),
  ];
}

/** Lists the facts that the company has to confirm. */
export function factsToConfirm(): OpenPlaceholder[] {
  const text =
    "is not confirmed: write the right value, and remove its name from scripts/golive/facts-to-confirm.json";
  return Object.entries(toConfirm).flatMap(([file, reasons]) =>
    Object.entries(reasons).flatMap(([ids, why]) => ids.split(" ").map((id) => ({ id, file, text, why }))),
  );
}

/** Placeholder files by reason, with the hash of their content; the names are only for readers. */
type Known = readonly {
  readonly why: string;
  readonly files: Readonly<Record<string, string | undefined>>;
}[];

/** Returns the content hash of a file, under any name; SVG without comments and spaces. */
export function contentHash(file: string): string {
  const bytes = readFileSync(file);
  const content = file.endsWith(".svg") ? bytes.toString("utf8").replace(/<!--[^]*?-->|\s+/g, "") : bytes;
  return createHash("sha256").update(content).digest("hex").slice(0, 16);
}

/**
 * Lists drawings and pictures with the content of a known placeholder.
 *
 * @param folders searched with all their subfolders
 */
export function filePlaceholders(folders: readonly string[], list: Known = known): OpenPlaceholder[] {
  const reasons = new Map(list.flatMap(({ why, files }) => Object.values(files).map((hash) => [hash, why])));
  return folders.flatMap((folder) =>
    filesBelow(folder).flatMap((name): OpenPlaceholder[] => {
      const file = `${folder}/${name}`;
      const why = /\.(svg|jpg|png)$/.test(name) && reasons.get(contentHash(file));
      if (!why) return [];
      const text =
        "replace this file, or remove it from scripts/golive/placeholder-files.json if it may stay";
      return [{ id: file, file, text, why }];
    }),
  );
}

/** The source of the bitmap icons, and those icons (scripts/icons.ts). */
const drawing = "app/icon.svg";
const icons = [
  "app/favicon.ico",
  "app/apple-icon.png",
  ...["any-192", "any-512", "maskable-512"].map((name) => `public/icons/${name}.png`),
];

/** Lists bitmap icons that were drawn from an older source: each contains its hash. */
export function outdatedIcons(hash = contentHash(drawing)): OpenPlaceholder[] {
  return icons
    .filter((file) => !readFileSync(file).includes(hash))
    .map((file) => ({
      id: file,
      file,
      text: `is outdated: it was not made from the current ${drawing}; run: npx tsx scripts/icons.ts`,
      why: "browsers and home screens show it",
    }));
}

/** Lists downloads that were not made. */
export function missingDownloads(wanted: readonly string[]): OpenPlaceholder[] {
  const missing = wanted.filter((name) => !download(name));
  if (!missing.length) return [];
  const file = "app/_content/downloads.manifest.json";
  const text = `${missing.length} of ${wanted.length} downloads are missing (${missing.join(", ")}); npm run downloads says why`;
  return [
    { id: "downloads", file, text, why: "buyers look for data sheets and drawings on the product pages" },
  ];
}
