import { chosenProducts, showColumns } from "./columns";

const all = [1, 3, 4];

test.each([
  ["", all],
  ["1,4", [1, 4]],
  ["4,1", [1, 4]],
  ["1,1,4", [1, 4]],
  ["1", all],
  ["9,8", all],
  ["1,9", all],
  ["<script>,4", all],
])("%p shows %p", (text, shown) => {
  expect(chosenProducts(text, all)).toEqual(shown);
});

test("columns are hidden, and rows compared anew", () => {
  document.body.innerHTML = `<table><tbody>
    <tr><th>Length</th><td data-product="1">1</td><td data-product="3">1</td><td data-product="4">1</td></tr>
    <tr><th>Depth</th><td data-product="1">1</td><td data-product="3">2</td><td data-product="4">2</td></tr>
  </tbody></table>`;
  const table = document.querySelector("table") as HTMLTableElement;
  const [length, depth] = table.rows;
  showColumns(table, [1, 3], true);
  expect([...table.querySelectorAll<HTMLElement>("td")].map(({ hidden }) => hidden)).toEqual([
    false,
    false,
    true,
    false,
    false,
    true,
  ]);
  expect([length?.className, depth?.className]).toEqual(["is-same", "is-different"]);
  expect(table.className).toBe("is-short");
  showColumns(table, [3, 4], false);
  expect([length?.className, depth?.className]).toEqual(["is-same", "is-same"]);
  expect(table.className).toBe("");
});
