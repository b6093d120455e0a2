import { readFileSync } from "node:fs";

import { isLocale, type Locale } from "../../app/_i18n/languages";

/** A page as the built site's own sitemap names it. */
export interface SitemapPage {
  /** Absolute, as canonical links give it. */
  url: string;
  /** From the root of the host: to be visited. */
  path: string;
  locale: Locale;
  /** Absolute addresses of the page in every language, by hreflang. */
  twins: Record<string, string>;
}

/** Seven pages in three languages; fewer means that the tests would pass over something. */
const fewest = 21;

/**
 * Reads `out/sitemap.xml`.
 *
 * @throws when the site is not built, or names fewer pages than it has
 */
export function sitemapPages(): SitemapPage[] {
  const pages = [...readFileSync("out/sitemap.xml", "utf8").matchAll(/<url>(.*?)<\/url>/gs)].map(
    ([, entry = ""]) => {
      const url = /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? "";
      const twins = Object.fromEntries(
        [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, language, href]) => [language, href]),
      ) as Record<string, string>;
      const { pathname } = new URL(url);
      const [, prefix = ""] = pathname.split("/");
      return { url, path: pathname, locale: isLocale(prefix) ? prefix : ("pl" as const), twins };
    },
  );
  if (pages.length < fewest)
    throw new Error(`out/sitemap.xml names ${pages.length} pages instead of ${fewest}.`);
  return pages;
}
