import { NewsList } from "../../_sections/news/news-list";
import { Pagination } from "../../_sections/news/pagination/pagination";
import { pageMetadata } from "../../_shell/head/metadata";
import { Page } from "../../_shell/page";
import { PageBanner } from "../../_shell/page-banner";

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
