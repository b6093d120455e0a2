import { useTranslations } from "next-intl";

import type { Product } from "../../_content/products";

/** Stands in for the order form. */
export function OrderForm({ product }: { product: Product }) {
  const t = useTranslations("orderForm");
  const words = useTranslations();
  return (
    <>
      <h2>{t("heading")}</h2>
      <p>{words(product.name)}</p>
    </>
  );
}
