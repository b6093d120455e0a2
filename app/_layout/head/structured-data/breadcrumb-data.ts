import type { BreadcrumbList } from "schema-dts";

import type { Page } from "../../../_i18n/paths";
import { pageUrl } from "../addresses";
import type { Language } from "../../../_i18n/words";

/** A trail of pages down from the home page, in the words of the trail on the page. */
export function breadcrumbData(
  { locale }: Language,
  trail: readonly (readonly [string, Page])[],
): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(([name, page], index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: pageUrl(locale, page),
    })),
  };
}
