import { useLocale, useTranslations } from "next-intl";

import { path } from "../../../_i18n/paths";
import "./privacy-note.css";

/**
 * What happens with the visitor's data, in short, and the way to all of it.
 *
 * @param id anchor, to which links of earlier days lead
 */
export function PrivacyNote({ id }: { id?: string }) {
  const locale = useLocale();
  const t = useTranslations("privacy");
  return (
    <p className="privacy-note request__rest" id={id}>
      {t("formNote")} <a href={path(locale, "privacy")}>{t("formLink")}</a>
    </p>
  );
}
