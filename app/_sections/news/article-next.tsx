import { useLocale, useTranslations } from "next-intl";

import { articleAfter, type NewsArticle } from "../../_content/news";
import { path } from "../../_i18n/paths";
import { Icon } from "../../_ui/icon";
import { arrowRight } from "../../_ui/icon-shapes";
import { TextLink } from "../../_ui/text-link";
import "./article-next.css";

/** The article to read next, and the way to all of them. */
export function ArticleNext({ article }: { article: NewsArticle }) {
  const locale = useLocale();
  const t = useTranslations("news");
  const next = articleAfter(article);
  return (
    <nav className="article-next on-sunk" aria-label={t("nextLabel")}>
      <div className="wrap">
        {next && (
          <>
            <p>{t("next")}</p>
            <a className="article-next__title" href={path(locale, { route: "article", id: next.id })}>
              {t(`articles.${next.key}.title`)}
              <Icon shape={arrowRight} moves />
            </a>
          </>
        )}
        <TextLink href={path(locale, "news")}>{t("all")}</TextLink>
      </div>
    </nav>
  );
}
