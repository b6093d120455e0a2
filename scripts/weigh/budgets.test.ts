/** @jest-environment node */
import { kindOf } from "./budgets";

test.each([
  ["index.html", "home"],
  ["de/index.html", "home"],
  ["products/4/index.html", "product"],
  ["en/products/1/index.html", "product"],
  ["landing/index.html", "landing"],
  ["de/landing/index.html", "landing"],
  ["product-list/index.html", "other"],
  ["en/aktualnosci/index.html", "other"],
  ["404.html", "other"],
])("%s has the budget of a %s page", (page, kind) => {
  expect(kindOf(page)).toBe(kind);
});
