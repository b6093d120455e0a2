import { useLocale, useTranslations } from "next-intl";

import { path } from "../_i18n/paths";
import { type Route, routes } from "../_i18n/routes";
import "./breadcrumb.css";

/** The pages whose rows say where they lie. */
export type TrailPage = {
  [Name in Route]: (typeof routes)[Name]["trail"] extends null ? never : Name;
}[Route];

/** What the words of a trail stand in: the first name of their keys. */
type Namespace<Key extends string> = Key extends `${infer Name}.${string}` ? Name : never;

/** Where a page lies, by its row: a trail of links down from the home page. The marks between them are drawn, not read. */
export function Breadcrumb({ page }: { page: TrailPage }) {
  const locale = useLocale();
  const t = useTranslations();
  const { above, current } = routes[page].trail;
  const [namespace] = current.split(".") as [Namespace<typeof current>];
  return (
    <nav className="breadcrumb" aria-label={t(`${namespace}.breadcrumb.label`)}>
      <ol>
        {above.map(({ page, label }) => (
          <li key={page}>
            <a href={path(locale, page)}>{t(label)}</a>
          </li>
        ))}
        <li aria-current="page">{t(current)}</li>
      </ol>
    </nav>
  );
}
