import { NewsList, Pagination } from "../../_sections/news/news-list";
import { pageMetadata } from "../../_layout/head/metadata";
import { Page } from "../../_layout/page";
import { PageBanner } from "../../_layout/page-banner";

export const generateMetadata = () => pageMetadata("news");

export default function NewsPage() {
  return (
    <Page page={{ route: "news" }}>
      <PageBanner page="news" picture="about-stack" />
      <NewsList />
      <Pagination />
    </Page>
  );
}
