/** Tests the addresses in every page and file: each leads to a page, file, fragment, mailbox, phone or quote line. */
import { readdirSync, readFileSync } from "node:fs";
import { load } from "cheerio";

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
import { contentType } from "../../../scripts/deploy/hosting";
import { type Address, addressesIn, addressesOf, idsOf } from "../../support/read";
import { builtFile, builtPage, builtPages, propsIn, errorPath, quoteTexts } from "../../support/built-pages";
import { rule } from "./rule";

const pages = builtPages();
const home = builtPage("/");
const { origin } = new URL(home.url);
const ids = new Map(pages.map(({ path, document }) => [path, new Set(idsOf(document))]));

const read = new Map<string, ReadonlySet<string>>();

function idsIn(file: string): ReadonlySet<string> {
  const found = read.get(file) ?? new Set(idsOf(load(readFileSync(file, "utf8"))));
  read.set(file, found);
  return found;
}

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
 * Returns the fault of an address. A page without its trailing slash is one: buckets redirect it or answer an error.
 */
function fault(address: string, base: string): string | undefined {
  if (!address || address === "#") return "leads nowhere";
  const url = new URL(address, base);
  if (url.protocol === "mailto:")
    return letters.includes(address.replace(/\?.*/, "")) ? undefined : "is no mailbox of the company";
  if (url.protocol === "tel:") return calls.includes(address) ? undefined : "is no phone of the company";
  if (url.origin !== origin)
    return outside.has(address) || vocabulary.test(address) ? undefined : "leads outside";
  const file = builtFile(url.pathname);
  if (!file) return "leads to no file";
  const anchor = decodeURIComponent(url.hash.slice(1));
  if (/^a=[\w-]+$/.test(anchor) && landings.has(url.pathname)) return undefined;
  if (anchor && !(ids.get(url.pathname.replace(/index\.html$/, "")) ?? idsIn(file)).has(anchor))
    return "leads to no anchor";
  return undefined;
}

const faults = (addresses: readonly Address[], base: string) =>
  addresses.flatMap(({ address, where }) => {
    const found = fault(address, base);
    return found ? `${where} "${address}" ${found}` : [];
  });

const known = knownIn(quoteTexts("pl"));

rule(
  "every address on every page leads somewhere",
  (_, { url, document }) => faults(addressesOf(document), url),
  ...[
    "#",
    "/landing",
    "/de/#nothing",
    "/icons/logo.svg#nothing",
    "https://example.com/",
    "tel:+48 600 000 000",
    "mailto:other@silvapal.example",
  ].map((address) => ["/", "</main>", `<a href="${address}">x</a></main>`] as const),
);

test("addresses of the error document lead from anywhere", () => {
  const addresses = addressesOf(builtPage(errorPath).document);
  expect(addresses.length).toBeGreaterThan(20);
  expect(addresses.filter(({ address }) => !/^(\/|#|[a-z]+:)/.test(address))).toEqual([]);
});

test("every address in the other files leads somewhere", () => {
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

rule(
  "every link leads to a page or document in the language that its `hreflang` or, without it, the nearest `lang` promises",
  ($, { url }) =>
    $("a[href]").filter((_, link) => {
      const { origin: of, pathname } = new URL(link.attribs.href ?? "", url);
      const locale = pageAt(pathname)?.locale ?? /-(\w\w)\.(?:pdf|vcf)$/.exec(pathname)?.[1];
      const promised = link.attribs.hreflang ?? $(link).closest("[lang]").attr("lang");
      return of === origin && locale !== undefined && locale !== promised;
    }),
  ["/de/", "</main>", '<a href="/landing/">x</a><b lang="en"><a href="/en/">y</a></b></main>'],
  ["/de/", "</main>", '<a href="/papers/catalogue-pl.pdf">x</a></main>'],
);

rule(
  "addresses of pages, and of texts of the quote list, in the props of an island are in the page's language",
  ($) => {
    const language = $("html").attr("lang");
    return $("[data-island]")
      .toArray()
      .flatMap(({ attribs }) => addressesIn(propsIn(attribs["data-props"] ?? "null"), "application/json"))
      .map(({ address }) => new URL(address, origin))
      .filter(({ origin: of, pathname }) => {
        const locale = pageAt(pathname)?.locale ?? /^\/assets\/quote\/(\w+)\.json$/.exec(pathname)?.[1];
        return of === origin && locale && locale !== language;
      })
      .map(({ pathname }) => pathname);
  },
  ["/de/", "</main>", `<i data-island="x" data-props='["/landing/"]'></i></main>`],
);

const line = Buffer.from('[1,[{"k":"product","p":0,"n":5}]]').toString("base64url");

rule(
  "the line in every quote link is valid, and on the page of a product or of the blocks it is about them",
  ($, { path: at }) => {
    const page = pageAt(at)?.page;
    const subject = page?.route === "product" ? String(page.id) : page?.route;
    const hasSubject = page?.route === "product" || page?.route === "blocks";
    return $("a[href]:not([hreflang])").filter((_, { attribs }) => {
      const { pathname, searchParams, hash } = new URL(attribs.href ?? "", origin);
      if (!landings.has(pathname)) return false;
      if (!hash.startsWith("#a=")) return hasSubject && hash !== "#form" && searchParams.get("p") !== subject;
      const { lines, partly } = decode(hash.slice("#a=".length), known);
      return lines.length === 0 || partly === true;
    });
  },
  ...["?p=0", `#a=${line}`].map((fault) => {
    const link = `<a href="${path("de", "landing")}${fault}">x</a></main>`;
    return [path("de", { route: "product", id: products[0].id }), "</main>", link] as const;
  }),
);

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
