import { useLocale, useTranslations } from "next-intl";

import { news, type NewsArticle as Article, newsPages } from "../../_content/news";
import { longDate } from "../../_i18n/dates";
import { path } from "../../_i18n/paths";
import { Icon, chevronDown } from "../../_ui/icon";
import { Picture } from "../../_ui/picture";
import { TextLink } from "../../_ui/button";
import { ArticleText } from "./article";
import "./news-list.css";

export function NewsList() {
  return (
    <div className="wrap">
      {news.map((article, index) => (
        <NewsArticle key={article.key} article={article} isFirst={index === 0} />
      ))}
    </div>
  );
}

/**
 * Renders an article with its full text behind "see more". The native `<details>` works without scripts and
 * exposes its state. Find-in-page and the article's anchor open it.
 */
function NewsArticle({ article, isFirst }: { article: Article; isFirst: boolean }) {
  const { key, id, day, picture, labelFollowsPrevious } = article;
  const locale = useLocale();
  const t = useTranslations("news");
  const title = t(`articles.${key}.title`);
  const headingId = `${id}-heading`;
  return (
    <article
      className={`news-article deck${labelFollowsPrevious ? " news-article--label-follows-previous" : ""}`}
      aria-labelledby={headingId}
    >
      {/* Beside the text the picture spans two of five columns. */}
      <Picture
        name={picture}
        alt={t(`articles.${key}.imageAlt`)}
        sizes="(min-width: 90rem) 30rem, (min-width: 48rem) 36vw, calc(100vw - 2rem)"
        priority={isFirst}
        className="boards-1-2"
      />
      <div className="news-article__text column boards-3-5">
        <p className="fine-print">
          <span className="visually-hidden">{t("publishedLabel")}: </span>
          <time dateTime={day}>{longDate(locale, day)}</time>
        </p>
        <h2 id={headingId}>{title}</h2>
        <p className="lead">{t(`articles.${key}.lead`)}</p>
        <details>
          {/* CSS shows one of both labels, which is then the accessible name. */}
          <summary className="text-link">
            <span className="news-article__label news-article__label--see-more">
              <span aria-hidden="true">{t("seeMore")}</span>
              <span className="visually-hidden">{t("seeMoreAria", { title })}</span>
            </span>
            <span className="news-article__label news-article__label--collapse">
              <span aria-hidden="true">{t("collapse")}</span>
              <span className="visually-hidden">{t("collapseAria", { title })}</span>
            </span>
            <Icon shape={chevronDown} />
          </summary>
          {/* Inside `<details>`, so that the browser opens it for the anchor. CSS positions it at the heading. */}
          <span className="news-article__anchor" id={id} />
          {/* Scrollable, so focusable (WCAG 2.2, 2.1.1). While closed the browser skips it. */}
          <section className="news-article__body prose" tabIndex={0} aria-labelledby={headingId}>
            <ArticleText article={key} heading="h3" />
          </section>
        </details>
        <ArticleLink article={article} />
      </div>
    </article>
  );
}

function ArticleLink({ article: { key, id } }: { article: Article }) {
  const t = useTranslations("news");
  return (
    <p>
      <TextLink className="forward" href={path(useLocale(), { route: "article", id })}>
        {t("ownPage")}
        <span className="visually-hidden">: {t(`articles.${key}.title`)}</span>
      </TextLink>
    </p>
  );
}

/** Renders pages 1 to 4 as static text with the current page marked (R57). */
export function Pagination() {
  const t = useTranslations("news.pagination");
  return (
    <nav className="pagination wrap" aria-label={t("label")}>
      <ul className="cluster">
        {Array.from({ length: newsPages }, (_, index) => index + 1).map((page) => (
          <li key={page}>
            <span aria-current={page === 1 ? "page" : undefined}>
              <span aria-hidden="true">{page}</span>
              <span className="visually-hidden">
                {t(page === 1 ? "currentPage" : "page", { page: String(page) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
