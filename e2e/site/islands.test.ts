/** Compares the islands of every page with Next's export, from which the postbuild makes the page. */
import { existsSync, readFileSync } from "node:fs";

import { load } from "cheerio";

import { builtPages, propsIn } from "../support/built-pages";

/** Returns the attributes of each island of a page, with its props as data. */
function islandsIn(html: string) {
  // Next's payload would double the parser's time.
  const $ = load(html.replace(/<script[^]*?<\/script>/g, ""), { xml: { xmlMode: false } });
  return $("[data-island]")
    .toArray()
    .map(({ attribs }) => {
      const { "data-props": props = "", ...attributes } = attribs;
      return { ...attributes, props: JSON.parse(propsIn(props)) as unknown };
    });
}

test("every island of every page keeps its attributes and all of its props", () => {
  let count = 0;
  for (const { path, html } of builtPages()) {
    const exported = `.export${path}${path.endsWith("/") ? "index.html" : ""}`;
    expect([exported, existsSync(exported)]).toEqual([exported, true]);
    const islands = islandsIn(html);
    expect([path, islands]).toEqual([path, islandsIn(readFileSync(exported, "utf8"))]);
    count += islands.length;
  }
  expect(count).toBeGreaterThan(20);
});
