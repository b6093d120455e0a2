/** @jest-environment jsdom */
import { changeFrom, chosenProducts, isSame, showColumns } from "./columns";

const all = [1, 3, 4];

test.each([
  ["", all],
  ["1,4", [1, 4]],
  ["1,1,4", [1, 4]],
  ["1", all],
  ["1,9", all],
])("%p shows %p", (text, shown) => {
  expect(chosenProducts(text, all)).toEqual(shown);
});

test("columns are hidden, and rows compared anew with the first that is left", () => {
  const cell = (id: number, text: string, figure?: number) =>
    `<td data-product="${id}"${figure === undefined ? "" : ` data-figure="${figure}" data-unit="mm"`}>` +
    `<span>${text}</span><span></span></td>`;
  document.head.innerHTML = '<meta property="og:locale" content="en_GB">';
  document.body.innerHTML = `<table><tbody>
    <tr><th>Length</th>${[1, 3, 4].map((id) => cell(id, "1 mm", 1)).join("")}</tr>
    <tr><th>Depth</th>${cell(1, "1 mm", 1)}${cell(3, "2 mm", 2)}${cell(4, "2 mm", 2)}</tr>
    <tr><th>Blocks</th>${cell(1, "pressed")}${cell(3, "solid")}${cell(4, "solid")}</tr>
  </tbody></table>`;
  const table = document.querySelector("table") as HTMLTableElement;
  const rows = [...table.rows];
  const changes = () =>
    rows.map((row) => [...row.querySelectorAll("td")].map((each) => each.lastElementChild?.textContent));
  showColumns(table, [1, 3], true);
  expect([...table.querySelectorAll<HTMLElement>("td")].map(({ hidden }) => hidden)).toEqual(
    rows.flatMap(() => [false, false, true]),
  );
  expect(rows.map(({ className }) => className)).toEqual(["is-same", "", ""]);
  expect(changes().map(([first, second]) => [first, second])).toEqual([
    ["", ""],
    ["", "+1\u00a0mm"],
    ["", ""],
  ]);
  expect([...table.querySelectorAll(".is-other")].map((each) => each.firstElementChild?.textContent)).toEqual(
    ["2 mm", "solid"],
  );
  expect(table.className).toBe("is-short");
  showColumns(table, [3, 4], false);
  expect(rows.map(({ className }) => className)).toEqual(["is-same", "is-same", "is-same"]);
  expect(changes().flat().filter(Boolean)).toEqual([]);
  expect(table.className).toBe("");
});

const mm = (figure: number) => ({ text: `${figure} mm`, figure, unit: "mm" });

test.each([
  [mm(800), mm(1000), "+200\u00a0mm"],
  [mm(162), mm(144), "−18\u00a0mm"],
  [mm(800), mm(800), undefined],
  [{ text: "pressed" }, { text: "solid" }, ""],
  [mm(800), { ...mm(800), text: "about 800 mm" }, ""],
  [mm(800), { text: "not stated", unit: "mm" }, undefined],
  [{ text: "not stated", unit: "mm" }, mm(800), undefined],
  [{ ...mm(0.034), text: "a" }, { ...mm(0.05), text: "b" }, "+0.016\u00a0mm"],
])("compared with %j, %j is %p", (first, value, change) => {
  expect(changeFrom(first, value, "en")).toBe(change);
});

test("a row with an unstated value does not count as equal", () => {
  expect(isSame([mm(800), { text: "not stated", unit: "mm" }])).toBe(false);
  expect(isSame([mm(800), mm(800)])).toBe(true);
});

test("figures are written as the language writes them", () => {
  expect(changeFrom(mm(1), mm(2.5), "de")).toBe("+1,5\u00a0mm");
});
