import { useTranslations } from "next-intl";

import { newsPages } from "../../_content/news";
import "./pagination.css";

/** Pages 1 to 4. Static (R57): the current page is marked, and nothing pretends to be a link. */
export function Pagination() {
  const t = useTranslations("news.pagination");
  return (
    <nav className="pagination wrap" aria-label={t("label")}>
      <ul>
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
