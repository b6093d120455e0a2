/** @jest-environment jsdom */
import { chosenProducts } from "./columns";
import { columnStyles } from "./column-styles";

/** One more than the catalogue had when this was written, and one that another begins with. */
const ids = [1, 3, 4, 17];

const selectors = columnStyles(ids)
  .split("\n")
  .map((rule) => rule.replace(/\{display:none\}$/, ""));

/** The products whose columns are left by the rules alone. */
function shownBy(search: string): number[] {
  document.documentElement.dataset.q = search;
  document.body.innerHTML = `<div class="comparison">${ids.map((id) => `<b data-product="${id}"></b>`).join("")}</div>`;
  const cells = [...document.querySelectorAll<HTMLElement>("b")];
  return cells
    .filter((cell) => !selectors.some((selector) => cell.matches(selector)))
    .map(({ dataset }) => Number(dataset.product));
}

/** Every choice of at least two products. */
const choices = Array.from({ length: 2 ** ids.length }, (_, bits) =>
  ids.filter((_, index) => bits & (1 << index)),
).filter(({ length }) => length >= 2);

test.each(choices)("%j", (...chosen) => {
  const list = chosen.join(",");
  for (const search of [`?p=${list}`, `?p=${list}&d=1`]) {
    expect(shownBy(search)).toEqual(chosenProducts(list, ids));
  }
});

test.each(["", "?p=", "?p=1", "?p=9,8", "?p=1,9", "?p=11,44", "?p=17", "?q=1,4", "?d=1"])(
  "%p shows all",
  (search) => {
    expect(shownBy(search)).toEqual(ids);
  },
);

test("rules are as many as products", () => {
  expect(selectors).toHaveLength(ids.length);
});
