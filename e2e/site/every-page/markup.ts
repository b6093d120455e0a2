/** Tests the markup of every page: valid HTML, controls of islands, live regions, photographs, the header. */
import { HtmlValidate } from "html-validate";

import { pageAt } from "../../../app/_content/pages";
import { defaultLocale, languages, locales } from "../../../app/_i18n/languages";
import { path } from "../../../app/_i18n/paths";
import { plainText } from "../../../app/_i18n/plain-text";
import { traitsOf } from "../../../app/_i18n/routes";
import { type BuiltPage, builtPage, builtPages, errorPath, sitemapPages } from "../../support/built-pages";
import { flowLocale, run } from "../../support/matrix";
import { linksIn, plain } from "../../support/read";
import { rule } from "./rule";

const home = builtPage("/");

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended", "html-validate:a11y"],
  elements: ["html5"],
  rules: {
    "heading-level": "error",
    "no-missing-references": "error",
    // The HTML standard's serializer writes `required=""` and `hidden=""`.
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // Lists may have an accessible name (ARIA in HTML); the rule's strict mode only discourages it.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // Words next to a number may wrap. links.ts checks the number itself.
    "tel-non-breaking": "off",
  },
});

rule(
  "every document is valid HTML, in the full run in every language",
  (_, { html }) => {
    if (!run.full && !html.includes(`<html lang="${languages[flowLocale].tag}"`)) return [];
    const { results } = validator.validateStringSync(html);
    return results
      .flatMap(({ messages }) => messages)
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
  },
  ...[
    "<h6>x</h6>",
    '<b aria-describedby="none">x</b>',
    "<ul><p>x</p></ul>",
    '<b id="main">x</b>',
    '<img src="/icon.svg" width="9" height="9">',
  ].map((fault) => ["/de/", "</main>", `${fault}</main>`] as const),
);

// Browsers expose the texts of a drawing beside its name.
rule(
  "a drawing with a name exposes no text",
  ($) => $("[role=img] text").not("[aria-hidden=true], [aria-hidden=true] *"),
  ["/", "</main>", '<svg role="img" aria-label="Top"><g><text>1200</text></g></svg></main>'],
);

// Firefox exposes an empty field with `required` as invalid, and the form with such a field, too.
rule(
  "no field is invalid before it is used",
  ($) => $("[required], [aria-invalid]:not([aria-invalid=false])"),
  ["/landing/", "</form>", '<input aria-label="City" aria-invalid="true"></form>'],
  ["/landing/", "</form>", '<input aria-label="City" aria-invalid="false" required></form>'],
);

rule("every picture reserves its space", ($) => $("img").not("[width][height]"), [
  "/",
  "</main>",
  '<img src="/icon.svg" alt="" width="9"></main>',
]);

const interactive =
  "a, button, [onclick], [tabindex='0'], [role=button], [role=tab], [role=switch], [role=checkbox], [role=menuitem]";

rule(
  "every control of an island holds a press, or is the browser's own",
  ($) =>
    $(".island")
      .find(interactive)
      .not("button, [data-hold], a[href], input, select, textarea, summary, [role=tab]"),
  ["/", /<button[^>]*class="text-link js-only.*?<\/button>/s, '<b role="button">x</b>'],
);

rule(
  "no keyboard capitalizes or corrects an address or a postcode",
  ($) =>
    $("input[type=email], input[autocomplete=email], input[autocomplete=postal-code]").not(
      "[autocapitalize=off][autocorrect=off][spellcheck=false]",
    ),
  ["/landing/", ' autocorrect="off"', ""],
);

rule(
  "every quote link that waits for a field has that field on its page",
  ($) => $("[data-hold*='-']").filter((_, { attribs }) => $(`#${attribs["data-hold"]}`).length !== 1),
  [path("de", "load"), /data-hold="plan-\w+"/, 'data-hold="plan-none"'],
);

/**
 * Chromium exposes these elements before it has laid out their section. It then ignores `hidden`, not `aria-hidden`.
 */
const exposed =
  "dialog, output, [aria-live], [role=alert], [role=alertdialog], [role=dialog], [role=log], [role=status], [hidden]:not([aria-hidden=true])";
const notice = /class="unsent-notice"[^>]* hidden="" aria-hidden="true"/;

rule(
  "alerts and hidden links in deferred sections are hidden from screen readers",
  ($) => $(".deferred-sections").find(exposed),
  ["/products/1/", notice, 'class="unsent-notice" role="alert"'],
  ["/products/1/", notice, 'class="unsent-notice" hidden=""'],
);

rule(
  "every document has one live region of its page, empty and outside of its main part",
  ($) => {
    const regions = $("[role=status], [aria-live], output").not("dialog *");
    const isRight = regions.length === 1 && !regions.text() && !regions.is("main *");
    return isRight ? [] : [`${regions.length} live regions: ${$.html(regions)}`];
  },
  ["/", "</main>", '<p role="status"></p></main>'],
);

// People say the visible text to press a control (WCAG 2.2, 2.5.3, "best practice").
rule(
  "the accessible name of every link and button begins with its visible text",
  ($) => {
    const words = (text: string) => plain(plainText(text)).replace(/[\s,.:]+/g, "");
    return $("a, button, summary").filter((_, control) => {
      const visible = $(control).clone();
      visible.find(".visually-hidden, [hidden], svg").remove();
      const [shown, label] = [words(visible.text()), $(control).attr("aria-label")];
      if (label !== undefined) return !words(label).startsWith(shown);
      const hidden = words($(control).find(".visually-hidden").first().text());
      return shown !== "" && hidden !== "" && words($(control).text()).startsWith(hidden);
    });
  },
  ["/", /(?<=<summary aria-label=")[^"]*/, "Language"],
  ["/", "</main>", '<a href="/"><span class="visually-hidden">Call </span>+48</a></main>'],
);

/** Returns the names of a page's photographs; with `head`, only the one beside its h1. */
const photographs = ({ document: $ }: BuiltPage, head = false) =>
  $(head ? "main > :has(h1) img.picture[fetchpriority=high]" : "main img.picture")
    .toArray()
    .map((image) => /\/pictures\/([\w-]+)\./.exec($(image).attr("src") ?? "")?.[1] ?? "");

test("no page shows a photograph twice, and no two pages have the same at their head", () => {
  for (const page of builtPages()) {
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
