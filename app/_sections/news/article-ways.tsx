import { useLocale, useTranslations } from "next-intl";

import { QuoteLink } from "../../_quote/quote-link";
import { counts } from "../../_content/counts";
import type { NewsArticle } from "../../_content/news";
import { dimensionsOf, productById } from "../../_content/products";
import { path } from "../../_i18n/paths";
import { routes } from "../../_i18n/routes";
import { Icon } from "../../_ui/icon";
import { arrowRight } from "../../_ui/icon-shapes";
import { Picture } from "../../_ui/picture";
import { TextLink } from "../../_ui/text-link";
import "./article-ways.css";

/** Where an article leads: the product it speaks of, its subject's page and tool, and the quote form. */
export function ArticleWays({ article: { asks, product: id, subject, tool } }: { article: NewsArticle }) {
  const locale = useLocale();
  const t = useTranslations("news");
  const words = useTranslations();
  const product = id && productById(id);
  return (
    <aside className="article-ways" aria-labelledby="article-ways-heading">
      <h2 id="article-ways-heading">{t("waysHeading")}</h2>
      {product && (
        <a className="article-ways__product" href={path(locale, { route: "product", id: product.id })}>
          <Picture name={product.img} alt="" sizes="9rem" />
          <span>
            <strong>{words(product.name)}</strong> {dimensionsOf(product.geometry)}
          </span>
        </a>
      )}
      <ul>
        {[subject, tool].map(
          (page) =>
            page && (
              <li key={page}>
                <TextLink href={path(locale, page)}>
                  {words(routes[page].share.title, counts)}
                  <Icon shape={arrowRight} moves />
                </TextLink>
              </li>
            ),
        )}
      </ul>
      <QuoteLink about={asks} tone="accent" arrow />
    </aside>
  );
}
