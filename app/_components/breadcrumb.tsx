import { useLocale, useTranslations } from "next-intl";

import { nameKeyOf } from "../_content/pages";
import { type PageWithTrail, path, trailAbove } from "../_i18n/paths";

/**
 * Renders links from the home page down to the current page. CSS draws the separators, so screen readers skip
 * them.
 */
export function Breadcrumb({ page }: { page: PageWithTrail }) {
  const locale = useLocale();
  const t = useTranslations();
  return (
    <nav className="breadcrumb" aria-label={t("breadcrumb.label")}>
      <ol>
        {trailAbove(page.route).map(({ page, label }) => (
          <li key={page}>
            <a className="target" href={path(locale, page)}>
              {t(label)}
            </a>
          </li>
        ))}
        <li aria-current="page">{t(nameKeyOf(page))}</li>
      </ol>
    </nav>
  );
}
