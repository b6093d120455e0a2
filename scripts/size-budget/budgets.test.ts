/** @jest-environment node */
import { pages } from "../../app/_content/pages";
import { locales } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { routes } from "../../app/_i18n/routes";
import { KB, scriptBudget } from "./budgets";

const every = locales.flatMap((locale) =>
  pages.map((page) => ({ file: `${path(locale, page).slice(1)}index.html`, page })),
);

test.each(every)("$file has the budget of its row", ({ file, page }) => {
  expect(scriptBudget(file)).toBe(routes[page.route].scriptBudget * KB);
});

test("a document that is no page has that of the smallest pages", () => {
  const all = Object.values(routes).map((row) => row.scriptBudget * KB);
  expect(scriptBudget("404.html")).toBe(Math.min(...all));
  expect(scriptBudget("products/index.html")).toBe(Math.min(...all));
});
