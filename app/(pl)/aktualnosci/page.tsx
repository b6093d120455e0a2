import { NewsList } from "../../_sections/news/news-list";
import { NewsPagination } from "../../_sections/news/news-pagination";
import { pageMetadata } from "../../_shell/metadata";
import { Page } from "../../_shell/page";
import { PageBanner } from "../../_shell/page-banner";

export const generateMetadata = () => pageMetadata("news");

export default function NewsPage() {
  return (
    <Page page={{ route: "news" }} languageMenu={false}>
      <PageBanner page="news" picture="about-stack" />
      <NewsList />
      <NewsPagination />
    </Page>
  );
}
