import { getTranslations } from "next-intl/server";

import { type Product, products } from "../../../_content/products";
import { type Locale, locales } from "../../../_i18n/languages";
import { productWords } from "../product-words";

/** What the tools say of each product, one file for each language: `/assets/products/pl-1.json`. */
const files: ReadonlyMap<string, { locale: Locale; product: Product }> = new Map(
  locales.flatMap((locale) =>
    products.map((product) => [`${locale}-${product.id}.json`, { locale, product }] as const),
  ),
);

export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = () => [...files.keys()].map((file) => ({ file }));

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const found = files.get((await params).file);
  if (!found) return new Response(null, { status: 404 });
  const { locale, product } = found;
  return Response.json(productWords(locale, await getTranslations({ locale }), product));
}
