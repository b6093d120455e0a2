import { useLocale, useTranslations } from "next-intl";

import { quoteAddress } from "../../_quote/quote-address";
import { counts } from "../../_content/counts";
import type { NewsArticle } from "../../_content/news";
import { productById } from "../../_content/products";
import { path } from "../../_i18n/paths";
import { routes } from "../../_i18n/routes";
import { Icon } from "../../_ui/icon";
import { arrowRight } from "../../_ui/icon-shapes";
import { TextLink } from "../../_ui/text-link";

/** The ways on from an article: its own page, that of its subject, and the quote form with what its readers may want. */
export function NewsWays({ article: { key, id, asks, subject } }: { article: NewsArticle }) {
  const locale = useLocale();
  const words = useTranslations();
  const product = typeof asks === "number" ? productById(asks) : undefined;
  return (
    <p className="cluster">
      <TextLink href={path(locale, { route: "article", id })}>
        {words("news.ownPage")}
        <span className="visually-hidden">: {words(`news.articles.${key}.title`)}</span>
        <Icon shape={arrowRight} moves />
      </TextLink>
      <TextLink href={quoteAddress(locale, asks)}>
        {product
          ? words("news.ask.product", { name: words(product.name) })
          : words(`news.ask.${typeof asks === "string" ? asks : "any"}`)}
      </TextLink>
      {subject && (
        <TextLink href={path(locale, subject)}>
          {words(routes[subject].share.title, counts)}
          <Icon shape={arrowRight} moves />
        </TextLink>
      )}
    </p>
  );
}
