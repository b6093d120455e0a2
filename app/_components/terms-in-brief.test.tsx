/** @jest-environment jsdom */
import { render, fireEvent, screen } from "@testing-library/react";
import { type Terms, termFaults } from "../_content/company/terms";
import { inLanguage } from "../_i18n/test-page";
import { testCatalog } from "../_i18n/test-translator";
import { DatedText } from "./as-of";
import { TermsInBrief } from "./terms-in-brief";
import { ConsentFrame } from "./consent-frame.client";
import { tenseDays } from "../_content/knowledge/statements";
import { type Day, dayAfter } from "../_content/validity";
import { locales } from "../_i18n/languages";
import { showToday } from "../_lib/show-today";

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

test("a provider's frame runs scripts with its own storage and opens tabs, and can do nothing else to the page", () => {
  const texts = { text: "Text", load: "Load", open: "Open", newTab: "new tab", frameTitle: "Map" };
  render(<ConsentFrame address="https://maps.example/" icon="pin" texts={texts} />);
  fireEvent.click(screen.getByRole("button", { name: "Load" }));
  const tokens = screen.getByTitle("Map").getAttribute("sandbox")?.split(" ").sort();
  expect(tokens).toEqual([
    "allow-popups",
    "allow-popups-to-escape-sandbox",
    "allow-same-origin",
    "allow-scripts",
  ]);
});

const texts = Object.keys(tenseDays) as (keyof typeof tenseDays)[];

describe.each(locales)("in %s", (locale) => {
  test.each(texts)("%s has its tense of the day, built that day or long before", (text) => {
    const day = tenseDays[text];
    const built = (today: Day) =>
      render(inLanguage(locale, <DatedText text={text} today={today} />)).container.textContent;
    const [before, after] = [built(dayAfter(day, -1)), built(day)];
    expect(before).not.toBe(after);
    expect(built("2099-01-01")).toBe(after);

    document.body.innerHTML = "";
    expect(built("2026-11-01")).toBe(before);
    // Midnight in Poland, in winter and in summer.
    const midnight = Date.parse(`${day}T00:00:00+0${new Date(day).getUTCMonth() === 7 ? 2 : 1}:00`);
    for (const [moment, shown] of [
      [midnight - 1, before],
      [midnight, after],
    ] as const) {
      showToday(document, moment);
      expect(document.body.textContent).toBe(shown);
    }
  });
});
