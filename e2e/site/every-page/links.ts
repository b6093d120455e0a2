/**
 * Addresses in every built document and file: each leads to a page, file, anchor, mailbox or phone that is there, links for a
 * quote say what they are about, and words of the trade lead to the glossary.
 */
import { readdirSync, readFileSync } from "node:fs";

import { company } from "../../../app/_content/company/company";
import { termId, terms } from "../../../app/_content/knowledge/glossary";
import { allStatements } from "../../../app/_content/knowledge/statements";
import { articleById, news, type NewsArticle } from "../../../app/_content/news";
import { pageAt } from "../../../app/_content/pages";
import { products } from "../../../app/_content/products";
import { settings } from "../../../app/_content/settings";
import { locales } from "../../../app/_i18n/languages";
import { path } from "../../../app/_i18n/paths";
import { decode } from "../../../app/_features/quote/decode";
import { knownIn } from "../../../app/_features/quote/known";
import { contentType } from "../../../scripts/built/file-types";
import { type Address, addressesIn, addressesOf, idsOf } from "../../support/addresses";
import {
  errorPath,
  quoteWords,
  builtFile,
  type BuiltPage,
  builtPage,
  builtPages,
  withFault,
} from "../../support/built-pages";

const pages = builtPages();
const home = builtPage("/");
const { origin } = new URL(home.url);
const ids = new Map(pages.map(({ path, document }) => [path, new Set(idsOf(document))]));

/** The only places outside that a page leads to: the register, map and film, and the sources of statements. */
const outside = new Set([
  company.registry,
  settings.mapUrl,
  settings.videoUrl,
  ...Object.values(allStatements).flatMap(({ sources }) => sources.map(({ address }) => address)),
]);

/** What structured data is written in, and its words: names that look like addresses. */
const vocabulary = /^https:\/\/schema\.org(\/[A-Z]\w+)?$/;

const landings = new Set(locales.map((locale) => path(locale, "landing")));

const letters = Object.values(company.emails).map((email) => `mailto:${email}`);
const calls = [company.mainPhone, ...company.otherPhones.map(({ number }) => number)].map(
  (number) => `tel:${number.replaceAll(" ", "")}`,
);

/**
 * What is wrong with an address; undefined for nothing. A link to a page without its slash is wrong as well:
 * a bucket answers it with a redirect or with nothing.
 */
function fault(address: string, base: string): string | undefined {
  if (!address || address === "#") return "leads nowhere";
  if (!URL.canParse(address, base)) return "is no address";
  const url = new URL(address, base);
  if (url.protocol === "mailto:")
    // A letter may be begun: with a subject, and questions to answer.
    return letters.includes(address.replace(/\?.*/, "")) ? undefined : "is no mailbox of the company";
  if (url.protocol === "tel:") return calls.includes(address) ? undefined : "is no phone of the company";
  if (url.origin !== origin)
    return outside.has(address) || vocabulary.test(address) ? undefined : "leads outside";
  if (!builtFile(url.pathname)) return "leads to no file";
  const anchor = decodeURIComponent(url.hash.slice(1));
  // A line for the quote list; what it says is read below.
  if (/^a=[\w-]+$/.test(anchor) && landings.has(url.pathname)) return undefined;
  if (anchor && !ids.get(url.pathname.replace(/index\.html$/, ""))?.has(anchor)) return "leads to no anchor";
  return undefined;
}

const faults = (addresses: readonly Address[], base: string) =>
  addresses.flatMap(({ address, where }) => {
    const found = fault(address, base);
    return found ? `${where} "${address}" ${found}` : [];
  });

function linkFindings({ path, url, document }: BuiltPage): string[] {
  try {
    return faults(addressesOf(document), url).map((each) => `${path}: ${each}`);
  } catch (error) {
    return [`${path}: its data cannot be read: ${(error as Error).message}`];
  }
}

/** Phone numbers that may break over two lines. */
const brokenPhones = ({ path, document: $ }: BuiltPage) =>
  $('[href^="tel:"]')
    .toArray()
    .map((link) => $(link).text())
    .filter((text) => /\d \d/.test(text))
    .map((text) => `${path}: ${text} may break over two lines`);

/** The links of a page to the form for a quote, with what they are about. */
function quoteLinksOf({ path: at, document: $ }: BuiltPage) {
  const page = pageAt(at)?.page;
  return $("a[href]")
    .toArray()
    .map((link) => ({ link: $(link), url: new URL($(link).attr("href") ?? "", origin) }))
    .filter(({ link, url }) => landings.has(url.pathname) && !link.is("[hreflang]"))
    .filter(({ url }) => url.hash !== "#privacy")
    .map(({ link, url }) => ({ at, page, link, url, adds: url.hash.startsWith("#a=") }));
}

const known = knownIn(quoteWords("pl"));

/** Links for a quote that do not say what the page, the article or the section around them is about. */
function quoteFindings(built: BuiltPage): string[] {
  return quoteLinksOf(built).flatMap(({ at, page, link, url, adds }) => {
    const name = `${at}: "${link.text()}" ${url.search}${url.hash}`;
    if (adds) {
      const { lines, partly } = decode(url.hash.slice("#a=".length), known);
      return lines.length === 1 && !partly ? [] : `${name} adds no line that can be read`;
    }
    const inside = link.closest(".custom-format, .not-exchangeable");
    const article = link.closest(".news-article");
    const shown: NewsArticle | undefined =
      page?.route === "article"
        ? articleById(page.id)
        : news.find(({ id }) => article.find(`#${id}`).length > 0);
    const ofMarks = inside.is(".not-exchangeable") ? String(products[0].id) : null;
    const subject = inside.is(".custom-format") ? "custom" : (shown?.asks?.toString() ?? ofMarks);
    const ofPage = page?.route === "blocks" ? "blocks" : subject;
    const expected = page?.route === "product" ? String(page.id) : ofPage;
    return url.searchParams.get("p") === expected ? [] : `${name} is not about ${expected}`;
  });
}

test("every address on every page leads somewhere", () => {
  for (const { path, document } of pages)
    expect([path, document("a[href]").length > 20]).toEqual([path, true]);
  expect(pages.flatMap(linkFindings)).toEqual([]);
});

test("addresses of the error document lead from anywhere", () => {
  const addresses = addressesOf(builtPage(errorPath).document);
  expect(addresses.length).toBeGreaterThan(20);
  expect(addresses.filter(({ address }) => !/^(\/|#|[a-z]+:)/.test(address))).toEqual([]);
});

test("every address in the other files leads somewhere", () => {
  // The licence of the font leads where its authors say.
  const files = readdirSync("out", { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.(js|json|svg|txt|webmanifest|xml)$/.test(file) && file !== "fonts/OFL.txt",
  );
  const own = files.map((file) => ({
    file,
    addresses: addressesIn(readFileSync(`out/${file}`, "utf8"), contentType(file) ?? ""),
  }));
  expect(own.flatMap(({ addresses }) => addresses).length).toBeGreaterThan(100);
  expect(
    own.flatMap(({ file, addresses }) =>
      faults(addresses, `${origin}/${file}`).map((each) => `${file}: ${each}`),
    ),
  ).toEqual([]);
});

test.each([
  ["", "leads nowhere"],
  ["#", "leads nowhere"],
  ["/landing", "leads to no file"],
  ["/pictures/none.avif", "leads to no file"],
  ["/de/#nothing", "leads to no anchor"],
  ["https://example.com/", "leads outside"],
  ["tel:+48 600 000 000", "is no phone of the company"],
  ["mailto:other@silvapal.example", "is no mailbox of the company"],
  ["http://", "is no address"],
])("the broken address %j is found", (address, found) => {
  const planted = withFault(home, "</main>", `<a href="${address}">x</a></main>`);
  expect(linkFindings(planted)).toEqual([`/: a[href] "${address}" ${found}`]);
});

test("data that cannot be read is found", () => {
  const planted = withFault(home, "</main>", `<div data-props="{"></div></main>`);
  expect(linkFindings(planted)).toEqual([expect.stringContaining("/: its data cannot be read: ")]);
});

test("no phone number breaks over two lines", () => {
  for (const { path, document } of pages)
    expect([path, document('[href^="tel:"]').length > 1]).toEqual([path, true]);
  expect(pages.flatMap(brokenPhones)).toEqual([]);
  const planted = withFault(home, "</main>", `<a href="${calls[0]}">600 000</a></main>`);
  expect(brokenPhones(planted)).toEqual(["/: 600 000 may break over two lines"]);
});

test("every link for a quote says what it is about", () => {
  const links = pages.flatMap(quoteLinksOf);
  expect(links.length).toBeGreaterThan(pages.length);
  const adding = new Set(links.filter(({ adds }) => adds).map(({ page }) => page?.route));
  expect([...adding].sort()).toEqual(["blocks", "comparison", "home", "ispm", "load", "product"]);
  expect(pages.flatMap(quoteFindings)).toEqual([]);
});

test("a link for a quote of something else, and one whose line cannot be read, are found", () => {
  const page = builtPage(path("de", { route: "product", id: products[0].id }));
  const landing = path("de", "landing");
  for (const address of [
    landing,
    `${landing}?p=0`,
    `${landing}#a=${Buffer.from('[1,[{"k":"product","p":0,"n":5}]]').toString("base64url")}`,
  ]) {
    const planted = withFault(page, "</main>", `<a href="${address}">x</a></main>`);
    expect(quoteFindings(planted)).toHaveLength(1);
  }
});

test("words of the trade lead to their entries in the glossary", () => {
  const addresses = new Set(locales.map((locale) => path(locale, "glossary")));
  const entries = new Set(terms.map(termId));
  const links = pages.flatMap(({ path: at, document: $ }) =>
    $("a[href]")
      .toArray()
      .map((link) => ({ at, url: new URL($(link).attr("href") ?? "", origin) }))
      .filter(({ url }) => addresses.has(url.pathname) && url.hash),
  );
  expect(links.filter(({ url }) => !entries.has(url.hash.slice(1)))).toEqual([]);
  const routes = ["product", "load", "size", "marks", "ispm"];
  const expected = pages.filter(({ path: at }) => routes.includes(pageAt(at)?.page.route ?? ""));
  expect(expected.length).toBeGreaterThan(0);
  expect(expected.filter(({ path }) => !links.some(({ at }) => at === path)).map(({ path }) => path)).toEqual(
    [],
  );
});

test("every statement that can age stands somewhere in every language with its month and its source", () => {
  const missing = locales.flatMap((locale) => {
    const sourced = pages
      .filter(({ document }) => document("html").attr("lang") === locale)
      .flatMap(({ document: $ }) =>
        $("time[datetime]")
          .toArray()
          .map((time) => `${$(time).attr("datetime")} ${$(time).parent().html()}`),
      );
    return Object.entries(allStatements).flatMap(([key, { checked, sources }]) =>
      sources
        .filter(
          ({ address }) =>
            !sourced.some((each) => each.startsWith(checked) && each.includes(`href="${address}"`)),
        )
        .map(({ name }) => `${locale}: ${key}, ${name}`),
    );
  });
  expect(missing).toEqual([]);
});
