import { news } from "../../_content/news";
import { NewsArticle } from "./news-article";

/** The articles, one below the other. */
export function NewsList() {
  return (
    <div className="wrap">
      {news.map((article) => (
        <NewsArticle key={article.key} article={article} />
      ))}
    </div>
  );
}
