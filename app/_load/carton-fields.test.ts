import { products } from "../_content/products";
import { usualVehicle, vehicles } from "../_content/vehicles";
import { type CartonFields, cartonPlanOf, cartonRanges, heightLimits, usualCarton } from "./carton-fields";

const [first, second] = products;
const ownPallet: CartonFields = {
  ...usualCarton,
  ...{ l: "400", w: "300", h: "250", k: "", q: "", u: "1", t: "1800" },
  ...{ p: "own", pl: "1200", pw: "800", ph: "144", pk: "25" },
};
const planned = (changes: Partial<CartonFields>) => cartonPlanOf({ ...ownPallet, ...changes });

test("cartons on a pallet of one's own are stacked up to the total height", () => {
  expect(planned({})).toMatchObject({
    carton: { length: 400, depth: 300, height: 250, mass: undefined },
    pallet: { length: 1200, depth: 800, height: 144, mass: 25 },
    ...{ productId: undefined, quantity: undefined, misfit: undefined, vehicle: usualVehicle },
    ...{ limit: 1800, anySide: false, faults: [], load: { pieces: 48 } },
  });
});

test("chosen values are used", () => {
  const vehicle = vehicles[vehicles.length - 1];
  const [limit] = heightLimits;
  const chosen = {
    p: String(second?.id),
    v: String(vehicle?.id),
    t: String(limit),
    u: "0",
    q: "7",
    k: "2,5",
  };
  expect(planned(chosen)).toMatchObject({
    pallet: { ...second?.geometry, maxLoad: second?.maxLoad },
    carton: { mass: 2.5 },
    ...{ productId: second?.id, vehicle, limit, anySide: true, quantity: 7, faults: [] },
  });
});

test("an unknown choice is a fault, and the default is used", () => {
  expect(planned({ p: "none", t: "1801", v: "none" })).toMatchObject({
    ...{ productId: first.id, limit: 1800, vehicle: usualVehicle, faults: ["p", "t", "v"] },
  });
});

const steps = { k: 0.01, l: 1, w: 1, h: 1, pl: 1, pw: 1, ph: 1, pk: 1, q: 1 };

test.each(Object.keys(steps) as (keyof typeof steps)[])("%s is read on both sides of its limits", (name) => {
  const [least, most] = cartonRanges[name];
  const faults = [least - steps[name], least, most, most + steps[name]].map(
    (value) => planned({ [name]: String(value) }).faults,
  );
  expect(faults).toEqual([[name], [], [], [name]]);
  const isOptional = name === "k" || name === "q";
  const empty = planned({ [name]: " " });
  expect(empty.faults).toEqual(isOptional ? [] : [name]);
  expect(empty.load === undefined).toBe(!isOptional);
  // A catalogue pallet has its own figures.
  const isOfPallet = name.startsWith("p");
  expect(planned({ [name]: "x", p: String(first.id) }).faults).toEqual(isOfPallet ? [] : [name]);
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
  const { load, misfit: found } = planned(changes);
  expect(found && [found.limit, found.field]).toEqual(misfit);
  expect(load === undefined).toBe(misfit !== undefined);
});
