import { useLocale, useTranslations } from "next-intl";

import type { Product } from "../../_content/products";
import { productFacts } from "../../_load/product-facts";
import { FrameQuoteLink } from "../../_tools/frame-quote";

/**
 * Renders a bar with the product and its quote link below the header of wide windows, once the summary has
 * left the view. It replaces the header's button. CSS shows and hides it.
 */
export function ProductBar({ product }: { product: Product }) {
  const t = useTranslations();
  const { dimension, perTruck } = productFacts(useLocale(), t, product);
  return (
    <div className="product-bar">
      <div className="product-bar__row wrap spread">
        <p>
          <strong>{t(product.name)}</strong> <span>{dimension.value}</span> <span>{perTruck.term}</span>{" "}
          <strong>{perTruck.value}</strong>
        </p>
        <FrameQuoteLink className="product-bar__quote" page={{ route: "product", id: product.id }} />
      </div>
    </div>
  );
}
