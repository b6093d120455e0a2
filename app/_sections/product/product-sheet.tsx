import { useTranslations } from "next-intl";

import { PageBreadcrumb } from "../../_features/contact/page-breadcrumb";
import type { Product } from "../../_content/products";
import { PhotoDimensions } from "../../_features/pallet/photo/photo-dimensions";
import { Picture } from "../../_ui/picture";
import { ProductSummary } from "./product-summary";
import "./product-sheet.css";
import "../../_styles/datasheet.css";

/** The first view of a product: where it lies, its picture with true dimensions, its summary. */
export function ProductSheet({ product }: { product: Product }) {
  const t = useTranslations("product");
  const words = useTranslations();
  return (
    <>
      <div className="wrap">
        <PageBreadcrumb page="product" />
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
