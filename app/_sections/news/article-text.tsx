import { useMessages, useTranslations } from "next-intl";

import { articleSections, type NewsArticle } from "../../_content/news";

interface ArticleTextProps {
  article: NewsArticle["key"];
  /** The headings of its parts: one below that of the article. */
  heading: "h2" | "h3";
}

/** The full text of an article, in parts with headings. */
export function ArticleText({ article, heading: Heading }: ArticleTextProps) {
  const t = useTranslations("news.articles");
  const { articles } = useMessages().news;
  return articleSections(articles, article).map(({ heading, paragraphs }) => (
    <section key={heading}>
      <Heading>{t(heading)}</Heading>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{t(paragraph)}</p>
      ))}
    </section>
  ));
}
