import { useTranslations } from "next-intl";

import { figures } from "../../../../_content/company/figures";
import "./statistics.css";

/** The three figures 50+, 500+ and 25+ (R25). */
export function Statistics() {
  const t = useTranslations("home.company.statistics");
  return (
    <dl className="statistics" aria-label={t("label")}>
      {figures.map((figure) => (
        <div key={figure}>
          <dt>{t(`${figure}.label`)}</dt>
          <dd className="kerf">{t(`${figure}.value`)}</dd>
        </div>
      ))}
    </dl>
  );
}
