import type { NewsArticle } from "../../_content/news";
import { ArticleText } from "./article-text";

interface NewsBodyProps {
  article: NewsArticle["key"];
  /** Id of the article's heading. */
  labelledBy: string;
}

/**
 * The full text of an article among the others. It scrolls inside, so it takes the focus (WCAG 2.2, 2.1.1); while the
 * article is collapsed the browser keeps the focus out.
 */
export function NewsBody({ article, labelledBy }: NewsBodyProps) {
  return (
    <section className="news-article__body" tabIndex={0} aria-labelledby={labelledBy}>
      <ArticleText article={article} heading="h3" />
    </section>
  );
}
