import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";

import { productById, products } from "../../../_content/products";
import { pageMetadata } from "../../../_shell/metadata";
import { Page } from "../../../_shell/page";

interface ProductPageProps {
  params: Promise<{ id: string }>;
}

export const dynamicParams = false;
export const generateStaticParams = () => products.map(({ id }) => ({ id: String(id) }));

async function productOf({ params }: ProductPageProps) {
  return productById(Number((await params).id)) ?? notFound();
}

export async function generateMetadata(props: ProductPageProps) {
  const { id } = await productOf(props);
  return pageMetadata({ route: "product", id });
}

export default async function ProductPage(props: ProductPageProps) {
  const { id, name, desc } = await productOf(props);
  const t = await getTranslations();
  return (
    <Page page={{ route: "product", id }}>
      <div className="wrap section">
        <h1>{t(name)}</h1>
        <p className="lead">{t(desc)}</p>
      </div>
    </Page>
  );
}
