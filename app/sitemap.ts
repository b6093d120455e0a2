import type { MetadataRoute } from "next";

import { pages } from "./_content/pages";
import { locales } from "./_i18n/languages";
import { languageUrls, pageUrl } from "./_layout/head/addresses";

export const dynamic = "force-static";

/** Returns `sitemap.xml` without `lastmod`: the dates of text changes are not recorded. */
export default function sitemap(): MetadataRoute.Sitemap {
  return pages.flatMap((page) =>
    locales.map((locale) => ({
      url: pageUrl(locale, page),
      alternates: { languages: languageUrls(page) },
    })),
  );
}
