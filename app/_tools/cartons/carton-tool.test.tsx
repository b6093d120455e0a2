/** @jest-environment jsdom */
import { cleanup, fireEvent, screen, within } from "@testing-library/react";

import { inHeading, products } from "../../_content/products";
import { vehicleById } from "../../_content/vehicles";
import type { Texts } from "../../_fields/field";
import { figure } from "../../_i18n/figures";
import { testTranslator } from "../../_i18n/test-translator";
import { cartonsOn, tripOf } from "../../_load/cartons";
import { own } from "../kit/goods-rows";
import { addedLines, answersOf, islandOf } from "../kit/test-island";
import { best, type cartonFields } from "./carton-fields";
import { cartonPlanOf, cartonsIn, metresOf } from "./carton-plan";
import { cartonTool } from "./carton-tool";
import { CartonTool } from "./carton-tool.client";

const open = islandOf(cartonTool, CartonTool);
const answerTo = answersOf(cartonTool, "en");
const planned = (texts: Partial<Texts>) => cartonPlanOf(answerTo(texts).reading);

const t = testTranslator("en");
const [first, second] = products;
const field = (name: keyof typeof cartonFields) =>
  document.getElementById(`carton-${name}`) as HTMLInputElement;
const type = (name: keyof typeof cartonFields, value: string) =>
  fireEvent.change(field(name), { target: { value } });
const rows = () => within(screen.getByRole("table")).getAllByRole("row").slice(1);
const chosen = () => rows().filter((row) => row.hasAttribute("aria-current"));

test("the link to the loading metres has all pallets with their cartons; no mass is rounded down", () => {
  const texts = { pallet: own, palletLength: "1201", mass: "2.51", pieces: "50", vehicle: "solo" };
  const { chosen, vehicle } = planned(texts);
  const search = chosen && new URLSearchParams(metresOf(chosen, vehicle));
  // Two pallets; 48 cartons in layers of 250 mm on 144 mm, and 25 kg of wood.
  expect(Object.fromEntries(search ?? [])).toEqual({
    p: own,
    v: "solo",
    q: "2",
    h: "1644",
    m: "146",
    l: "1201",
  });
});

test.each(["", "2400", "1"])(
  "for %j cartons every pallet has its row, and the best needs fewest vehicles, then fewest pallets",
  (pieces) => {
    const { rows, best: leading, chosen } = planned({ pieces, pallet: best, vehicle: "solo" });
    const expected = products.map(({ id, geometry, maxLoad }) => {
      const found = cartonsOn(
        { ...geometry, maxLoad },
        { length: 400, depth: 300, height: 250 },
        { limit: 1800, anySide: false },
      );
      if (typeof found === "string") throw new Error(found);
      const { pallets: perTrip } = tripOf(vehicleById("solo"), geometry, found);
      const pallets = pieces ? Math.ceil(Number(pieces) / found.pieces) : perTrip;
      const vehicles = Math.ceil(pallets / perTrip);
      return { id: String(id), pallets, vehicles, loaded: perTrip * found.pieces };
    });
    expect(rows).toMatchObject(expected.map(({ id, pallets, vehicles }) => ({ id, pallets, vehicles })));
    const rank = (row: (typeof expected)[number]) =>
      pieces ? row.vehicles * 1000 + row.pallets : -row.loaded;
    const least = Math.min(...expected.map(rank));
    expect(leading?.id).toBe(expected.find((row) => rank(row) === least)?.id);
    expect(chosen).toBe(leading);
  },
);

test("the stack is said with its limit, and without a load limit on a pallet of one's own", () => {
  const { stack } = answerTo({ height: "276" }).answer;
  // 6 layers of 276 mm (8 cartons each) on 144 mm reach exactly 1,800 mm.
  expect(stack?.pieces).toBe(`48 ${t("cartons.result.onPallet", { pieces: 48 })}`);
  const limit = t("cartons.result.byHeight", { limit: 1800, excess: 276 });
  expect(stack?.limit).toBe(`${limit} ${t("cartons.result.proven")}`);
  const { stack: free } = answerTo({ pallet: own, mass: "200" }).answer;
  expect(free?.limit).not.toContain(t("facts.maxKg.note"));
});

const maxLoad = {
  brief: t("facts.maxKg.brief", { kg: figure("en-GB", first.maxLoad) }),
  note: t("facts.maxKg.note"),
};
const limits = {
  size: "1200\u00a0×\u00a0800\u00a0mm",
  limit: 1800,
  free: 1656,
  max: t("facts.maxKg.value", maxLoad),
};
test.each<[Texts, misfit: ["floor" | "height" | "load", field: string] | undefined]>([
  [{ length: "1200", depth: "800" }, undefined],
  [{ length: "1201", depth: "800" }, ["floor", "length"]],
  [{ length: "800", depth: "1201" }, ["floor", "depth"]],
  [{ length: "801", depth: "1200" }, ["floor", "length"]],
  [{ length: "1300", depth: "1400", height: "900", upright: "0" }, ["floor", "length"]],
  [{ length: "1100", depth: "1150", height: "850", upright: "0" }, ["floor", "height"]],
  [{ height: "1656" }, undefined],
  [{ height: "1657" }, ["height", "height"]],
  [{ pallet: String(first.id), mass: String(first.maxLoad) }, undefined],
  [{ pallet: String(first.id), mass: String(first.maxLoad + 1) }, ["load", "mass"]],
])("the carton %j does not fit by %j: that field says so, and nothing is added", (texts, misfit) => {
  const { faults = {}, lines } = answerTo({ pallet: own, ...texts }).answer;
  expect(Object.entries(faults)).toEqual(
    misfit ? [[misfit[1], t(`cartons.misfit.${misfit[0]}`, limits)]] : [],
  );
  expect(lines).toHaveLength(misfit ? 0 : 1);
});

test("a quantity chooses the best pallet, which says what it saves; a press on a row chooses another", async () => {
  await open("", "en");
  type("pieces", "2400");
  const plan = planned({ pieces: "2400", pallet: best });
  expect(rows().map((row) => row.querySelector("td")?.textContent)).toEqual(
    plan.rows.map((row) => figure("en-GB", cartonsIn(row))),
  );
  const least = Math.min(...plan.rows.map(({ pallets }) => pallets));
  const most = String(Math.max(...plan.rows.map(({ pallets }) => pallets)));
  expect(chosen().map((row) => row.textContent)).toEqual([
    expect.stringContaining(t("cartons.compare.fewer.pallets", { count: least, most })),
  ]);
  expect(addedLines()).toMatchObject([{ pieces: least }]);
  fireEvent.click(within(rows()[0] as HTMLElement).getByRole("button"));
  expect(chosen()[0]?.textContent).toContain(inHeading(t(first.name)));
  const pieces = plan.rows[0]?.pallets;
  expect(addedLines()).toMatchObject([{ kind: "product", product: first.id, pieces }]);
  // The line's note names the cartons for the pallets.
  const [line] = addedLines() ?? [];
  expect(line && "note" in line && line.note).toMatch(/^2400 .*400 × 300 × 250 mm, 48 /);
  // Another quantity keeps the choice, and so does the first one after a choice.
  type("pieces", "2500");
  expect(field("pallet").value).toBe(String(first.id));
  cleanup();
  await open(`?p=${second?.id}`, "en");
  type("pieces", "2");
  expect(field("pallet").value).toBe(String(second?.id));
});
