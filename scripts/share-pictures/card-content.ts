import { counts } from "../../app/_content/counts";
import { articleById } from "../../app/_content/news";
import type { PictureName } from "../../app/_content/pictures";
import { inHeading, productById } from "../../app/_content/products";
import { usualVehicle } from "../../app/_content/vehicles";
import { figure, times } from "../../app/_i18n/figures";
import type { Locale } from "../../app/_i18n/languages";
import type { Page } from "../../app/_i18n/paths";
import { routes } from "../../app/_i18n/routes";
import type { SiteTranslator } from "../../app/_i18n/site-translator";
import { fullLoad } from "../../app/_load/full-load";
import type { DrawingName } from "./card-drawings";

export interface CardContent {
  title: string;
  /** The line below the title: a product's figures. */
  figures?: string;
  shows: { picture: PictureName; isCut: boolean } | { drawing: DrawingName };
}

/**
 * Returns the content of a page's card, from the page table, the product or the article.
 *
 * @throws Error for an unknown product or article
 */
export function cardContent(locale: Locale, t: SiteTranslator, page: Page): CardContent {
  if (page.route === "article") {
    const article = articleById(page.id);
    if (!article) throw new Error(`There is no article ${page.id}.`);
    const { key, picture } = article;
    return { title: t(`news.articles.${key}.title`), shows: { picture, isCut: true } };
  }
  if (page.route !== "product") {
    const { share } = routes[page.route];
    return {
      title: t(share.title, counts),
      shows: "drawing" in share ? { drawing: share.drawing } : { picture: share.picture, isCut: true },
    };
  }
  const product = productById(page.id);
  if (!product) throw new Error(`There is no product ${page.id}.`);
  const { length, depth, height } = product.geometry;
  const pieces = figure(locale, fullLoad(usualVehicle, product.geometry).perTrip);
  return {
    title: inHeading(t(product.name)),
    figures: `${times(length, depth, height)} · ${t("facts.onTrailer", { pieces })}`,
    // Only pictures without a product have saw cuts.
    shows: { picture: product.img, isCut: false },
  };
}
