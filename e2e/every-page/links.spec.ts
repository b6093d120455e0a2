import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { load } from "cheerio";

import { company } from "../../app/_content/company/company";
import { settings } from "../../app/_content/settings";
import { allStatements } from "../../app/_content/knowledge/statements";
import { locales } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { contentType } from "../../scripts/built/file-types";
import { type Address, addressesIn, addressesOf } from "../support/addresses";
import { counted } from "../support/measures/counted";
import { idsOf, referencesIn } from "../support/measures/ids";
import { errorPath, shippedFile, shippedPages } from "../support/shipped";

const pages = shippedPages();
const origin = new URL(pages[0]?.url ?? "").origin;
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
 * What is wrong with an address; undefined for nothing. A page asked for without its slash is wrong as well: a bucket
 * answers it with a redirect or with nothing.
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
  if (!shippedFile(url.pathname)) return "leads to no file";
  const anchor = decodeURIComponent(url.hash.slice(1));
  // A line for the quote list; what it says is read in e2e/quote/.
  if (/^a=v\d+,./.test(anchor) && landings.has(url.pathname)) return undefined;
  if (anchor && !ids.get(url.pathname.replace(/index\.html$/, ""))?.has(anchor)) return "leads to no anchor";
  return undefined;
}

const faults = (addresses: readonly Address[], base: string) =>
  addresses.flatMap(({ address, where }) => {
    const found = fault(address, base);
    return found ? `${where} "${address}" ${found}` : [];
  });

for (const { path, url, document } of pages) {
  test(`every address on ${path} leads somewhere`, () => {
    const addresses = addressesOf(document);
    expect(faults(addresses, url)).toEqual([]);
    expect(addresses.filter(({ where }) => where === "a[href]").length).toBeGreaterThan(20);
    counted("links and files", addresses.length);
    counted("anchors", addresses.filter(({ address }) => address.includes("#")).length);
  });

  test(`every id that ${path} refers to is there, once`, () => {
    const all = idsOf(document);
    expect(all).toEqual([...new Set(all)]);
    const known = new Set(all);
    const found = referencesIn(document);
    expect(found.filter(({ id }) => !known.has(id))).toEqual([]);
    expect(found.length).toBeGreaterThan(2);
    counted("id references", found.length);
  });

  test(`no phone number on ${path} breaks over two lines`, () => {
    const links = document('[href^="tel:"]').toArray();
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) expect(document(link).text()).not.toMatch(/\d \d/);
  });
}

test("addresses of the error document lead from anywhere", () => {
  const page = pages.find(({ path }) => path === errorPath);
  const relative = addressesOf(page?.document ?? load("")).filter(
    ({ address }) => !/^(\/|#|[a-z]+:)/.test(address),
  );
  expect(page).toBeDefined();
  expect(relative).toEqual([]);
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
  expect(
    own.flatMap(({ file, addresses }) =>
      faults(addresses, `${origin}/${file}`).map((each) => `${file}: ${each}`),
    ),
  ).toEqual([]);
  const number = own.flatMap(({ addresses }) => addresses).length;
  expect(number).toBeGreaterThan(100);
  counted("links and files", number);
});

test("a broken address is found, whatever is wrong with it", () => {
  const base = pages[0]?.url ?? "";
  for (const [address, found] of [
    ["", "leads nowhere"],
    ["#", "leads nowhere"],
    ["/landing", "leads to no file"],
    ["/pictures/none.avif", "leads to no file"],
    ["/de/#nothing", "leads to no anchor"],
    ["https://example.com/", "leads outside"],
    ["tel:+48 600 000 000", "is no phone of the company"],
    ["mailto:nobody@silvapal.example", "is no mailbox of the company"],
    ["http://", "is no address"],
  ] as const)
    expect(fault(address, base), address).toBe(found);
});
