import { useTranslations } from "next-intl";

import { company } from "../../../_content/company/company";
import { Icon } from "../../../_ui/icon";
import { chevronDown } from "../../../_ui/icon-shapes";
import "./privacy-note.css";

/**
 * What happens with the visitor's data, in short and in full.
 *
 * @param id anchor of the full text; a link to it opens the note by itself
 */
export function PrivacyNote({ id }: { id?: string }) {
  const t = useTranslations("privacy");
  return (
    <div className="privacy-note request__rest">
      <p>{t("formNote")}</p>
      <details>
        <summary>
          <span className="is-closed">{t("openDetails")}</span>
          <span className="is-open">{t("closeDetails")}</span>
          <Icon shape={chevronDown} />
        </summary>
        <div id={id}>
          <h3>{t("heading")}</h3>
          <p>{t("body.p1", { company: company.name, email: company.emails.office })}</p>
          <p>{t("body.p2")}</p>
          <p>{t("body.p3")}</p>
          <p>{t("body.p4")}</p>
          <p>{t("body.p5")}</p>
          <p>{t("languageStorage")}</p>
          <p>{t("listStorage")}</p>
          <p>{t("externalContent")}</p>
        </div>
      </details>
    </div>
  );
}
