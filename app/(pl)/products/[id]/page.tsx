import { notFound } from "next/navigation";

import { productById, products } from "../../../_content/products";
import { ProductBar } from "../../../_sections/product/product-bar";
import { ProductData } from "../../../_sections/product/product-data";
import { OtherPallets, ProductLoad } from "../../../_sections/product/product-load";
import { ProductOrder } from "../../../_sections/product/product-order";
import { ProductSheet } from "../../../_sections/product/product-sheet";
import { pageMetadata } from "../../../_layout/head/metadata";
import { DeferredSections } from "../../../_ui/deferred-sections";
import { Page } from "../../../_layout/page";

export const dynamicParams = false;
export const generateStaticParams = () => products.map(({ id }) => ({ id: String(id) }));

async function productOf({ params }: PageProps<"/products/[id]">) {
  return productById(Number((await params).id)) ?? notFound();
}

export async function generateMetadata(props: PageProps<"/products/[id]">) {
  return pageMetadata({ route: "product", id: (await productOf(props)).id });
}

export default async function ProductPage(props: PageProps<"/products/[id]">) {
  const product = await productOf(props);
  return (
    <Page page={{ route: "product", id: product.id }}>
      <ProductSheet product={product} />
      <ProductBar product={product} />
      <ProductData product={product} />
      <DeferredSections>
        <ProductLoad product={product} />
        <ProductOrder product={product} />
        <OtherPallets product={product} />
      </DeferredSections>
    </Page>
  );
}
