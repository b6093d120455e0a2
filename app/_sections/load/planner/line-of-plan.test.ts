import { products } from "../../../_content/products";
import { usualVehicle } from "../../../_content/vehicles";
import { loadOf, own, type PlanFields, planOf, usualFields } from "../../../_load/plan";
import { lineOfPlan } from "./line-of-plan";

const lineOf = (changed: Partial<PlanFields>) => {
  const plan = planOf({ ...usualFields, ...changed });
  const load = loadOf(plan);
  return [lineOfPlan(plan, load), load] as const;
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
    const [line, load] = lineOf(changed);
    expect(line).toEqual({ kind: "product", product: product.id, pieces: load?.pieces });
  }
});

test("of what is too heavy for a full vehicle, it is as many pieces as one trip takes", () => {
  const [line, load] = lineOf({ p: own, k: "100" });
  expect(load?.isTooHeavy).toBe(true);
  expect(line).toMatchObject({ kind: "custom", pieces: Math.floor(usualVehicle.payload / 100) });
});

test("a format of one's own is a pallet of that size", () => {
  const [line] = lineOf({ p: own, l: "1300", w: "1100", h: "150", q: "5" });
  expect(line).toEqual({ kind: "custom", pieces: 5, size: [1300, 1100, 150] });
});

test.each([
  { q: "12,5" },
  { q: "abc" },
  { q: "0" },
  { p: own, l: "299" },
  { p: own, l: "599,5" },
  { p: own, w: "1200,5" },
  { p: own, h: "69" },
  { p: own, k: "" },
])("what a field refuses adds nothing: %j", (changed) => {
  expect(lineOf(changed)[0]).toBeUndefined();
});

test("a pallet that does not go on the vehicle is not added", () => {
  expect(lineOf({ p: own, l: "4000", w: "3000" })[0]).toBeUndefined();
});
