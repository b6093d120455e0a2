/** Tests that every page is valid HTML, with heading levels in order and no dangling id references. */
import { HtmlValidate } from "html-validate";

import { pages } from "../../app/_content/pages";
import { languages } from "../../app/_i18n/languages";
import { type BuiltPage, builtPages, pageOf } from "../support/built-pages";
import { flowLocale, run } from "../support/matrix";

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

function htmlFindings({ path, html }: BuiltPage): string[] {
  return validator
    .validateStringSync(html, path)
    .results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} (${selector})`),
    );
}

test("every document is valid HTML, in the full run in every language", () => {
  const tag = languages[flowLocale].tag;
  const documents = builtPages().filter(({ html }) => run.full || html.includes(`<html lang="${tag}"`));
  expect(documents.length).toBeGreaterThanOrEqual(pages.length);
  expect(documents.flatMap(htmlFindings)).toEqual([]);
});

test("invalid HTML is found", () => {
  const html = `<!DOCTYPE html><html lang="pl"><head><title>x</title></head><body><h2 aria-describedby="b">2</h2><ul><p id="a">1</p></ul><img id="a" src="x.png"></body></html>`;
  const found = htmlFindings(pageOf({ url: "http://localhost/", path: "/" }, html)).join("\n");
  const rules = "element-permitted-content heading-level no-dup-id no-missing-references wcag/h37";
  for (const rule of rules.split(" ")) expect(found).toContain(rule);
});
