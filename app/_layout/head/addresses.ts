import { pictureOf } from "../../_content/pages";
import { languages, type Locale, locales } from "../../_i18n/languages";
import { asset, type Page, path } from "../../_i18n/paths";
import { absolute } from "../../_i18n/site-url";

/** Returns the absolute URL of a page, for canonical links, sitemap, feed and structured data. */
export function pageUrl(locale: Locale, page: Page): string {
  return absolute(path(locale, page));
}

/** Language for readers of none of the site's languages (`x-default`). */
const foreignLocale: Locale = "en";

/** Returns the absolute URLs of a page by hreflang. */
export function languageUrls(page: Page): Record<string, string> {
  const urls = locales.map((locale) => [languages[locale].tag, pageUrl(locale, page)]);
  return { ...Object.fromEntries(urls), "x-default": pageUrl(foreignLocale, page) };
}

/** Returns the file name of a page's share picture. */
export function shareFile(page: Page): string {
  return `${pictureOf(page)}.jpg`;
}

/** Returns the absolute URL of a page's share picture. */
export function shareUrl(page: Page): string {
  return absolute(asset(`/share/${shareFile(page)}`));
}

/** Returns the path of the news feed in a language. */
export function feedPath(locale: Locale): string {
  return asset(`/feed/${locale}.xml`);
}
