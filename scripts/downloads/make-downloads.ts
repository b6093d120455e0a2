import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { company, dialledPhone } from "../../app/_content/company/company";
import { identity } from "../../app/_content/company/identity";
import { contactCard, issued } from "../../app/_content/downloads";
import { products } from "../../app/_content/products";
import { languages, type Locale, locales } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { plainText } from "../../app/_i18n/plain-text";
import { absolute } from "../../app/_i18n/site-url";
import { openCache } from "./cache";
import { catalogues, type DownloadFile, productFiles, translatorOf } from "./product-files";
import { paperLine } from "./sheets/sheet-data";
import { canTypeset } from "./sheets/typeset";

/** Maximum octets of a line (RFC 2426, 2.6). */
const lineLength = 75;

/** A property of a contact card (RFC 2426); some values have several parts. */
type Property = readonly [name: string, ...parts: string[]];

/** Writes a contact card. Version 3.0: Outlook reads no later version. */
export function vcard(properties: readonly Property[]): string {
  const lines = properties.map(([name, ...parts]) => `${name}:${parts.map(escaped).join(";")}`);
  return ["BEGIN:VCARD", "VERSION:3.0", ...lines, "END:VCARD"].map((line) => `${folded(line)}\r\n`).join("");
}

/** Escapes the separators and line breaks in a property value (RFC 2426, 4). */
function escaped(text: string): string {
  return plainText(text)
    .replace(/[\\,;]/g, "\\$&")
    .replace(/\r?\n/g, "\\n");
}

/** Folds a line into short pieces; each but the first starts with a space. No character is split. */
function folded(line: string): string {
  const pieces = [""];
  for (const letter of line) {
    const last = pieces.length - 1;
    const piece = `${pieces[last]}${letter}`;
    if (Buffer.byteLength(piece) > lineLength) pieces.push(` ${letter}`);
    else pieces[last] = piece;
  }
  return pieces.join("\r\n");
}

/**
 * Returns the company's contact card. iPhones show `X-ABLabel` as the label of a number. Other programs read
 * only the standard types, none of which is a department, and Outlook keeps two work numbers (MS-OXVCARD): the
 * note has every label with its number or address.
 */
export function companyCard(locale: Locale): string {
  const t = translatorOf(locale);
  const countries = new Intl.DisplayNames(languages[locale].region, { type: "region" });
  const phone = "TEL;TYPE=WORK,VOICE";
  const email = "EMAIL;TYPE=INTERNET";
  // `PREF` marks the contact to use first (RFC 2426, 3.3.1 and 3.3.2).
  const labelled = [
    { label: "mainPhoneLabel", at: `${phone},PREF`, written: company.mainPhone },
    ...company.otherPhones.map(({ label, number }) => ({ label, at: phone, written: number }) as const),
    { label: "emailOfficeLabel", at: `${email},PREF`, written: company.emails.office },
    { label: "emailOrdersLabel", at: email, written: company.emails.orders },
  ] as const;
  const about = [t("footer.description"), paperLine(locale, t, identity)].filter(Boolean).join(" · ");
  return vcard([
    ["N", company.name, "", "", "", ""],
    ["FN", company.name],
    ["ORG", identity.legalName ?? company.name],
    ["X-ABShowAs", "COMPANY"],
    ...labelled.flatMap(({ label, at, written }, index): Property[] => [
      [`item${index + 1}.${at}`, at.startsWith(phone) ? dialledPhone(written) : written],
      [`item${index + 1}.X-ABLabel`, t(`home.contact.${label}`)],
    ]),
    ...company.addresses.map(({ street, town, postcode, country }): Property => [
      "ADR;TYPE=WORK",
      "",
      "",
      street,
      town,
      "",
      postcode,
      countries.of(country) ?? country,
    ]),
    ["URL", absolute(path(locale, "home"))],
    [
      "NOTE",
      [about, ...labelled.map(({ label, written }) => `${t(`home.contact.${label}`)}: ${written}`)].join(
        "\n",
      ),
    ],
    ["REV", issued],
  ]);
}

/**
 * Makes all downloads.
 *
 * @param cacheFolder keeps slow results between runs
 * @returns sizes in bytes by file name
 */
export async function makeDownloads(folder: string, cacheFolder: string): Promise<Map<string, number>> {
  if (!canTypeset())
    console.log(
      "Downloads: Typst has no binary for this system, so the PDF files are left out and no page links to them.",
    );
  const cache = await openCache(cacheFolder);
  const sizes = new Map<string, number>();
  const write = async (files: readonly DownloadFile[]) => {
    for (const [name, bytes] of files) {
      await writeFile(join(folder, name), bytes);
      sizes.set(name, bytes.length);
    }
  };
  for (const product of products) await write(await productFiles(product, cache));
  for (const locale of locales) await write(await catalogues(locale, cache));
  await write(locales.map((locale) => [contactCard(locale), Buffer.from(companyCard(locale))]));
  return sizes;
}
