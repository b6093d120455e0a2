import { useLocale, useTranslations } from "next-intl";

import { path } from "../../../_i18n/paths";
import "../../../_ui/button/button.css";
import "./custom-format.css";

/** For whoever needs a pallet that is not in the catalogue: the way to the quote form. */
export function CustomFormat() {
  const locale = useLocale();
  const t = useTranslations("catalogue.customFormat");
  return (
    <section className="custom-format on-strong" aria-labelledby="custom-format-heading">
      <h2 id="custom-format-heading">{t("heading")}</h2>
      <p>{t("text")}</p>
      <a className="button button--accent" href={path(locale, "landing")}>
        {t("button")}
      </a>
    </section>
  );
}
