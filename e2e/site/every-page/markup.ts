/** Tests the markup of every page: controls of islands, live regions, photographs, the header. */
import { pageAt } from "../../../app/_content/pages";
import { defaultLocale, locales } from "../../../app/_i18n/languages";
import { path } from "../../../app/_i18n/paths";
import { plainText } from "../../../app/_i18n/plain-text";
import { traitsOf } from "../../../app/_i18n/routes";
import { sitemapPages } from "../../support/built-pages";
import { errorPath, type BuiltPage, builtPage, builtPages, withFault } from "../../support/built-pages";
import { linksIn, plain } from "../../support/read";

const pages = builtPages();
const home = builtPage("/");

/** Returns sections of a page, not inside another one, whose heading is of another level than `h1` or `h2`. */
function misplacedSections({ path, document: $ }: BuiltPage): string[] {
  return $("main section[aria-labelledby]")
    .not("section section, article section")
    .toArray()
    .map((section) => $(`[id="${$(section).attr("aria-labelledby")}"]`))
    .filter((heading) => !heading.is("h1, h2"))
    .map((heading) => `${path}: ${$.html(heading).slice(0, 90)}`);
}

test("every outer section of a page has a heading of the first or second level", () => {
  expect(pages.flatMap(misplacedSections)).toEqual([]);
  const planted = withFault(
    builtPage("/landing/"),
    /<h2 id="topics-heading".*?<\/h2>/s,
    `<h4 id="topics-heading">x</h4>`,
  );
  expect(misplacedSections(planted)).toEqual([expect.stringContaining('<h4 id="topics-heading"')]);
});

/** Returns controls of islands that are neither held before hydration nor native. */
function unhandledControls({ path, document: $ }: BuiltPage): string[] {
  const interactive =
    "a, button, [onclick], [tabindex='0'], [role=button], [role=tab], [role=switch], [role=checkbox], [role=menuitem]";
  const handled = "button, [data-hold], a[href], input, select, textarea, summary, [role=tab]";
  return $(".island")
    .find(interactive)
    .not(handled)
    .toArray()
    .map((control) => `${path}: ${$.html(control).slice(0, 90)}`);
}

test("every control of an island holds a press, or is the browser's own", () => {
  const withIslands = pages.filter(({ document }) => document(".island").find("button").length);
  expect(withIslands.length).toBeGreaterThan(pages.length / 4);
  expect(pages.flatMap(unhandledControls)).toEqual([]);
  const planted = withFault(
    home,
    /<button[^>]*class="text-link js-only.*?<\/button>/s,
    '<b role="button">x</b>',
  );
  expect(unhandledControls(planted)).toEqual(['/: <b role="button">x</b>']);
});

/** Returns fields with an e-mail address or a postcode that keyboards and spelling checkers may change. */
const correctedFields = ({ path, document: $ }: BuiltPage): string[] =>
  $("input[type=email], input[autocomplete=email], input[autocomplete=postal-code]")
    .not("[autocapitalize=off][autocorrect=off][spellcheck=false]")
    .toArray()
    .map((field) => `${path}: ${$(field).attr("id")}`);

test("no keyboard capitalizes or corrects an address or a postcode", () => {
  expect(pages.flatMap(correctedFields)).toEqual([]);
  const planted = withFault(builtPage("/landing/"), ' autocorrect="off"', "");
  expect(correctedFields(planted)).toHaveLength(1);
});

test("every quote link that waits for a field has that field on its page", () => {
  const waiting = pages.flatMap(({ path, document: $ }) =>
    $("[data-quote]:not([data-quote=''])")
      .toArray()
      .map(({ attribs }) => ({
        path,
        field: attribs["data-quote"],
        found: $(`#${attribs["data-quote"]}`).length,
      })),
  );
  expect(waiting.length).toBeGreaterThan(locales.length);
  expect(waiting.filter(({ found }) => found !== 1)).toEqual([]);
});

/**
 * Returns hidden parts and live regions in lazily laid out sections that Chromium exposes to assistive
 * technology before it has applied their styles. It then ignores `hidden`, but not `aria-hidden`.
 */
function exposedParts({ path, document: $ }: BuiltPage): string[] {
  const announced =
    "dialog, output, [aria-live], [role=alert], [role=alertdialog], [role=dialog], [role=log], [role=status]";
  return $(".deferred-sections")
    .find(`${announced}, [hidden]:not([aria-hidden=true])`)
    .toArray()
    .map((part) => `${path}: ${$.html(part).slice(0, 90)}`);
}

test("alerts and hidden links in deferred sections are hidden from screen readers", () => {
  const deferred = pages.filter(({ document: $ }) => $(".deferred-sections").length);
  expect(deferred.length).toBeGreaterThan(pages.length / 4);
  expect(deferred.flatMap(exposedParts)).toEqual([]);
  const notice = /class="unsent-notice"[^>]* hidden="" aria-hidden="true"/;
  const planted = ['class="unsent-notice" role="alert"', 'class="unsent-notice" hidden=""'].map((fault) =>
    exposedParts(withFault(builtPage("/products/1/"), notice, fault)),
  );
  expect(planted).toEqual([
    [expect.stringContaining('role="alert"')],
    [expect.stringContaining('class="unsent-notice" hidden>')],
  ]);
});

test("every document has one live region of its page, empty and outside of its main part", () => {
  for (const { path: at, document: $ } of pages) {
    const regions = $("[role=status], [aria-live], output").not("dialog *");
    expect([at, regions.length, regions.text(), regions.is("main *")]).toEqual([at, 1, "", false]);
  }
});

/**
 * Returns the links and buttons whose accessible name does not begin with their visible text, which people say to
 * press them (WCAG 2.2, 2.5.3, "best practice").
 */
function otherwiseNamed({ path, document: $ }: BuiltPage): string[] {
  const words = (text: string) => plain(plainText(text)).replace(/[\s,.:]+/g, "");
  return $("a, button, summary")
    .toArray()
    .filter((control) => {
      const visible = $(control).clone();
      visible.find(".visually-hidden, [hidden], svg").remove();
      const [shown, label] = [words(visible.text()), $(control).attr("aria-label")];
      if (label !== undefined) return !words(label).startsWith(shown);
      const hidden = words($(control).find(".visually-hidden").first().text());
      return shown !== "" && hidden !== "" && words($(control).text()).startsWith(hidden);
    })
    .map((control) => `${path}: ${$.html(control).slice(0, 200)}`);
}

test("the accessible name of every link and button begins with its visible text", () => {
  expect(pages.flatMap(otherwiseNamed)).toEqual([]);
  const name = /(<summary aria-label=")([^"]*)/;
  const planted = [
    withFault(home, name, '<summary aria-label="Language'),
    withFault(home, "</main>", '<a href="/"><span class="visually-hidden">Call </span>+48</a></main>'),
  ];
  for (const page of planted) expect(otherwiseNamed(page)).toHaveLength(1);
});

/** Returns the names of a page's photographs in order; with `head`, only the one beside its h1. */
const photographs = ({ document: $ }: BuiltPage, head = false) =>
  $(head ? "main > :has(h1) img.picture[fetchpriority=high]" : "main img.picture")
    .toArray()
    .map((image) => /\/pictures\/([\w-]+)\./.exec($(image).attr("src") ?? "")?.[1] ?? "");

test("no page shows a photograph twice, and no two pages have the same at their head", () => {
  for (const page of pages) {
    const shown = photographs(page);
    expect([page.path, shown]).toEqual([page.path, [...new Set(shown)]]);
  }
  const headed = sitemapPages()
    .map(({ path: at }) => builtPage(at))
    .filter(({ path: at }) => pageAt(at)?.locale === defaultLocale);
  const heads = headed.flatMap((page) => photographs(page, true));
  expect(heads.length).toBeGreaterThan(1);
  expect(heads).toEqual([...new Set(heads)]);
});

test("the header of every page lists its languages, and marks a menu that reloads its targets", () => {
  for (const { path: at } of sitemapPages()) {
    const page = pageAt(at)?.page ?? { route: "home" };
    const { document: $ } = builtPage(at);
    const { menuReloads, languageMenu } = traitsOf(page.route);
    expect([at, $("header nav > ul").is("[data-reload-menu]")]).toEqual([at, menuReloads]);
    const links = linksIn($, ".language-menu__list").map(([, href]) => href);
    expect(links).toEqual(languageMenu ? locales.map((other) => path(other, page)) : []);
  }
  expect(home.document(".site-menu [aria-current]").length).toBe(1);
  expect(builtPage(errorPath).document(".site-menu [aria-current]").length).toBe(0);
});
