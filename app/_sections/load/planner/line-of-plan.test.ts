/** @jest-environment node */
import { products } from "../../../_content/products";
import { usualVehicle } from "../../../_content/vehicles";
import { fullLoad } from "../../../_load/full-load";
import { own, type PlanFields, planOf, usualFields } from "../../../_load/plan";
import { lineOfPlan } from "./line-of-plan";

const lineOf = (changed: Partial<PlanFields>) => {
  const plan = planOf({ ...usualFields, ...changed });
  return [lineOfPlan(plan, fullLoad(plan.vehicle, plan.pallet, plan)), plan] as const;
};
const [product] = products;

test("the usual load of a vehicle is one full load of it", () => {
  const [line] = lineOf({});
  expect(line).toEqual({ kind: "load", product: product.id, vehicle: usualVehicle.id, loads: 1 });
});

test("where a quantity is needed, it is that many pieces", () => {
  expect(lineOf({ q: "78" })[0]).toEqual({ kind: "product", product: product.id, pieces: 78 });
});

test("a load with lower stacks or other play is as many pieces as go on it", () => {
  for (const changed of [{ n: "10" }, { g: "30" }]) {
    const [line, plan] = lineOf(changed);
    const { pieces } = fullLoad(plan.vehicle, plan.pallet, plan);
    expect(line).toEqual({ kind: "product", product: product.id, pieces });
  }
});

test("a format of one's own is a pallet of that size", () => {
  const [line] = lineOf({ p: own, l: "1300", w: "1100", h: "150", q: "5" });
  expect(line).toEqual({ kind: "custom", pieces: 5, size: [1300, 1100, 150] });
});
