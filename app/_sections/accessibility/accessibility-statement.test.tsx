/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/react";

import { accessibilityLimits } from "../../_content/accessibility";
import { inLanguage } from "../../_i18n/test-page";
import { testCatalog } from "../../_i18n/test-translator";
import { AccessibilityStatement } from "./accessibility-statement";

const review: { day: string; person?: string } = { day: "2031-02-03" };
jest.mock("../../_content/accessibility", () => ({
  ...jest.requireActual<object>("../../_content/accessibility"),
  get accessibilityReview() {
    return review;
  },
}));

const texts = testCatalog("en").accessibilityStatement;

function open() {
  render(inLanguage("en", <AccessibilityStatement />));
}

/** Normalises white space, including no-break spaces. */
const plain = (text: string) => text.replace(/\s+/g, " ").trim();

test("the documentation lists the same limits as the page, in the same order", () => {
  const [, section = ""] = readFileSync("docs/accessibility.md", "utf8").split("## Known limits");
  const limits = section.split(/\n- /).slice(1).map(plain);
  expect(limits).toEqual(accessibilityLimits.map((key) => plain(texts.limits[key])));
});

test("the page states its day, and the person responsible once that is known", () => {
  open();
  expect(screen.getByText(/3 February 2031/).textContent).not.toContain("Anna Nowak");
  review.person = "Anna Nowak";
  open();
  expect(screen.getByText(/Anna Nowak.*3 February 2031/)).toBeTruthy();
});
