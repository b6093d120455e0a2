import { useTranslations } from "next-intl";

import { company } from "../../../_content/company/company";
import type { Product } from "../../../_content/products";
import "../../../_ui/text-link.css";
import { DocumentTable } from "./document-table";

/** Renders the documents of a product. */
export function DocumentBox({ product }: { product: Product }) {
  const t = useTranslations("documents");
  const { office } = company.emails;
  return (
    <section className="stacked" aria-labelledby="documents">
      <h2 id="documents">{t("heading")}</h2>
      <DocumentTable product={product} />
      <p className="fine-print">
        {t("checkNote")}{" "}
        {t.rich("onRequest", { email: office, a: (chunks) => <a href={`mailto:${office}`}>{chunks}</a> })}
      </p>
    </section>
  );
}
