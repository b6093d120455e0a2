/** @jest-environment jsdom */
import { fireEvent, screen, within } from "@testing-library/react";

import { openTool } from "../../_lib/test-tool";
import { inHeading, type Product, products } from "../../_content/products";
import { usualVehicle, vehicleById } from "../../_content/vehicles";
import { figure, times } from "../../_i18n/figures";
import { inLanguage } from "../../_i18n/test-page";
import { testTranslator } from "../../_i18n/test-translator";
import { cartonsOn, tripOf } from "../../_load/cartons";
import { addedLines, addLink } from "../../_quote/tab/test-added";
import { TestIsland } from "../kit/test-island";
import { cartonTool } from "./carton-tool";
import { CartonTool } from "./carton-tool.client";
import type { cartonFields } from "./carton-plan";

/** Renders the tool with the fields of an address. */
const open = (search = "") =>
  openTool(inLanguage("en", <TestIsland tool={cartonTool} of={CartonTool} />), search);

const t = testTranslator("en");
const field = (name: keyof typeof cartonFields) =>
  document.getElementById(`carton-${name}`) as HTMLInputElement;
const fault = (name: keyof typeof cartonFields) =>
  document.getElementById(`carton-${name}-problem`)?.textContent;
const type = (name: keyof typeof cartonFields, value: string) =>
  fireEvent.change(field(name), { target: { value } });
const page = () => document.body.textContent;
const [product] = products;

/** Computes the load of the usual carton independently of the tool. */
function loadOn({ geometry, maxLoad }: Product, mass?: number) {
  const load = cartonsOn(
    { ...geometry, maxLoad },
    { length: 400, depth: 300, height: 250, mass },
    { limit: 1800, anySide: false },
  );
  if (typeof load === "string") throw new Error(load);
  return load;
}

test("states the number and height of cartons, and the limit of the stack with its remainder", async () => {
  await open("?l=400&w=300&h=276");
  // 6 layers of 276 mm (8 cartons each) on 144 mm reach exactly 1,800 mm.
  const sum = `48 ${t("cartons.result.onPallet", { pieces: 48 })}`;
  expect(document.querySelector(".carton-result__sum")?.textContent).toBe(sum);
  expect(page()).toContain(t("cartons.result.layers", { perLayer: "8", layers: 6 }));
  expect(page()).toContain(t("cartons.result.byHeight", { limit: 1800, excess: 276 }));
  expect(page()).toContain(t("cartons.result.proven"));
});

test("pasting three sides fills all three fields; other text is pasted unchanged", async () => {
  await open();
  type("l", "40 × 30 x 25,5 cm");
  expect((["l", "w", "h"] as const).map((name) => field(name).value)).toEqual(["400", "300", "255"]);
  type("l", "40 × 30");
  expect(field("l").value).toBe("40 × 30");
  expect(fault("l")).toBe(t("load.numberFault.length", { least: "50", most: "3000" }));
});

test("an invalid field is reported beside it with its limit, and nothing is offered", async () => {
  await open("?l=850&w=700&h=250");
  for (const [name, value, sentence] of [
    ["l", "0", /50.*3000/],
    ["k", "1.500", /two decimals/],
    ["q", "0", /999,999/],
    ["l", "1201", /larger than the pallet.*1200.*800/],
    ["h", "1657", /1800 mm, 1656 mm are left/],
    ["k", "1500.01", /heavier than the pallet can carry.*1500/],
  ] as const) {
    const before = field(name).value;
    type(name, value);
    expect(field(name).getAttribute("aria-describedby")).toContain(`carton-${name}-problem`);
    expect(fault(name)?.replaceAll("\u00a0", " ")).toMatch(sentence);
    expect(addLink()).toBeNull();
    type(name, before);
    expect([fault(name), addLink() === null]).toEqual([undefined, false]);
  }
});

test("a quantity becomes full pallets, a rest and trips, and a line with its purpose", async () => {
  const load = loadOn(product, 20);
  const lorry = vehicleById("solo");
  const trip = tripOf(lorry, product.geometry, load);
  const quantity = load.pieces * (trip.pallets + 1) + 1;
  await open(`?k=20&v=${lorry.id}&q=${quantity}`);
  const whole = t("cartons.result.quantity", { quantity, full: trip.pallets + 1 });
  expect(page()).toContain(t("cartons.result.quantityRest", { whole, rest: 1 }));
  expect(page()).toContain(t("cartons.result.trips", { pallets: trip.pallets + 2, trips: 2 }));
  expect(addedLines()).toEqual([
    {
      kind: "product",
      product: product.id,
      pieces: trip.pallets + 2,
      note: t("cartons.note", { size: times(400, 300, 250), pieces: String(load.pieces) }).replace(
        /\s/g,
        " ",
      ),
    },
  ]);
});

test("a custom pallet is requested by its sides, without a load limit", async () => {
  await open("?p=own&pl=1000&pw=600&ph=130&pk=15&k=200");
  const [line] = addedLines() ?? [];
  expect(line).toMatchObject({ kind: "custom", size: [1000, 600, 130] });
  expect(page()).not.toContain(t("facts.maxKg.note"));
});

test("each pallet of the catalogue has its row: on a pallet, and in the vehicle; a press chooses it", async () => {
  await open();
  const rows = within(screen.getByRole("table")).getAllByRole("row").slice(1);
  expect(rows).toHaveLength(products.length);
  for (const [index, each] of products.entries()) {
    const load = loadOn(each);
    const { pallets } = tripOf(usualVehicle, each.geometry, load);
    expect(rows[index]?.textContent).toBe(
      `${inHeading(t(each.name))}${load.pieces}${figure("en-GB", pallets * load.pieces)}`,
    );
  }
  const last = products.at(-1);
  fireEvent.click(screen.getByRole("button", { name: last && inHeading(t(last.name)) }));
  expect(field("p").value).toBe(String(last?.id));
});

test("unknown choices in an address are replaced by the defaults, and the page says so", async () => {
  await open("?p=99&t=1&v=boat");
  for (const name of ["p", "t", "v"] as const)
    expect(fault(name)?.replaceAll("\u00a0", " ")).toContain(
      t("load.optionFault", { option: "" }).slice(0, -1).replaceAll("\u00a0", " "),
    );
});
