/** Every built document is valid HTML, skips no level of headings, and has every id that it refers to. */
import { HtmlValidate } from "html-validate";

import { type BuiltPage, builtPages, pageOf } from "../support/built-pages";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended", "html-validate:a11y"],
  elements: ["html5"],
  rules: {
    "heading-level": "error",
    "no-missing-references": "error",
    // `required=""` and `hidden=""` are how the HTML standard's own serializer writes them; others write the name alone.
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // A named list is announced with its name (ARIA in HTML); the rule's stricter half only frowns at it.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
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

test("every document is valid HTML", () => {
  expect(builtPages().flatMap(htmlFindings)).toEqual([]);
});

test("invalid HTML is found", () => {
  const html = `<!DOCTYPE html><html lang="pl"><head><title>x</title></head><body><h2 aria-describedby="b">2</h2><ul><p id="a">1</p></ul><img id="a" src="x.png"></body></html>`;
  const found = htmlFindings(pageOf({ url: "http://localhost/", path: "/" }, html)).join("\n");
  const rules = "element-permitted-content heading-level no-dup-id no-missing-references wcag/h37";
  for (const rule of rules.split(" ")) expect(found).toContain(rule);
});
