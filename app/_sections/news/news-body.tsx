import { useTranslations } from "next-intl";

import type { NewsArticle } from "../../_content/news";

interface NewsBodyProps {
  sections: NewsArticle["sections"];
  /** Id of the article's heading. */
  labelledBy: string;
}

/**
 * The full text of an article. It scrolls inside, so it takes the focus (WCAG 2.2, 2.1.1); while the article is
 * collapsed the browser keeps the focus out.
 */
export function NewsBody({ sections, labelledBy }: NewsBodyProps) {
  const t = useTranslations("news.articles");
  return (
    <section className="news-article__body" tabIndex={0} aria-labelledby={labelledBy}>
      {sections.map(({ heading, paragraphs }) => (
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
