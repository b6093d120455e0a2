import { expect, test } from "@playwright/test";
import { HtmlValidate } from "html-validate";

import { counted } from "../support/measures/counted";
import { shippedPages } from "../support/shipped";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended", "html-validate:a11y"],
  elements: ["html5"],
  rules: {
    // `required=""` is how the HTML standard's own serializer writes what others write as `required`.
    "attribute-boolean-style": "off",
    // A named list is announced with its name (ARIA in HTML); the rule's stricter half only frowns at it.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // Either case says the same to browsers; shipped pages say it as all their tags.
    "doctype-style": ["error", { style: "lowercase" }],
    // Words beside a number may break. That the number itself does not is proven with the links.
    "tel-non-breaking": "off",
  },
});

for (const { path, html } of shippedPages()) {
  test(`${path} is valid HTML`, async () => {
    const { results } = await validator.validateString(html, path);
    const findings = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(findings).toEqual([]);
    counted("documents validated", 1);
  });
}

test("the validator finds what is wrong", async () => {
  const wrong = `<!doctype html><html lang="pl"><head><title>x</title></head><body><ul><p id="a">1</p></ul><img id="a" src="x.png"></body></html>`;
  const { results } = await validator.validateString(wrong, "wrong.html");
  const rules = results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
  expect(rules).toEqual(expect.arrayContaining(["element-permitted-content", "no-dup-id", "wcag/h37"]));
});
