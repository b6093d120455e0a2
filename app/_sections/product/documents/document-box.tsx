import { useTranslations } from "next-intl";

import { company } from "../../../_content/company/company";
import type { Product } from "../../../_content/products";
import { DocumentTable } from "./document-table";
import { Specification } from "./specification";
import "./document-box.css";

/** What a buyer files: datasheet, drawing and models, contact; and the words of the product for an enquiry of his own. */
export function DocumentBox({ product }: { product: Product }) {
  const t = useTranslations("documents");
  const { office } = company.emails;
  return (
    <section className="document-box wrap deck" aria-labelledby="documents">
      <div className="document-box__head">
        <h2 id="documents">{t("heading")}</h2>
        <p>{t("lead")}</p>
        <p className="document-box__note">{t("checkNote")}</p>
        <p className="document-box__note">
          {t.rich("onRequest", { email: office, a: (words) => <a href={`mailto:${office}`}>{words}</a> })}
        </p>
      </div>
      <div className="document-box__body">
        <DocumentTable product={product} />
        <Specification product={product} />
      </div>
    </section>
  );
}
