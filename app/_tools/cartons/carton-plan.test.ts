import { products } from "../../_content/products";
import { vehicles } from "../../_content/vehicles";
import { readWith, type Texts } from "../kit/fields";
import { cartonFields, cartonPlanOf } from "./carton-plan";

const [first, second] = products;
const ownPallet = {
  ...{ l: "400", w: "300", h: "250", k: "", q: "", u: "1", t: "1800" },
  ...{ p: "own", pl: "1200", pw: "800", ph: "144", pk: "25" },
};
const planned = (changes: Partial<Texts>) =>
  cartonPlanOf(readWith(cartonFields, { ...ownPallet, ...changes }));

test("cartons on a pallet of one's own are stacked up to the total height", () => {
  expect(planned({})).toMatchObject({
    carton: { length: 400, depth: 300, height: 250, mass: undefined },
    pallet: { length: 1200, depth: 800, height: 144, mass: 25, maxLoad: undefined },
    ...{ limit: 1800, misfit: undefined, stack: { load: { pieces: 48 } } },
  });
});

test("chosen values are used", () => {
  const vehicle = vehicles[vehicles.length - 1];
  const chosen = { p: String(second?.id), v: String(vehicle?.id), t: "1150", u: "0", k: "2,5" };
  expect(planned(chosen)).toMatchObject({
    pallet: { ...second?.geometry, maxLoad: second?.maxLoad },
    carton: { mass: 2.5 },
    ...{ vehicle, limit: 1150, anySide: true },
  });
});

test.each([
  [{ l: "1200", w: "800" }, undefined],
  [{ l: "1201", w: "800" }, ["floor", "l"]],
  [{ l: "800", w: "1201" }, ["floor", "w"]],
  [{ l: "801", w: "1200" }, ["floor", "l"]],
  [{ l: "1300", w: "1400", h: "900", u: "0" }, ["floor", "l"]],
  [{ l: "1100", w: "1150", h: "850", u: "0" }, ["floor", "h"]],
  [{ h: "1656" }, undefined],
  [{ h: "1657" }, ["height", "h"]],
  [{ p: String(first.id), k: String(first.maxLoad) }, undefined],
  [{ p: String(first.id), k: String(first.maxLoad + 1) }, ["load", "k"]],
])("the carton %j does not fit by %j", (changes, misfit) => {
  const { stack, misfit: found } = planned(changes);
  expect(found && [found.limit, found.field]).toEqual(misfit);
  expect(stack === undefined).toBe(misfit !== undefined);
});
