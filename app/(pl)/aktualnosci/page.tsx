import { NewsList, Pagination } from "../../_sections/news/news-list";
import { pageMetadata } from "../../_layout/head/metadata";
import { Page } from "../../_layout/page";
import { PageIntro } from "../../_layout/page-intro";

export const generateMetadata = () => pageMetadata("news");

export default function NewsPage() {
  return (
    <Page page={{ route: "news" }}>
      <PageIntro page="news" />
      <NewsList />
      <Pagination />
    </Page>
  );
}
