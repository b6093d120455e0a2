import { useLocale, useTranslations } from "next-intl";

import type { NewsArticle as Article } from "../../_content/news";
import { longDate } from "../../_i18n/dates";
import { Icon } from "../../_ui/icon";
import { chevronDown } from "../../_ui/icon-shapes";
import { Picture } from "../../_ui/picture";
import { NewsBody } from "./news-body";
import { NewsWays } from "./news-ways";
import "../../_ui/text-link.css";
import "./news-article.css";

/**
 * One article: picture, date, title, lead, and the full text behind "see more".
 *
 * The toggle is a native `<details>`: it works without a script, says by itself whether it is expanded, and lets the
 * browser's own search and an address with the article's anchor open it.
 */
export function NewsArticle({ article }: { article: Article }) {
  const { key, id, formerIds = [], day, picture, labelFollowsPrevious } = article;
  const locale = useLocale();
  const t = useTranslations("news");
  const title = t(`articles.${key}.title`);
  const headingId = `${id}-heading`;
  return (
    <article
      className={`news-article deck${labelFollowsPrevious ? " news-article--label-follows-previous" : ""}`}
      aria-labelledby={headingId}
    >
      {/* Beside the text the picture takes two of five parts. */}
      <Picture
        name={picture}
        alt={t(`articles.${key}.imageAlt`)}
        sizes="(min-width: 90rem) 30rem, (min-width: 48rem) 36vw, calc(100vw - 2rem)"
      />
      <div className="news-article__text">
        <p className="news-article__date">
          <span className="visually-hidden">{t("publishedLabel")}: </span>
          <time dateTime={day}>{longDate(locale, day)}</time>
        </p>
        <h2 id={headingId}>{title}</h2>
        <p className="lead">{t(`articles.${key}.lead`)}</p>
        <details>
          {/* Both labels are here; the style sheet shows one of them, which is then the button's name as well. */}
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
          {/* Inside, so that the browser opens the article for its anchor; laid at the heading by the style sheet. */}
          {[id, ...formerIds].map((anchor) => (
            <span key={anchor} className="news-article__anchor" id={anchor} />
          ))}
          <NewsBody article={key} labelledBy={headingId} />
        </details>
        <NewsWays article={article} />
      </div>
    </article>
  );
}
