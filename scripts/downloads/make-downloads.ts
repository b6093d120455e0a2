import { readFile } from "node:fs/promises";

import type { Messages } from "next-intl";

import { products } from "../../app/_content/products";
import { defaultLocale, type Locale, locales } from "../../app/_i18n/languages";
import { contactCards } from "./contact/contact-cards";
import { openCache } from "./cache";
import { printedDocuments } from "./printed-documents";
import { printedFiles } from "./printed-files";
import { productFiles } from "./product-files";

/**
 * Makes every paper that can be made here.
 *
 * @param cacheFolder where what takes a while is kept from one run to the next
 * @param site where the site is going to be; without it, papers that carry its address are left out
 * @returns bytes by file name
 */
export async function makeDownloads(
  cacheFolder: string,
  site?: { readonly basePath: string },
): Promise<Map<string, Uint8Array>> {
  const store = await openCache(cacheFolder);
  const catalogs = Object.fromEntries(
    await Promise.all(
      locales.map(async (locale) => [locale, JSON.parse(await readFile(`messages/${locale}.json`, "utf8"))]),
    ),
  ) as Record<Locale, Messages>;
  const words = catalogs[defaultLocale].products;
  const names = Object.fromEntries(products.map(({ id }) => [id, words[id].name]));

  const files = new Map(await productFiles(names, store));
  if (!site) {
    console.log(
      "Downloads: NEXT_PUBLIC_SITE_URL is not set; what carries an address of the site is left out.",
    );
    return files;
  }
  for (const { name, text } of contactCards(catalogs)) files.set(name, Buffer.from(text));
  const { documents, styles } = await printedDocuments(cacheFolder, catalogs);
  for (const [name, bytes] of await printedFiles(documents, styles, site.basePath, store))
    files.set(name, bytes);
  return files;
}
