import type { PictureName } from "../_content/pictures";
import { productById } from "../_content/products";
import type { Page } from "../_i18n/paths";
import type { Words } from "../_shell/head/structured-data/words";

export interface CardContent {
  title: string;
  text: string;
  picture: PictureName;
  /** Whether the picture may be cut into boards: a picture of a product never is. */
  isCut: boolean;
}

/**
 * Chooses what a page's card says and shows: the words of its heading, not of its title, because the card bears the
 * logo already.
 *
 * @throws an error for a product there is none of
 */
export function cardContent(t: Words, page: Page): CardContent {
  switch (page.route) {
    case "home":
      return {
        title: t("home.banner.slide1.title"),
        text: t("footer.description"),
        picture: "hero-yard",
        isCut: true,
      };
    case "landing":
      return {
        title: t("landing.hero.heading"),
        text: t("landing.hero.lead"),
        picture: "hero-line",
        isCut: true,
      };
    case "news":
      return { title: t("news.heading"), text: t("news.lead"), picture: "news-4", isCut: true };
    case "catalogue":
      return {
        title: t("catalogue.heading"),
        text: t("catalogue.lead"),
        picture: "about-stack",
        isCut: true,
      };
    case "product": {
      const product = productById(page.id);
      if (!product) throw new Error(`There is no product ${page.id}.`);
      return {
        title: t(product.name),
        text: `${t(product.dimension)} mm`,
        picture: product.img,
        isCut: false,
      };
    }
  }
}
