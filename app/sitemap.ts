import type { MetadataRoute } from "next";

import { changedOn, pages } from "./_content/pages";
import { locales } from "./_i18n/languages";
import { languageUrls, pageUrl } from "./_layout/head/addresses";

export const dynamic = "force-static";

/**
 * Returns `sitemap.xml`. `lastmod` is the day on which what a page tells changed, never the time of a build: search engines
 * rely on it, and ignore `changefreq` and `priority`.
 */
export default function sitemap(): MetadataRoute.Sitemap {
  return pages.flatMap((page) =>
    locales.map((locale) => ({
      url: pageUrl(locale, page),
      lastModified: changedOn(locale, page),
      alternates: { languages: languageUrls(page) },
    })),
  );
}
