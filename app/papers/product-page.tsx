import type { Product } from "../_content/products";
import { ProductData } from "../_sections/product/product-data";
import { ProductSheet } from "../_sections/product/product-sheet";
import { PaperPage } from "./paper-page";

/** The page of a product: what its page on the web prints, and the way back there. */
export function ProductPage({ product, ...place }: { product: Product; number: number; of: number }) {
  return (
    <PaperPage {...place} about={product}>
      <ProductSheet product={product} />
      <ProductData product={product} />
    </PaperPage>
  );
}
