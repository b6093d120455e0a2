/**
 * Tests the addresses in every page and file: each leads to an existing page, file, fragment, mailbox or
 * phone, and quote links can be decoded.
 */
import { readdirSync, readFileSync } from "node:fs";

import { company } from "../../../app/_content/company/company";
import { registers } from "../../../app/_content/company/identity";
import { authority } from "../../../app/_content/company/privacy";
import { allStatements } from "../../../app/_content/knowledge/statements";
import { pageAt } from "../../../app/_content/pages";
import { products } from "../../../app/_content/products";
import { settings } from "../../../app/_settings/settings";
import { locales } from "../../../app/_i18n/languages";
import { path } from "../../../app/_i18n/paths";
import { decode } from "../../../app/_quote/line/decode";
import { knownIn } from "../../../app/_quote/line/quote-texts";
import { contentType } from "../../../scripts/built/file-types";
import { type Address, addressesIn, addressesOf, idsOf } from "../../support/addresses";
import {
  builtFile,
  type BuiltPage,
  builtPage,
  builtPages,
  errorPath,
  quoteTexts,
  withFault,
} from "../../support/built-pages";

const pages = builtPages();
const home = builtPage("/");
const { origin } = new URL(home.url);
const ids = new Map(pages.map(({ path, document }) => [path, new Set(idsOf(document))]));

/** All external link targets: registers, map, film, authority, and sources of statements. */
const outside = new Set([
  company.registry,
  settings.mapUrl,
  settings.videoUrl,
  authority.site,
  ...Object.values(registers),
  ...Object.values(allStatements).flatMap(({ sources }) => sources.map(({ address }) => address)),
]);

/** The context and terms of structured data, which look like addresses. */
const vocabulary = /^https:\/\/schema\.org(\/[A-Z]\w+)?$/;

const landings = new Set(locales.map((locale) => path(locale, "landing")));

const letters = Object.values(company.emails).map((email) => `mailto:${email}`);
const calls = [company.mainPhone, ...company.otherPhones.map(({ number }) => number)].map(
  (number) => `tel:${number.replaceAll(" ", "")}`,
);

/**
 * Returns the fault of a link's address; undefined for a valid address. A page link without its trailing slash is
 * also wrong: a bucket answers it with a redirect or an error.
 */
function fault(address: string, base: string): string | undefined {
  if (!address || address === "#") return "leads nowhere";
  const url = new URL(address, base);
  if (url.protocol === "mailto:")
    // A mailto link may include a subject and a body.
    return letters.includes(address.replace(/\?.*/, "")) ? undefined : "is no mailbox of the company";
  if (url.protocol === "tel:") return calls.includes(address) ? undefined : "is no phone of the company";
  if (url.origin !== origin)
    return outside.has(address) || vocabulary.test(address) ? undefined : "leads outside";
  if (!builtFile(url.pathname)) return "leads to no file";
  const anchor = decodeURIComponent(url.hash.slice(1));
  // The fragment adds a line to the quote list; `quoteFindings` decodes it.
  if (/^a=[\w-]+$/.test(anchor) && landings.has(url.pathname)) return undefined;
  if (anchor && !ids.get(url.pathname.replace(/index\.html$/, ""))?.has(anchor)) return "leads to no anchor";
  return undefined;
}

const faults = (addresses: readonly Address[], base: string) =>
  addresses.flatMap(({ address, where }) => {
    const found = fault(address, base);
    return found ? `${where} "${address}" ${found}` : [];
  });

const linkFindings = ({ path, url, document }: BuiltPage) =>
  faults(addressesOf(document), url).map((each) => `${path}: ${each}`);

const known = knownIn(quoteTexts("pl"));

/** Returns quote links that cannot be decoded, or that ignore their page's product or blocks. */
function quoteFindings({ path: at, document: $ }: BuiltPage): string[] {
  const page = pageAt(at)?.page;
  const subject = page?.route === "product" ? String(page.id) : page?.route;
  const hasSubject = page?.route === "product" || page?.route === "blocks";
  const isRead = ({ searchParams, hash }: URL) => {
    if (!hash.startsWith("#a="))
      return !hasSubject || ["#privacy", "#form"].includes(hash) || searchParams.get("p") === subject;
    const { lines, partly } = decode(hash.slice("#a=".length), known);
    return lines.length > 0 && !partly;
  };
  return $("a[href]:not([hreflang])")
    .toArray()
    .map(({ attribs }) => new URL(attribs.href ?? "", origin))
    .filter((url) => landings.has(url.pathname) && !isRead(url))
    .map(({ search, hash }) => `${at}: ${search}${hash}`);
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
  // Licence texts contain their authors' links.
  const files = readdirSync("out", { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.(js|json|svg|txt|webmanifest|xml)$/.test(file) && !/^(fonts\/OFL|licences)\.txt$/.test(file),
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
  ["#", "leads nowhere"],
  ["/landing", "leads to no file"],
  ["/de/#nothing", "leads to no anchor"],
  ["https://example.com/", "leads outside"],
  ["tel:+48 600 000 000", "is no phone of the company"],
  ["mailto:other@silvapal.example", "is no mailbox of the company"],
])("the broken address %j is found", (address, found) => {
  const planted = withFault(home, "</main>", `<a href="${address}">x</a></main>`);
  expect(linkFindings(planted)).toEqual([`/: a[href] "${address}" ${found}`]);
});

/** Returns links to pages and documents in another language than their `hreflang` or, without it, the nearest `lang`. */
const inOtherLanguages = ({ path: at, url, document: $ }: BuiltPage) =>
  $("a[href]")
    .toArray()
    .filter((link) => {
      const target = new URL(link.attribs.href ?? "", url);
      const { pathname } = target;
      const locale = pageAt(pathname)?.locale ?? /-(\w\w)\.(?:pdf|vcf)$/.exec(pathname)?.[1];
      return (
        target.origin === origin &&
        locale &&
        locale !== (link.attribs.hreflang ?? $(link).closest("[lang]").attr("lang"))
      );
    })
    .map((link) => `${at}: ${$.html(link).slice(0, 120)}`);

/** Returns addresses in the props of a page's islands: of pages, and of texts of the quote list, in another language. */
function propsInOtherLanguages({ path: at, document: $ }: BuiltPage): string[] {
  const language = $("html").attr("lang");
  return $("[data-island]")
    .toArray()
    .flatMap(({ attribs: { "data-props": props, "data-props-file": file } }) =>
      addressesIn(props ?? (file ? readFileSync(`out${file}`, "utf8") : "null"), "application/json"),
    )
    .map(({ address }) => new URL(address, origin))
    .filter(({ origin: of, pathname }) => {
      const locale = pageAt(pathname)?.locale ?? /^\/assets\/quote\/(\w+)\.json$/.exec(pathname)?.[1];
      return of === origin && locale && locale !== language;
    })
    .map(({ pathname }) => `${at}: ${pathname} in the props of an island`);
}

test("every link leads to the language that it promises, also in islands and on the error document", () => {
  const all = [...pages, builtPage(errorPath)];
  expect(all.flatMap((page) => [...inOtherLanguages(page), ...propsInOtherLanguages(page)])).toEqual([]);
  const planted = withFault(
    builtPage("/de/"),
    "</main>",
    '<a href="/landing/">x</a><a href="/papers/catalogue-pl.pdf">y</a><b lang="en"><a href="/en/">z</a></b></main>',
  );
  expect(inOtherLanguages(planted)).toEqual([
    '/de/: <a href="/landing/">x</a>',
    '/de/: <a href="/papers/catalogue-pl.pdf">y</a>',
  ]);
});

test("the line in every quote link is valid, and on the page of a product or of the blocks it is about them", () => {
  expect(pages.flatMap(quoteFindings)).toEqual([]);
  const page = builtPage(path("de", { route: "product", id: products[0].id }));
  const line = Buffer.from('[1,[{"k":"product","p":0,"n":5}]]').toString("base64url");
  for (const fault of ["?p=0", `#a=${line}`]) {
    const planted = withFault(page, "</main>", `<a href="${path("de", "landing")}${fault}">x</a></main>`);
    expect(quoteFindings(planted)).toEqual([`${page.path}: ${fault}`]);
  }
});

test("words of the trade lead to the glossary", () => {
  const isLed = ({ document: $ }: BuiltPage) =>
    locales.some((locale) => $(`main a[href^="${path(locale, "glossary")}#"]`).length);
  const routes = ["product", "marks", "ispm"];
  const expected = pages.filter(({ path: at }) => routes.includes(pageAt(at)?.page.route ?? ""));
  expect(expected.length).toBeGreaterThan(0);
  expect(expected.filter((page) => !isLed(page)).map(({ path }) => path)).toEqual([]);
});

test("every statement that can become outdated is in every language with its day and sources", () => {
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
        .map(({ address }) => `href="${address}"`)
        .filter((link) => !sourced.some((each) => each.startsWith(checked) && each.includes(link)))
        .map((link) => `${locale}: ${key}, ${link}`),
    );
  });
  expect(missing).toEqual([]);
});
