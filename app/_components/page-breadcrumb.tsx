import { useLocale, useTranslations } from "next-intl";

import { path } from "../_i18n/paths";
import { type Route, routes } from "../_i18n/routes";
import { Breadcrumb } from "../_ui/breadcrumb";

/** The pages whose rows say where they lie. */
export type TrailPage = {
  [Name in Route]: (typeof routes)[Name]["trail"] extends null ? never : Name;
}[Route];

/** What the words of a trail stand in: the first name of their keys. */
type Namespace<Key extends string> = Key extends `${infer Name}.${string}` ? Name : never;

/** Where a page lies, by its row in the table of pages. */
export function PageBreadcrumb({ page }: { page: TrailPage }) {
  const locale = useLocale();
  const t = useTranslations();
  const { above, current } = routes[page].trail;
  const [namespace] = current.split(".") as [Namespace<typeof current>];
  return (
    <Breadcrumb
      label={t(`${namespace}.breadcrumb.label`)}
      links={above.map(({ page, label }) => ({ href: path(locale, page), text: t(label) }))}
      current={t(current)}
    />
  );
}
