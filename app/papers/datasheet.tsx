import { useTranslations } from "next-intl";

import type { Product } from "../_content/products";
import { Paper } from "./paper";
import { ProductPage } from "./product-page";

/** A product on one page A4. */
export function Datasheet({ product }: { product: Product }) {
  const words = useTranslations();
  return (
    <Paper title={words(product.name)}>
      <ProductPage product={product} number={1} of={1} />
    </Paper>
  );
}
