import { pageName } from "../../_content/pages";
import { defaultLocale, languages, type Locale, locales } from "../../_i18n/languages";
import { asset, type Page, path } from "../../_i18n/paths";
import { absolute } from "../../_i18n/site-url";

/** The one absolute address of a page in a language: canonical, sitemap, feed and structured data all give this. */
export function pageUrl(locale: Locale, page: Page): string {
  return absolute(path(locale, page));
}

/** The absolute addresses of a page by hreflang. Who reads none of the languages is sent to the unprefixed address. */
export function languageUrls(page: Page): Record<string, string> {
  const urls = locales.map((locale) => [languages[locale].tag, pageUrl(locale, page)]);
  return { ...Object.fromEntries(urls), "x-default": pageUrl(defaultLocale, page) };
}

/** Name of the file with a page's share picture. */
export function shareFile(locale: Locale, page: Page): string {
  return `${pageName(page)}-${locale}.png`;
}

/** The absolute address of a page's share picture in a language. */
export function shareUrl(locale: Locale, page: Page): string {
  return absolute(asset(`/share/${shareFile(locale, page)}`));
}

/** The address of the news as a feed in a language, on the host. */
export function feedPath(locale: Locale): string {
  return asset(`/feed/${locale}.xml`);
}
