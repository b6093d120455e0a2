import { counts } from "../_content/counts";
import { articleById } from "../_content/news";
import type { PictureName } from "../_content/pictures";
import { dimensionsOf, productById } from "../_content/products";
import type { Page } from "../_i18n/paths";
import { routes } from "../_i18n/routes";
import type { Words } from "../_i18n/words";

export interface CardContent {
  title: string;
  text: string;
  picture: PictureName;
  /** Whether the picture may be cut into boards: a picture of a product never is. */
  isCut: boolean;
}

/**
 * Returns what a page's card says and shows: what its row says, or its product or article.
 *
 * @throws an error for a product or article there is none of
 */
export function cardContent(t: Words, page: Page): CardContent {
  if (page.route === "article") {
    const article = articleById(page.id);
    if (!article) throw new Error(`There is no article ${page.id}.`);
    const { key, picture } = article;
    return {
      title: t(`news.articles.${key}.title`),
      text: t("news.heading"),
      picture,
      isCut: true,
    };
  }
  if (page.route !== "product") {
    const { title, text, picture } = routes[page.route].share;
    return { title: t(title, counts), text: t(text, counts), picture, isCut: true };
  }
  const product = productById(page.id);
  if (!product) throw new Error(`There is no product ${page.id}.`);
  return {
    title: t(product.name),
    text: dimensionsOf(product.geometry),
    picture: product.img,
    isCut: false,
  };
}
