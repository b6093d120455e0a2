import { useLocale, useTranslations } from "next-intl";

import { PageBreadcrumb } from "../../_components/page-breadcrumb";
import { company } from "../../_content/company/company";
import type { NewsArticle } from "../../_content/news";
import { longDate } from "../../_i18n/dates";
import { Picture } from "../../_ui/picture";
import { ArticleText } from "./article-text";
import { ArticleWays } from "./article-ways";
import "./article.css";

/** An article on a page of its own: where it lies, title, day, author, picture, text, and where it leads. */
export function Article({ article }: { article: NewsArticle }) {
  const { key, day, picture } = article;
  const locale = useLocale();
  const t = useTranslations("news");
  return (
    <div className="wrap">
      <PageBreadcrumb page="article" />
      <article className="article deck" aria-labelledby="article-heading">
        <header className="article__head">
          <p className="article__origin">
            <span className="visually-hidden">{t("publishedLabel")}: </span>
            <time dateTime={day}>{longDate(locale, day)}</time>
            <span>{t("author", { company: company.name })}</span>
          </p>
          <h1 id="article-heading">{t(`articles.${key}.title`)}</h1>
          <p className="lead">{t(`articles.${key}.lead`)}</p>
        </header>
        {/* Beside the head the picture takes two of five boards (36 % of a page of 84rem at most). */}
        <Picture
          name={picture}
          alt={t(`articles.${key}.imageAlt`)}
          sizes="(min-width: 90rem) 30rem, (min-width: 64rem) 34vw, min(37rem, 100vw - 2rem)"
          priority
        />
        <div className="article__text">
          <ArticleText article={key} heading="h2" />
        </div>
        <ArticleWays article={article} />
      </article>
    </div>
  );
}
