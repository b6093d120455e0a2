import { useLocale, useTranslations } from "next-intl";

import type { Page } from "../../../_i18n/paths";
import { scriptJson } from "../script-json";
import { pageData } from "./page-data";

/** Describes a page to search engines (JSON-LD). */
export function StructuredData({ page }: { page: Page }) {
  const data = pageData({ locale: useLocale(), t: useTranslations() }, page);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />;
}
