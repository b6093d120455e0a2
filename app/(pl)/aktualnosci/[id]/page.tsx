import { notFound } from "next/navigation";

import { articleById, news } from "../../../_content/news";
import { Article, ArticleNext } from "../../../_sections/news/article";
import { pageMetadata } from "../../../_layout/head/metadata";
import { Page } from "../../../_layout/page";

interface ArticlePageProps {
  params: Promise<{ id: string }>;
}

export const dynamicParams = false;
export const generateStaticParams = () => news.map(({ id }) => ({ id }));

async function articleOf({ params }: ArticlePageProps) {
  return articleById((await params).id) ?? notFound();
}

export async function generateMetadata(props: ArticlePageProps) {
  const { id } = await articleOf(props);
  return pageMetadata({ route: "article", id });
}

export default async function ArticlePage(props: ArticlePageProps) {
  const article = await articleOf(props);
  return (
    <Page page={{ route: "article", id: article.id }}>
      <Article article={article} />
      <ArticleNext article={article} />
    </Page>
  );
}
