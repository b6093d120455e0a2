/**
 * Markup of every built document: valid HTML, headings in order and the same in every language, ids that are there once and
 * are all found by what refers to them.
 */
import { HtmlValidate } from "html-validate";

import { sitemapPages } from "../../scripts/built/sitemap";
import { idsOf, referencesIn } from "../support/addresses";
import { errorPath, type BuiltPage, builtPage, builtPages, withFault } from "../support/built-pages";

const pages = builtPages();
const home = builtPage("/");

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended", "html-validate:a11y"],
  elements: ["html5"],
  rules: {
    // `required=""` is how the HTML standard's own serializer writes what others write as `required`.
    "attribute-boolean-style": "off",
    // A named list is announced with its name (ARIA in HTML); the rule's stricter half only frowns at it.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // Either case means the same to browsers; built pages write it in one case, as all their tags.
    "doctype-style": ["error", { style: "lowercase" }],
    // Words beside a number may break. That the number itself does not is proven with the links.
    "tel-non-breaking": "off",
  },
});

function htmlFindings({ path, html }: BuiltPage): string[] {
  return validator
    .validateStringSync(html, path)
    .results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} (${selector})`),
    );
}

/** The levels of a page's headings, in document order; those of dialogs that a script opens are not in the document. */
function outlineOf({ document: $ }: BuiltPage): number[] {
  return $("h1, h2, h3, h4, h5, h6")
    .toArray()
    .map(({ name }) => Number(name.slice(1)));
}

function outlineFindings(page: BuiltPage): string[] {
  const levels = outlineOf(page);
  const found = levels.flatMap((level, index) =>
    level > (levels[index - 1] ?? 0) + 1 ? `heading ${index + 1} skips a level in ${levels.join(" ")}` : [],
  );
  if (levels[0] !== 1) found.push("the first heading is no h1");
  if (levels.filter((level) => level === 1).length !== 1) found.push("there is not exactly one h1");
  return found.map((each) => `${page.path}: ${each}`);
}

/** Pages whose outline is not that of the same page in Polish. */
function differingOutlines(all: readonly BuiltPage[]): string[] {
  const outlines = new Map(all.map((page) => [page.url, outlineOf(page).join(" ")]));
  return sitemapPages()
    .filter(({ url, alternates }) => outlines.get(url) !== outlines.get(alternates["x-default"] ?? ""))
    .map(({ path }) => `${path}: its outline is not that of the Polish page`);
}

function idFindings({ path, document }: BuiltPage): string[] {
  const ids = idsOf(document);
  const known = new Set(ids);
  return [
    ...ids
      .filter((id, index) => ids.indexOf(id) < index)
      .map((id) => `${path}: the id "${id}" is there twice`),
    ...referencesIn(document)
      .filter(({ id }) => !known.has(id))
      .map(({ id, where }) => `${path}: ${where} refers to "${id}", which is no id`),
  ];
}

/** Controls of islands that hold no press while their code is on its way, and do nothing by themselves. */
function deafControls({ path, document: $ }: BuiltPage): string[] {
  const interactive =
    "a, button, [onclick], [tabindex='0'], [role=button], [role=tab], [role=switch], [role=checkbox], [role=menuitem]";
  const answered = "button, [data-hold], a[href], input, select, textarea, summary, [role=tab]";
  return $(".island")
    .find(interactive)
    .not(answered)
    .toArray()
    .map((control) => `${path}: ${$.html(control).slice(0, 90)}`);
}

test("every control of an island holds a press, or is the browser's own", () => {
  const withIslands = pages.filter(({ document }) => document(".island").find("button").length);
  expect(withIslands.length).toBeGreaterThan(pages.length / 4);
  expect(pages.flatMap(deafControls)).toEqual([]);
  const planted = withFault(
    home,
    /<button[^>]*class="[^"]*pause-control.*?<\/button>/s,
    '<b role="button">x</b>',
  );
  expect(deafControls(planted)).toEqual(['/: <b role="button">x</b>']);
});

test("every document is valid HTML", () => {
  expect(pages.flatMap(htmlFindings)).toEqual([]);
});

test("invalid HTML is found", () => {
  const html = `<!doctype html><html lang="pl"><head><title>x</title></head><body><ul><p id="a">1</p></ul><img id="a" src="x.png"></body></html>`;
  const found = htmlFindings({ ...home, html }).join("\n");
  for (const rule of ["element-permitted-content", "no-dup-id", "wcag/h37"]) expect(found).toContain(rule);
});

test("every document has one h1, first of all, and skips no level", () => {
  expect(pages.filter((page) => outlineOf(page).length > 1).length).toBeGreaterThan(pages.length / 2);
  expect(pages.flatMap(outlineFindings)).toEqual([]);
});

test("every page has the same outline in every language", () => {
  expect(differingOutlines(pages)).toEqual([]);
});

test("a skipped level, a second h1 and another outline are found", () => {
  const skipped = withFault(home, /<h3([^>]*)>(.*?)<\/h3>/, "<h4>x</h4>");
  expect(outlineFindings(skipped)).toEqual([expect.stringContaining("skips a level")]);
  const second = withFault(home, "</main>", "<h1>x</h1></main>");
  expect(outlineFindings(second)).toEqual(["/: there is not exactly one h1"]);
  const german = withFault(builtPage("/de/"), "</main>", "<h2>x</h2></main>");
  expect(differingOutlines(pages.map((page) => (page.path === german.path ? german : page)))).toEqual([
    "/de/: its outline is not that of the Polish page",
  ]);
});

test("every id is there once, and everything that is referred to", () => {
  for (const { path, document } of pages)
    expect([path, referencesIn(document).length > (path === errorPath ? 0 : 2)]).toEqual([path, true]);
  expect(pages.flatMap(idFindings)).toEqual([]);
});

test("an id that is there twice and one that is missing are found", () => {
  const twice = withFault(home, "</main>", `<p id="menu"></p></main>`);
  expect(idFindings(twice)).toEqual([`/: the id "menu" is there twice`]);
  const missing = withFault(home, "</main>", `<p aria-describedby="nothing"></p></main>`);
  expect(idFindings(missing)).toEqual([`/: p[aria-describedby] refers to "nothing", which is no id`]);
});
