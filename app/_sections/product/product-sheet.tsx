import { useLocale, useTranslations } from "next-intl";

import type { Product } from "../../_content/products";
import { path } from "../../_i18n/paths";
import { routes } from "../../_i18n/routes";
import { Breadcrumb } from "../../_ui/breadcrumb/breadcrumb";
import { PhotoDimensions } from "../../_pallet/photo/photo-dimensions";
import { Picture } from "../../_ui/picture/picture";
import { ProductSummary } from "./product-summary";
import "./product-sheet.css";
import "../../_styles/datasheet.css";

/** The first view of a product: where it lies, its picture with true dimensions, its summary. */
export function ProductSheet({ product }: { product: Product }) {
  const locale = useLocale();
  const t = useTranslations("product");
  const words = useTranslations();
  const { above, current } = routes.product.trail;
  return (
    <>
      <div className="wrap">
        <Breadcrumb
          label={t("breadcrumb.label")}
          links={above.map(({ page, label }) => ({ href: path(locale, page), text: words(label) }))}
          current={words(current)}
        />
      </div>
      <div className="product-sheet wrap deck">
        <figure className="product-sheet__picture">
          <Picture
            name={product.img}
            alt={t("imageAlt", { name: words(product.name) })}
            sizes="(min-width: 90rem) 50rem, (min-width: 64rem) 56vw, calc(100vw - 2rem)"
            priority
          />
          <PhotoDimensions geometry={product.geometry} camera={product.camera} />
        </figure>
        <ProductSummary product={product} />
      </div>
    </>
  );
}
