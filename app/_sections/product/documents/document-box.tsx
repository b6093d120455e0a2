import { useLocale, useTranslations } from "next-intl";

import { company } from "../../../_content/company/company";
import { dimensionsOf, type Product } from "../../../_content/products";
import { DocumentTable } from "./document-table";
import { productFacts } from "../../../_content/product-texts";
import { issued } from "../../../_content/downloads";
import { usualVehicle } from "../../../_content/vehicles";
import { longDate } from "../../../_i18n/dates";
import { figure } from "../../../_i18n/figures";
import { path } from "../../../_i18n/paths";
import { absolute, isPreview } from "../../../_i18n/site-url";
import { fullLoad } from "../../../_load/full-load";
import { ProductSection } from "../product-section";
import "../../../_ui/text-link.css";
import "./document-box.css";

/** A product as text to paste into an e-mail or a purchasing system: a line for each fact. */
function Specification({ product }: { product: Product }) {
  const locale = useLocale();
  const t = useTranslations("documents.specification");
  const words = useTranslations();
  const name = words(product.name);
  const facts = productFacts(locale, words, product);
  const date = longDate(locale, issued);
  const lines = [
    t("product", { name }),
    t("dimension", { dimension: dimensionsOf(product.geometry) }),
    t("boards", { boards: facts.desk }),
    t("blocks", { blocks: facts.block }),
    t("entries", { entries: facts.entries }),
    t("quality", { quality: facts.quality }),
    t("load", { load: facts.maxKg }),
    t("mass", { mass: facts.mass }),
    t("loading", { pieces: figure(locale, fullLoad(usualVehicle, product.geometry).perTrip) }),
    t("tolerances"),
    // The text leaves the site: an address of a preview would lead nowhere.
    isPreview
      ? t("sourceDay", { company: company.name, date })
      : t("source", { url: absolute(path(locale, { route: "product", id: product.id })), date }),
  ];
  return (
    <div className="document-box__specification">
      <h3>{t("heading")}</h3>
      <p>{t("hint")}</p>
      <pre id="specification">{lines.join("\n")}</pre>
      <button
        className="text-link js-only"
        type="button"
        data-copy="specification"
        data-copied={t("copied", { name })}
        data-failed={t("failed")}
      >
        {t("copyButton")}
      </button>
      <output />
    </div>
  );
}

/** What a buyer files: datasheet, catalogue, drawing and models; and the words of the product for an enquiry of his own. */
export function DocumentBox({ product }: { product: Product }) {
  const t = useTranslations("documents");
  const { office } = company.emails;
  return (
    <ProductSection
      headingId="documents"
      heading={t("heading")}
      intro={
        <>
          <p>{t("lead")}</p>
          <p className="document-box__note">{t("checkNote")}</p>
          <p className="document-box__note">
            {t.rich("onRequest", { email: office, a: (words) => <a href={`mailto:${office}`}>{words}</a> })}
          </p>
        </>
      }
    >
      <DocumentTable product={product} />
      <Specification product={product} />
    </ProductSection>
  );
}
