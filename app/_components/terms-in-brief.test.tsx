/** @jest-environment jsdom */
import { render } from "@testing-library/react";

import { type Terms, termFaults } from "../_content/company/terms";
import { inLanguage } from "../_i18n/test-page";
import { testCatalog } from "../_i18n/test-translator";
import { TermsInBrief } from "./terms-in-brief";

const terms: { current: Terms } = { current: {} };
jest.mock("../_content/company/terms", () => ({
  ...jest.requireActual<object>("../_content/company/terms"),
  get terms() {
    return terms.current;
  },
}));

const { rows } = testCatalog("en").sixFacts;

function shown(facts: Terms): string[][] {
  terms.current = facts;
  const { container } = render(inLanguage("en", <TermsInBrief />));
  expect(Boolean(container.querySelector("h2"))).toBe(Object.keys(facts).length > 0);
  return [...container.querySelectorAll("dl > div")].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
}

test("an unset term has no row, and without any term there is no heading", () => {
  expect(shown({})).toEqual([]);
  expect(shown({ validity: { days: 30 } })).toEqual([[rows.validity, expect.stringContaining("30 days")]]);
});

test("every set term is stated", () => {
  const facts: Terms = {
    reply: { hours: 8 },
    lead: { least: 5, most: 10 },
    minimum: { loads: 1 },
    area: { countries: ["PL", "DE"], more: true },
    delivery: ["FCA", "DAP"],
    validity: { days: 14 },
  };
  expect(termFaults(facts)).toEqual([]);
  const found = shown(facts);
  expect(found.map(([term]) => term)).toEqual(Object.values(rows));
  expect(found.map(([, value]) => value).join()).toMatch(
    /8 .*5 to 10.*1 full.*Poland and Germany;.*FCA, DAP.*14 days/,
  );
});
