import { useLocale, useTranslations } from "next-intl";

import { path } from "../_i18n/paths";
import { trailAbove, type TrailPage } from "../_i18n/trail";
import "./breadcrumb.css";

/**
 * Where a page lies, by its row: a trail of links down from the home page. The marks between them are drawn, not read.
 *
 * @param isLow no higher than its links on a phone, where what it leads to has to fit on the first screen
 */
export function Breadcrumb({ page, isLow = false }: { page: TrailPage; isLow?: boolean }) {
  const locale = useLocale();
  const t = useTranslations();
  return (
    <nav className={isLow ? "breadcrumb breadcrumb--low" : "breadcrumb"} aria-label={t("breadcrumb.label")}>
      <ol>
        {trailAbove(page).map(({ page, label }) => (
          <li key={page}>
            <a href={path(locale, page)}>{t(label)}</a>
          </li>
        ))}
        <li aria-current="page">{t(`breadcrumb.${page}`)}</li>
      </ol>
    </nav>
  );
}
