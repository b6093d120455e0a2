import { readFileSync } from "node:fs";
import { join } from "node:path";

import { pages as known } from "../../app/_content/pages";
import { defaultLocale, isLocale, type Locale, locales } from "../../app/_i18n/languages";

export interface SitemapPage {
  /** Absolute, as canonical links give it. */
  url: string;
  /** From the root of the host: to be visited. */
  path: string;
  locale: Locale;
  /** Absolute addresses of the page in every language, by hreflang. */
  alternates: Record<string, string>;
}

/** Every page in every language; fewer means that who walks the pages would pass over something. */
const fewest = known.length * locales.length;

/** Reads the sitemap of a finished site. @throws when the site is not built, or names fewer pages than it has */
export function sitemapPages(folder = "out"): SitemapPage[] {
  const file = join(folder, "sitemap.xml");
  const pages = [...readFileSync(file, "utf8").matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = ""]) => {
    const url = /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? "";
    const alternates = Object.fromEntries(
      [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, language, href]) => [language, href]),
    ) as Record<string, string>;
    const { pathname } = new URL(url);
    const [, prefix = ""] = pathname.split("/");
    return { url, path: pathname, locale: isLocale(prefix) ? prefix : defaultLocale, alternates };
  });
  if (pages.length < fewest) throw new Error(`${file} names ${pages.length} pages instead of ${fewest}.`);
  return pages;
}
