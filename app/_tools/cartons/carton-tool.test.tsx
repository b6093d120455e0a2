/** @jest-environment jsdom */
import { fireEvent, screen, within } from "@testing-library/react";

import { inHeading, products } from "../../_content/products";
import { figure } from "../../_i18n/figures";
import { testTranslator } from "../../_i18n/test-translator";
import { readWith } from "../../_fields/read-fields";
import { addedLines, answersOf, islandOf } from "../kit/test-island";
import { cartonFields } from "./carton-fields";
import { cartonPlanOf, cartonsIn } from "./carton-plan";
import { cartonTool } from "./carton-tool";
import { CartonTool } from "./carton-tool.client";

const open = (search = "") => islandOf(cartonTool, CartonTool)(search, "en");
const answerTo = answersOf(cartonTool, "en");

const t = testTranslator("en");
const field = (name: keyof typeof cartonFields) =>
  document.getElementById(`carton-${name}`) as HTMLInputElement;
const type = (name: keyof typeof cartonFields, value: string) =>
  fireEvent.change(field(name), { target: { value } });
const rows = () => within(screen.getByRole("table")).getAllByRole("row").slice(1);
const chosen = () => rows().filter((row) => row.hasAttribute("aria-current"));

test("states the number and height of cartons, and the limit of the stack with its remainder", () => {
  const { stack } = answerTo({ height: "276" }).answer;
  // 6 layers of 276 mm (8 cartons each) on 144 mm reach exactly 1,800 mm.
  expect(stack?.pieces).toBe(`48 ${t("cartons.result.onPallet", { pieces: 48 })}`);
  const limit = t("cartons.result.byHeight", { limit: 1800, excess: 276 });
  expect(stack?.limit).toBe(`${limit} ${t("cartons.result.proven")}`);
});

test.each([
  ["length", "1201", /larger than the pallet.*1200.*800/],
  ["height", "1657", /1800 mm, 1656 mm are left/],
  ["mass", "1500.01", /heavier than the pallet can carry.*1500/],
])("a carton whose %s is %s does not fit: its field says so with the limit", (name, figure, sentence) => {
  const { faults, lines } = answerTo({ length: "850", depth: "700", [name]: figure }).answer;
  expect(Object.keys(faults ?? {})).toEqual([name]);
  expect(Object.values(faults ?? {})[0]?.replaceAll("\u00a0", " ")).toMatch(sentence);
  expect(lines).toEqual([]);
});

test("a quantity chooses the best pallet, which says what it saves; a press on a row chooses another", async () => {
  await open();
  type("pieces", "2400");
  const plan = cartonPlanOf(readWith(cartonFields, { pieces: "2400", pallet: "b" }));
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
  type("pieces", "2500");
  expect(field("pallet").value).toBe(String(first.id));
});

test("a custom pallet is requested by its sides, without a load limit", () => {
  const texts = {
    pallet: "own",
    palletLength: "1000",
    palletDepth: "600",
    palletHeight: "130",
    palletMass: "15",
    mass: "200",
  };
  const { lines, stack } = answerTo(texts).answer;
  expect(lines).toMatchObject([{ kind: "custom", size: [1000, 600, 130] }]);
  expect(stack?.limit).not.toContain(t("facts.maxKg.note"));
});
