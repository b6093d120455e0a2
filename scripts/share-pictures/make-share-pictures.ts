import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { pages } from "../../app/_content/pages";
import { locales } from "../../app/_i18n/languages";
import { shareFile } from "../../app/_layout/head/addresses";
import type { Cache } from "../downloads/cache";
import { translatorOf } from "../downloads/product-files";
import { cardContent } from "./card-content";
import { cardRecipe, drawCard } from "./draw-card";

/**
 * Makes a share picture for each page and language, such as `product-1-de.png`.
 *
 * @param folder is emptied first
 * @param cache keeps pictures with unchanged inputs
 * @returns the number of pictures
 */
export async function makeSharePictures(folder: string, cache: Cache): Promise<number> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const cards = pages.flatMap((page) => locales.map((locale) => ({ page, locale })));
  const work = cards.map(async ({ page, locale }) => {
    const name = shareFile(locale, page);
    const content = cardContent(locale, translatorOf(locale), page);
    await writeFile(join(folder, name), await cache(name, cardRecipe(content), () => drawCard(content)));
  });
  await Promise.all(work);
  return cards.length;
}
