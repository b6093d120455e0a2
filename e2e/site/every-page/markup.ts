/**
 * Markup of every built document: headings in order and the same in every language, ids that are there for
 * all that refers to them.
 */
import { pageAt } from "../../../app/_content/pages";
import { locales } from "../../../app/_i18n/languages";
import { path } from "../../../app/_i18n/paths";
import { routes } from "../../../app/_i18n/routes";
import { sitemapPages } from "../../../scripts/built/sitemap";
import { idsOf, referencesIn } from "../../support/addresses";
import { errorPath, type BuiltPage, builtPage, builtPages, withFault } from "../../support/built-pages";
import { linksIn } from "../../support/read";

const pages = builtPages();
const home = builtPage("/");

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
  const known = new Set(idsOf(document));
  return referencesIn(document)
    .filter(({ id }) => !known.has(id))
    .map(({ id, where }) => `${path}: ${where} refers to "${id}", which is no id`);
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

test("everything that is referred to by an id is there", () => {
  for (const { path, document } of pages)
    expect([path, referencesIn(document).length > (path === errorPath ? 0 : 2)]).toEqual([path, true]);
  expect(pages.flatMap(idFindings)).toEqual([]);
});

test("an id that is missing is found", () => {
  const missing = withFault(home, "</main>", `<p aria-describedby="nothing"></p></main>`);
  expect(idFindings(missing)).toEqual([`/: p[aria-describedby] refers to "nothing", which is no id`]);
});

test("the header of every page leads to it in every language, and reloads what its menu leads to, where it has to", () => {
  for (const { path: at } of sitemapPages()) {
    const page = pageAt(at)?.page ?? { route: "home" };
    const { document: $ } = builtPage(at);
    const { menuReloads, languageMenu } = routes[page.route];
    expect([at, $("header").is("[data-reload-menu]")]).toEqual([at, menuReloads]);
    const links = linksIn($, ".language-menu__list").map(([, href]) => href);
    expect(links).toEqual(languageMenu ? locales.map((other) => path(other, page)) : []);
  }
  expect(home.document(".site-menu [aria-current]").length).toBe(1);
  expect(builtPage(errorPath).document(".site-menu [aria-current]").length).toBe(0);
});
