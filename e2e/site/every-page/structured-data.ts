/** Structured data of every built page: it can be read, describes what it should, and says nothing that a visitor does not read. */
import { isDeepStrictEqual } from "node:util";

import { pageAt } from "../../../app/_content/pages";
import type { Description } from "../../../app/_i18n/page-row";
import { routes } from "../../../app/_i18n/routes";
import { sitemapPages } from "../../../scripts/built/sitemap";
import { plain, textsOf } from "../../support/read";
import { type BuiltPage, builtPage, withFault } from "../../support/built-pages";

const entries = sitemapPages();
const home = builtPage("/");

type Node = { [key: string]: unknown };

/** Properties whose words a visitor has to find on the page, too. */
const shown = new Set(
  "name headline description telephone email streetAddress postalCode addressLocality contactType value".split(
    " ",
  ),
);

/** Every property in the data, however deep. */
function* properties(value: unknown): Generator<[key: string, value: unknown]> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) yield [key, inner];
    yield* properties(inner);
  }
}

/** What a page has to state besides its trail. */
const expected: Readonly<Record<Description, readonly string[]>> = {
  company: ["LocalBusiness", "WebSite"],
  catalogue: ["ItemList"],
  product: ["Product"],
  blocks: ["Product"],
  news: ["ItemList"],
  article: ["Article"],
  contact: ["ContactPage"],
  glossary: ["DefinedTermSet"],
  nothing: [],
};

/** What is wrong with the structured data of a page. */
function dataFindings({ path, url, document: $ }: BuiltPage): string[] {
  const scripts = $('script[type="application/ld+json"]').toArray();
  const found: string[] = [];
  if (scripts.length !== 1) return [`${path}: ${scripts.length} blocks of structured data`];
  let data: { "@context"?: unknown; "@graph": Node[] };
  try {
    data = JSON.parse($(scripts[0]).text()) as typeof data;
  } catch (error) {
    return [`${path}: structured data is no JSON: ${(error as Error).message}`];
  }
  if (data["@context"] !== "https://schema.org") found.push("its context is not schema.org");
  const { trail: isBelow, describes } = routes[pageAt(path)?.page.route ?? "home"];
  const types = data["@graph"].map((node) => node["@type"]);
  const wanted = [...(isBelow ? ["BreadcrumbList"] : []), ...expected[describes]];
  if (!isDeepStrictEqual(types, wanted)) found.push(`it describes ${types.join()}, not ${wanted.join()}`);

  const body = $("body").clone();
  body.find("script, style").remove();
  const text = plain(body.text());
  for (const [key, value] of properties(data["@graph"])) {
    if (shown.has(key) && typeof value === "string" && !text.includes(plain(value)))
      found.push(`${key} "${value}" is not on the page`);
    if (key === "datePublished" && $(`time[datetime="${String(value)}"]`).length !== 1)
      found.push(`the day ${String(value)} is not on the page`);
    if (/offer|price|rating|review/i.test(key)) found.push(`it says ${key}`);
  }
  const trail = data["@graph"].find((node) => node["@type"] === "BreadcrumbList");
  if (trail) {
    const steps = trail.itemListElement as { name: string; item: string }[];
    const names = textsOf($, $(".breadcrumb li"));
    if (
      !isDeepStrictEqual(
        names,
        steps.map(({ name }) => plain(name)),
      )
    )
      found.push("its trail is not the page's");
    if (steps.at(-1)?.item !== url) found.push("its trail does not end at the page");
  }
  return found.map((each) => `${path}: structured data: ${each}`);
}

test("every page of the sitemap states for machines what it states for visitors", () => {
  expect(entries.flatMap(({ path }) => dataFindings(builtPage(path)))).toEqual([]);
});

test("structured data that cannot be read, or says what the page does not, is found", () => {
  const start = '<script type="application/ld+json">';
  expect(dataFindings(withFault(home, start, `${start},`)).join()).toContain("is no JSON");
  expect(dataFindings(withFault(home, start, "<script>")).join()).toContain("0 blocks");
  const reported = dataFindings(withFault(home, /"telephone":"[^"]*"/, '"telephone":"none","price":2'));
  expect(reported).toEqual([
    '/: structured data: telephone "none" is not on the page',
    "/: structured data: it says price",
  ]);
});
