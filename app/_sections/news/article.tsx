import { useLocale, useMessages, useTranslations } from "next-intl";

import { Breadcrumb } from "../../_components/breadcrumb";
import { company } from "../../_content/company/company";
import { articleAfter, articleSections, type NewsArticle } from "../../_content/news";
import { counts } from "../../_content/counts";
import { changedOn } from "../../_content/pages";
import { dimensionsOf, productById } from "../../_content/products";
import { longDate } from "../../_i18n/dates";
import { path } from "../../_i18n/paths";
import { routes } from "../../_i18n/routes";
import { Picture } from "../../_ui/picture";
import { TextLink } from "../../_ui/button";
import { QuoteLink } from "../../_quote/quote-link";
import "./article.css";

/** Renders the page of an article. */
export function Article({ article }: { article: NewsArticle }) {
  const { key, day, picture } = article;
  const locale = useLocale();
  const t = useTranslations("news");
  const updated = changedOn(locale, { route: "article", id: article.id });
  return (
    <div className="wrap">
      <Breadcrumb page={{ route: "article", id: article.id }} />
      <article className="article deck" aria-labelledby="article-heading">
        <header className="article__head column boards-1-3">
          <p className="article__origin row fine-print">
            <span className="visually-hidden">{t("publishedLabel")}: </span>
            <time dateTime={day}>{longDate(locale, day)}</time>
            {updated > day && (
              <span>
                {t("updatedLabel")} <time dateTime={updated}>{longDate(locale, updated)}</time>
              </span>
            )}
            <span>{t("author", { company: company.name })}</span>
          </p>
          <h1 id="article-heading">{t(`articles.${key}.title`)}</h1>
          <p className="lead">{t(`articles.${key}.lead`)}</p>
        </header>
        {/* Beside the head the picture spans two of five columns (36 % of at most 84rem). */}
        <Picture
          name={picture}
          alt={t(`articles.${key}.imageAlt`)}
          sizes="(min-width: 90rem) 30rem, (min-width: 64rem) 34vw, min(37rem, 100vw - 2rem)"
          priority
          className="boards-4-5"
        />
        <div className="article__text prose boards-1-3">
          <ArticleText article={key} heading="h2" />
        </div>
        <ArticleWays article={article} />
      </article>
    </div>
  );
}

interface ArticleTextProps {
  article: NewsArticle["key"];
  heading: "h2" | "h3";
}

/** Renders the sections of an article. A checklist has boxes to tick on paper. */
export function ArticleText({ article, heading: Heading }: ArticleTextProps) {
  const t = useTranslations("news.articles");
  const { articles } = useMessages().news;
  return articleSections(articles, article).map(({ id, heading, items, paragraphs }) => (
    <section key={id} id={id}>
      <Heading>{t(heading)}</Heading>
      {items.length > 0 && (
        <ul className="article-checks column">
          {items.map((item) => (
            <li key={item}>{t(item)}</li>
          ))}
        </ul>
      )}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{t(paragraph)}</p>
      ))}
    </section>
  ));
}

function ArticleWays({ article: { asks, product: id, subject, tools = [] } }: { article: NewsArticle }) {
  const locale = useLocale();
  const t = useTranslations("news");
  const tRoot = useTranslations();
  const product = id && productById(id);
  return (
    <aside className="article-ways column boards-4-5" aria-labelledby="article-ways-heading">
      <h2 id="article-ways-heading">{t("waysHeading")}</h2>
      {product && (
        <a
          className="article-ways__product cluster"
          href={path(locale, { route: "product", id: product.id })}
        >
          <Picture name={product.img} alt="" sizes="9rem" widest={480} />
          <span>
            <strong>{tRoot(product.name)}</strong> {dimensionsOf(product.geometry)}
          </span>
        </a>
      )}
      <ul>
        {[subject, ...tools].map(
          (page) =>
            page && (
              <li key={page}>
                <TextLink className="forward" href={path(locale, page)}>
                  {tRoot(routes[page].share.title, counts)}
                </TextLink>
              </li>
            ),
        )}
      </ul>
      {/* Not in the accent colour: at an article's end the action bar has to stay, with the way to the top. */}
      <QuoteLink about={asks} tone="strong" arrow />
    </aside>
  );
}

/** Renders links to the next article and to all articles. */
export function ArticleNext({ article }: { article: NewsArticle }) {
  const locale = useLocale();
  const t = useTranslations("news");
  const next = articleAfter(article);
  return (
    <nav className="article-next on-sunk" aria-label={t("nextLabel")}>
      <div className="wrap">
        {next && (
          <>
            <p className="fine-print">{t("next")}</p>
            <a
              className="article-next__title text-link forward"
              href={path(locale, { route: "article", id: next.id })}
            >
              {t(`articles.${next.key}.title`)}
            </a>
          </>
        )}
        <TextLink href={path(locale, "news")}>{t("all")}</TextLink>
      </div>
    </nav>
  );
}
