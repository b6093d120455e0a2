import type { MetadataRoute } from "next";

import { pages } from "./_content/pages";
import { locales } from "./_i18n/languages";
import { languageUrls, pageUrl } from "./_layout/head/addresses";

export const dynamic = "force-static";

/**
 * `sitemap.xml`: every page in every language, each with its alternate pages. Without `lastmod`: the day a
 * text changed is not recorded, and the day of the build would be a wrong one.
 */
export default function sitemap(): MetadataRoute.Sitemap {
  return pages.flatMap((page) =>
    locales.map((locale) => ({
      url: pageUrl(locale, page),
      alternates: { languages: languageUrls(page) },
    })),
  );
}
