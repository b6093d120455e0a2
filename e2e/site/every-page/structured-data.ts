/** Tests the structured data of every page: it is valid, complete, and states only visible content. */
import { isDeepStrictEqual } from "node:util";

import { pageAt } from "../../../app/_content/pages";
import { plainText } from "../../../app/_i18n/plain-text";
import { traitsOf, routes } from "../../../app/_i18n/routes";
import { linksIn, plain, textsOf } from "../../support/read";
import { errorPath } from "../../support/built-pages";
import { rule } from "./rule";

type Node = { [key: string]: unknown };

/** Properties whose values must be visible on the page. */
const shown = new Set(
  "name headline description telephone email streetAddress postalCode addressLocality contactType value".split(
    " ",
  ),
);

const addresses = new Set("@id url item image logo mainEntityOfPage".split(" "));

function* properties(value: unknown): Generator<[key: string, value: unknown]> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) yield [key, inner];
    yield* properties(inner);
  }
}

rule(
  "the structured data of every page match its visible text",
  ($, { path, url }) => {
    if (path === errorPath) return [];
    const scripts = $('script[type="application/ld+json"]').toArray();
    const found: string[] = [];
    if (scripts.length !== 1) return [`${scripts.length} blocks of structured data`];
    const data = JSON.parse($(scripts[0]).text()) as { "@context"?: unknown; "@graph": Node[] };
    if (data["@context"] !== "https://schema.org") found.push("its context is not schema.org");
    const { route } = pageAt(path)?.page ?? { route: "home" };
    const { parent } = routes[route];
    const { describes } = traitsOf(route);
    if (describes !== "nothing" && data["@graph"].length <= (parent ? 1 : 0))
      found.push("it describes nothing");

    const body = $("body").clone();
    body.find("script, style").remove();
    const text = plain(plainText(body.text()));
    for (const [key, value] of properties(data["@graph"])) {
      if (key === "inLanguage" && value !== $("html").attr("lang")) found.push(`inLanguage ${String(value)}`);
      if (shown.has(key) && typeof value === "string" && !text.includes(plain(value)))
        found.push(`${key} "${value}" is not on the page`);
      if (/offer|price|rating|review/i.test(key)) found.push(`${key}: no page shows prices or reviews`);
      if (addresses.has(key) && !/^https?:\/\/[^/]+\//.test(String(value)))
        found.push(`${key} "${String(value)}" is not absolute`);
      if (key === "datePublished" && $(`time[datetime="${String(value)}"]`).length !== 1)
        found.push(`the day ${String(value)} is not on the page`);
    }
    const stated = data["@graph"].find((node) => node["@type"] === "BreadcrumbList");
    const steps = (stated?.itemListElement ?? []) as { name: string; item: string }[];
    const names = steps.map(({ name }) => plain(name));
    if (!isDeepStrictEqual(textsOf($, $(".breadcrumb li")).map(plainText), names))
      found.push("its trail is not the page's");
    const links = linksIn($, ".breadcrumb").map(([, href]) => new URL(href ?? "", url).href);
    if (
      steps.length &&
      !isDeepStrictEqual(
        [...links, url],
        steps.map(({ item }) => item),
      )
    )
      found.push("its trail has other addresses");
    return found;
  },
  ["/", /"telephone":"[^"]*"/, '"telephone":"none"'],
  ["/", /"logo":"[^"]*"/, '"logo":"/a.svg"'],
  ["/products/1/", '"@type":"Product"', '"@type":"Product","offers":[]'],
  ["/products/1/", /"item":"[^"]*product-list/, '"item":"https://a.example/de'],
);
