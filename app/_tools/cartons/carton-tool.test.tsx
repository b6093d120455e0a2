/** @jest-environment jsdom */
import { fireEvent, screen, within } from "@testing-library/react";

import { inHeading, products } from "../../_content/products";
import { figure } from "../../_i18n/figures";
import { testTranslator } from "../../_i18n/test-translator";
import { addedLines, addLink } from "../../_quote/tab/test-added";
import { readWith } from "../kit/fields";
import { islandOf } from "../kit/test-island";
import { cartonFields, cartonPlanOf, cartonsIn } from "./carton-plan";
import { cartonTool } from "./carton-tool";
import { CartonTool } from "./carton-tool.client";

const open = (search = "") => islandOf(cartonTool, CartonTool)(search, "en");

const t = testTranslator("en");
const field = (name: keyof typeof cartonFields) =>
  document.getElementById(`carton-${name}`) as HTMLInputElement;
const fault = (name: keyof typeof cartonFields) =>
  document.getElementById(`carton-${name}-problem`)?.textContent;
const type = (name: keyof typeof cartonFields, value: string) =>
  fireEvent.change(field(name), { target: { value } });
const page = () => document.body.textContent;
const rows = () => within(screen.getByRole("table")).getAllByRole("row").slice(1);
const chosen = () => rows().filter((row) => row.hasAttribute("aria-current"));

test("states the number and height of cartons, and the limit of the stack with its remainder", async () => {
  await open("?l=400&w=300&h=276");
  // 6 layers of 276 mm (8 cartons each) on 144 mm reach exactly 1,800 mm.
  expect(page()).toContain(`48 ${t("cartons.result.onPallet", { pieces: 48 })}`);
  expect(page()).toContain(t("cartons.result.layers", { perLayer: "8", layers: 6 }));
  expect(page()).toContain(t("cartons.result.byHeight", { limit: 1800, excess: 276 }));
  expect(page()).toContain(t("cartons.result.proven"));
});

test("a carton that does not fit is reported beside its field with the limit, and nothing is offered", async () => {
  await open("?l=850&w=700&h=250");
  for (const [name, value, sentence] of [
    ["k", "1.500", /two decimals/],
    ["l", "1201", /larger than the pallet.*1200.*800/],
    ["h", "1657", /1800 mm, 1656 mm are left/],
    ["k", "1500.01", /heavier than the pallet can carry.*1500/],
  ] as const) {
    const before = field(name).value;
    type(name, value);
    expect(fault(name)?.replaceAll("\u00a0", " ")).toMatch(sentence);
    expect(addLink()).toBeNull();
    type(name, before);
    expect([fault(name), addLink() === null]).toEqual([undefined, false]);
  }
});

test("a quantity chooses the best pallet, which says what it saves; a press on a row chooses another", async () => {
  await open();
  type("q", "2400");
  const plan = cartonPlanOf(readWith(cartonFields, { q: "2400", p: "b" }));
  expect(rows().map((row) => row.querySelector("td")?.textContent)).toEqual(
    plan.rows.map((row) => figure("en-GB", cartonsIn(row))),
  );
  const least = Math.min(...plan.rows.map(({ pallets }) => pallets));
  const most = String(Math.max(...plan.rows.map(({ pallets }) => pallets)));
  expect(chosen().map((row) => row.textContent)).toEqual([
    expect.stringContaining(t("cartons.compare.fewer.pallets", { count: least, most })),
  ]);
  expect(addedLines()).toMatchObject([{ pieces: least }]);
  const [first] = products;
  fireEvent.click(within(rows()[0] as HTMLElement).getByRole("button"));
  expect(chosen()[0]?.textContent).toContain(inHeading(t(first.name)));
  const pieces = plan.rows[0]?.pallets;
  expect(addedLines()).toMatchObject([{ kind: "product", product: first.id, pieces }]);
  // The line's note names the cartons for the pallets.
  const [line] = addedLines() ?? [];
  expect(line && "note" in line && line.note).toMatch(/^2400 .*400 × 300 × 250 mm, 48 /);
  // Another quantity keeps the choice.
  type("q", "2500");
  expect(field("p").value).toBe(String(first.id));
});

test("a custom pallet has a row, and is requested by its sides, without a load limit", async () => {
  await open("?p=own&pl=1000&pw=600&ph=130&pk=15&k=200");
  expect(rows()).toHaveLength(products.length + 1);
  const [line] = addedLines() ?? [];
  expect(line).toMatchObject({ kind: "custom", size: [1000, 600, 130] });
  expect(page()).not.toContain(t("facts.maxKg.note"));
});
