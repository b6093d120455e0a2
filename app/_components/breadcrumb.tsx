import { useLocale, useTranslations } from "next-intl";

import { path } from "../_i18n/paths";
import { trailAbove, type TrailPage } from "../_i18n/trail";
import "./breadcrumb.css";

/** Where a page lies, by its row: a trail of links down from the home page. The marks between them are drawn, not read. */
export function Breadcrumb({ page }: { page: TrailPage }) {
  const locale = useLocale();
  const t = useTranslations();
  return (
    <nav className="breadcrumb" aria-label={t("breadcrumb.label")}>
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
