import { NewsHead } from "../../_sections/news/news-head";
import { NewsList } from "../../_sections/news/news-list";
import { NewsPagination } from "../../_sections/news/news-pagination";
import { pageMetadata } from "../../_shell/metadata";
import { Page } from "../../_shell/page";

export const generateMetadata = () => pageMetadata("news");

export default function NewsPage() {
  return (
    <Page page={{ route: "news" }} languageMenu={false}>
      <NewsHead />
      <NewsList />
      <NewsPagination />
    </Page>
  );
}
