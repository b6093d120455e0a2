import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type CheerioAPI, load } from "cheerio";

import { pages as known } from "../../app/_content/pages";
import { defaultLocale, isLocale, type Locale, locales } from "../../app/_i18n/languages";
import { type QuoteFile, type QuoteTexts, quoteTextsOf } from "../../app/_quote/line/quote-texts";

const site = "out";

export interface SitemapPage {
  /** Absolute, as in canonical links. */
  url: string;
  path: string;
  locale: Locale;
  /** Absolute addresses of the page in every language, by hreflang. */
  alternates: Record<string, string>;
}

const fewest = known.length * locales.length;

/** Reads the sitemap of the built site. @throws if pages are missing: tests that visit every page would shrink */
export function sitemapPages(): SitemapPage[] {
  const file = join(site, "sitemap.xml");
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

export interface BuiltPage {
  url: string;
  path: string;
  html: string;
  readonly document: CheerioAPI;
}

function pageOf(address: Pick<BuiltPage, "url" | "path">, html: string): BuiltPage {
  let parsed: CheerioAPI | undefined;
  return {
    ...address,
    html,
    get document() {
      // htmlparser2 is three times as fast as parse5; `every-page/markup.ts` makes sure that both read the same.
      return (parsed ??= load(html, { xml: { xmlMode: false } }));
    },
  };
}

/** The error document, which hosts serve for any missing address. */
export const errorPath = "/404.html";

/** Returns the file with which a bucket answers a path; undefined if it has none or redirects. */
export function builtFile(path: string): string | undefined {
  const file = join(site, decodeURIComponent(path), path.endsWith("/") ? "index.html" : "");
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

/** Reads the texts of the quote list from the built site. */
export function quoteTexts(locale: Locale): QuoteTexts {
  const file = readFileSync(join(site, `assets/quote/${locale}.json`), "utf8");
  return quoteTextsOf(JSON.parse(file) as QuoteFile);
}

let read: readonly BuiltPage[] | undefined;

/** Returns every page of the sitemap and the error document. @throws if pages are missing */
export const builtPages = (): readonly BuiltPage[] => (read ??= readPages());

function readPages(): BuiltPage[] {
  const pages = sitemapPages();
  const { origin } = new URL(pages[0]?.url ?? "");
  return [...pages.map(({ path }) => path), errorPath].map((path) => {
    const file = builtFile(path);
    if (!file) throw new Error(`${path} is not in ${site}/: build the site first.`);
    return pageOf({ url: origin + path, path }, readFileSync(file, "utf8"));
  });
}

/** Returns the built page at a path. @throws if no page has the path */
export function builtPage(path: string): BuiltPage {
  const page = builtPages().find((each) => each.path === path);
  if (!page) throw new Error(`${path} is not a page of the site.`);
  return page;
}

/** Copies a page with a planted fault. @throws if the page does not contain `found` */
export function withFault(page: BuiltPage, found: string | RegExp, fault: string): BuiltPage {
  const html = page.html.replace(found, () => fault);
  if (html === page.html) throw new Error(`${page.path} does not contain ${String(found)}.`);
  const { url, path } = page;
  return pageOf({ url, path }, html);
}

/** Returns an island's props as JSON, which the page or a file has. */
export const propsIn = (props: string) =>
  props.startsWith("/") ? readFileSync(`out${props}`, "utf8") : props;
