import { useTranslations } from "next-intl";

import { products } from "../../_content/products";
import { CustomFormat } from "./custom-format/custom-format";
import { Featured } from "./featured/featured";
import { ProductCard } from "./product-card";
import "./catalogue.css";

/** The products side by side, row by row comparable; beside them, or below on small screens, what is featured. */
export function Catalogue() {
  const t = useTranslations("catalogue");
  return (
    <div className="catalogue wrap">
      <ul className="catalogue__grid" aria-label={t("gridLabel")}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </ul>
      <div className="catalogue__aside">
        <Featured />
        <CustomFormat />
      </div>
    </div>
  );
}
