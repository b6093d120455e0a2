import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { company } from "../../app/_content/company/company";
import { identity } from "../../app/_content/company/identity";
import { paperLine } from "../../app/_content/company/paper-line";
import { contactCard, issued } from "../../app/_content/downloads";
import { products } from "../../app/_content/products";
import { languages, locales } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { plainText } from "../../app/_i18n/plain-text";
import { absolute } from "../../app/_i18n/site-url";
import { openCache } from "./cache";
import { canTypeset } from "./sheets/typeset";
import { catalogues, type DownloadFile, productFiles, wordsOf } from "./product-files";

export interface Card {
  readonly name: string;
  /** As it is registered. */
  readonly organization: string;
  readonly phones: readonly { readonly label: string; readonly number: string }[];
  readonly emails: readonly { readonly label: string; readonly address: string }[];
  readonly addresses: readonly {
    readonly street: string;
    readonly postcode: string;
    readonly town: string;
    /** In words. */
    readonly country: string;
  }[];
  readonly url: string;
  readonly note: string;
  /** ISO 8601; of the facts, not of the file. */
  readonly day: string;
}

/** Octets that a line may have (RFC 2426, 2.6). */
const lineLength = 75;

/**
 * Writes a contact card. Version 3.0, because Outlook reads no later one; what a number is for stands in the label that phones
 * show (`X-ABLabel`).
 */
export function vcard({ name, organization, phones, emails, addresses, url, note, day }: Card): string {
  const labelled = [
    ...phones.map(({ label, number }) => ({
      label,
      line: `TEL;TYPE=WORK,VOICE:${number.replaceAll(" ", "")}`,
    })),
    ...emails.map(({ label, address }) => ({ label, line: `EMAIL;TYPE=INTERNET:${address}` })),
  ].flatMap(({ label, line }, index) => [
    `item${index + 1}.${line}`,
    `item${index + 1}.X-ABLabel:${escaped(label)}`,
  ]);
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `N:${escaped(name)};;;;`,
    `FN:${escaped(name)}`,
    `ORG:${escaped(organization)}`,
    "X-ABShowAs:COMPANY",
    ...labelled,
    ...addresses.map(
      ({ street, postcode, town, country }) =>
        `ADR;TYPE=WORK:${["", "", street, town, "", postcode, country].map(escaped).join(";")}`,
    ),
    `URL:${url}`,
    `NOTE:${escaped(note)}`,
    `REV:${day}`,
    "END:VCARD",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** Text as the value of a property (RFC 2426, 4): what separates values is marked. */
function escaped(text: string): string {
  return plainText(text).replace(/[\\,;]/g, "\\$&");
}

/** A line in pieces that are short enough: each but the first begins with a space; no letter is cut. */
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

/** The company as a contact card in every language: what each number is for is stated in its words. */
function contactCards(): DownloadFile[] {
  return locales.map((locale) => {
    const words = wordsOf(locale);
    const countries = new Intl.DisplayNames(languages[locale].region, { type: "region" });
    const text = vcard({
      name: company.name,
      organization: identity.legalName ?? company.name,
      phones: [
        { label: words("home.contact.mainPhoneLabel"), number: company.mainPhone },
        ...company.otherPhones.map(({ label, number }) => ({
          label: words(`home.contact.${label}`),
          number,
        })),
      ],
      emails: [
        { label: words("home.contact.emailOfficeLabel"), address: company.emails.office },
        { label: words("home.contact.emailOrdersLabel"), address: company.emails.orders },
      ],
      addresses: company.addresses.map((address) => ({
        ...address,
        country: countries.of(address.country) ?? address.country,
      })),
      url: absolute(path(locale, "home")),
      note: [words("footer.description"), paperLine(locale, words, identity)].filter(Boolean).join(" · "),
      day: issued,
    });
    return [contactCard(locale), Buffer.from(text)];
  });
}

/**
 * Makes all downloads.
 *
 * @param cacheFolder where what takes a while is kept from one run to the next
 * @returns bytes by file name
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
  await write(contactCards());
  return sizes;
}
