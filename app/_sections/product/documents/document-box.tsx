import { useLocale, useTranslations } from "next-intl";

import { company } from "../../../_content/company/company";
import type { Product } from "../../../_content/products";
import { DocumentTable } from "./document-table";
import { issued } from "../../../_content/downloads";
import { longDate } from "../../../_i18n/dates";
import { path } from "../../../_i18n/paths";
import { absolute, isPreview } from "../../../_i18n/site-url";
import { productFacts } from "../../../_load/product-facts";
import { ProductSection } from "../product-section";
import "../../../_ui/text-link.css";
import "./document-box.css";

const specified = [
  "dimension",
  "desk",
  "block",
  "entries",
  "quality",
  "maxKg",
  "mass",
  "perTruck",
  "tolerance",
] as const;

/** Renders a button that copies the product's facts as text, one per line. */
function Specification({ product }: { product: Product }) {
  const locale = useLocale();
  const t = useTranslations("documents.specification");
  const tRoot = useTranslations();
  const name = tRoot(product.name);
  const facts = productFacts(locale, tRoot, product);
  const date = longDate(locale, issued);
  const lines = [
    t("product", { name }),
    ...specified.map((key) => `${facts[key].term}: ${facts[key].value}`),
    // The text leaves the site, so it must not contain a preview's address.
    isPreview
      ? t("sourceDay", { company: company.name, date })
      : t("source", { url: absolute(path(locale, { route: "product", id: product.id })), date }),
  ];
  return (
    <div className="document-box__specification">
      <button
        className="text-link js-only"
        type="button"
        aria-hidden
        tabIndex={-1}
        data-copy="specification"
        data-copied={t("copied", { name })}
        data-failed={t("failed")}
      >
        {t("copyButton")}
      </button>
      <span />
      <pre id="specification" hidden aria-hidden>
        {lines.join("\n")}
      </pre>
    </div>
  );
}

/** Renders the documents of a product, and its specification to copy. */
export function DocumentBox({ product }: { product: Product }) {
  const t = useTranslations("documents");
  const { office } = company.emails;
  return (
    <ProductSection
      headingId="documents"
      heading={t("heading")}
      intro={
        <p className="fine-print">
          {t("checkNote")}{" "}
          {t.rich("onRequest", { email: office, a: (chunks) => <a href={`mailto:${office}`}>{chunks}</a> })}
        </p>
      }
    >
      <DocumentTable product={product} />
      <Specification product={product} />
    </ProductSection>
  );
}
