import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type CheerioAPI, load } from "cheerio";

import { pages as known } from "../../app/_content/pages";
import { defaultLocale, isLocale, type Locale, locales } from "../../app/_i18n/languages";
import { type QuoteFile, type QuoteWords, quoteWordsOf } from "../../app/_quote/list/words";

const site = "out";

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
export function sitemapPages(folder = site): SitemapPage[] {
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

/** A page as a visitor gets it, read without a browser. */
export interface BuiltPage {
  /** Absolute address, as the site names it itself. */
  url: string;
  /** From the root of the host. */
  path: string;
  html: string;
  /** Parsed when it is asked for first. */
  readonly document: CheerioAPI;
}

/** A page of the given HTML. */
export function pageOf(place: Pick<BuiltPage, "url" | "path">, html: string): BuiltPage {
  let parsed: CheerioAPI | undefined;
  return {
    ...place,
    html,
    get document() {
      return (parsed ??= load(html));
    },
  };
}

/** The document that stands in for a page that is not there. Links of it lead from any address. */
export const errorPath = "/404.html";

/**
 * The file a bucket answers an address with; undefined when it has none, or would only redirect.
 *
 * @param path from the root of the host, with percent escapes, without query and anchor
 */
export function builtFile(path: string): string | undefined {
  const file = join(site, decodeURIComponent(path), path.endsWith("/") ? "index.html" : "");
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

/** The words of the quote list, as they are built. */
export function quoteWords(locale: Locale): QuoteWords {
  const file = readFileSync(join(site, `assets/quote/${locale}.json`), "utf8");
  return quoteWordsOf(JSON.parse(file) as QuoteFile);
}

let read: readonly BuiltPage[] | undefined;

/**
 * Every page of the sitemap, and the error document; each is read once for all tests of a file.
 *
 * @throws when the site is not built, a page has no file, or there are fewer pages than the site has
 */
export function builtPages(): readonly BuiltPage[] {
  read ??= readPages();
  return read;
}

function readPages(): BuiltPage[] {
  const pages = sitemapPages();
  const { origin } = new URL(pages[0]?.url ?? "");
  return [...pages.map(({ path }) => path), errorPath].map((path) => {
    const file = builtFile(path);
    if (!file) throw new Error(`${path} is not in ${site}/: build the site first.`);
    return pageOf({ url: origin + path, path }, readFileSync(file, "utf8"));
  });
}

/** The page at a path. @throws when the site has none there */
export function builtPage(path: string): BuiltPage {
  const page = builtPages().find((each) => each.path === path);
  if (!page) throw new Error(`${path} is not a page of the site.`);
  return page;
}

/**
 * A copy of a page with a planted fault, to prove that a check finds it.
 *
 * @throws when the page does not contain what is to be replaced
 */
export function withFault(page: BuiltPage, found: string | RegExp, fault: string): BuiltPage {
  const html = page.html.replace(found, () => fault);
  if (html === page.html) throw new Error(`${page.path} does not contain ${String(found)}.`);
  const { url, path } = page;
  return pageOf({ url, path }, html);
}
