import { useMessages, useTranslations } from "next-intl";

import { articleSections, type NewsArticle } from "../../_content/news";

interface NewsBodyProps {
  article: NewsArticle["key"];
  /** Id of the article's heading. */
  labelledBy: string;
}

/**
 * The full text of an article. It scrolls inside, so it takes the focus (WCAG 2.2, 2.1.1); while the article is
 * collapsed the browser keeps the focus out.
 */
export function NewsBody({ article, labelledBy }: NewsBodyProps) {
  const t = useTranslations("news.articles");
  const { articles } = useMessages().news;
  return (
    <section className="news-article__body" tabIndex={0} aria-labelledby={labelledBy}>
      {articleSections(articles, article).map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h3>{t(heading)}</h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{t(paragraph)}</p>
          ))}
        </section>
      ))}
    </section>
  );
}
