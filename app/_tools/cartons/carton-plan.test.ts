import { products } from "../../_content/products";
import { vehicleById, vehicles } from "../../_content/vehicles";
import { cartonsOn, tripOf } from "../../_load/cartons";
import { readWith, type Texts } from "../kit/fields";
import { own } from "../kit/goods";
import { best, cartonFields, cartonPlanOf, cartonsIn, completedCartons, metresSearch } from "./carton-plan";

const [first, second] = products;
const usual = { l: "400", w: "300", h: "250", u: "1", t: "1800" };
const ownPallet = { ...usual, p: own, pl: "1200", pw: "800", ph: "144", pk: "25" };
const planned = (changes: Partial<Texts>) => cartonPlanOf(readWith(cartonFields, changes));

test("cartons on a pallet of other sides are stacked up to the total height", () => {
  const { carton, chosen, limit } = planned({ ...ownPallet, pl: "1201" });
  expect(carton).toEqual({ length: 400, depth: 300, height: 250, mass: undefined });
  expect(chosen).toMatchObject({ product: undefined, pallet: { length: 1201, depth: 800, mass: 25 } });
  expect([limit, chosen && cartonsIn(chosen)]).toEqual([1800, 48]);
});

test("the link to the loading metres has all pallets with their cartons; no mass is rounded down", () => {
  const { chosen, vehicle } = planned({ ...ownPallet, pl: "1201", k: "2.51", q: "50", v: "solo" });
  const search = chosen && new URLSearchParams(metresSearch(chosen, vehicle));
  // Two pallets; 48 cartons in layers of 250 mm on 144 mm, and 25 kg of wood.
  expect(Object.fromEntries(search ?? [])).toEqual({
    ...{ p: own, v: "solo", q: "2", h: "1644", m: "146", l: "1201", w: "800", e: "144" },
  });
});

test("chosen values are used", () => {
  const vehicle = vehicles[vehicles.length - 1];
  const chosen = { ...usual, p: String(second?.id), v: String(vehicle?.id), t: "1150", u: "0", k: "2,5" };
  expect(planned(chosen)).toMatchObject({
    chosen: { product: second },
    carton: { mass: 2.5 },
    ...{ vehicle, limit: 1150, anySide: true },
  });
});

test.each(["", "2400", "1"])(
  "for %j cartons every pallet has its row, and the best needs fewest vehicles, then fewest pallets",
  (q) => {
    const { rows, best: leading, chosen } = planned({ ...usual, q, p: best, v: "solo" });
    const expected = products.map(({ id, geometry, maxLoad }) => {
      const found = cartonsOn(
        { ...geometry, maxLoad },
        { length: 400, depth: 300, height: 250 },
        {
          ...{ limit: 1800, anySide: false },
        },
      );
      if (typeof found === "string") throw new Error(found);
      const { pallets: perTrip } = tripOf(vehicleById("solo"), geometry, found);
      const pallets = q ? Math.ceil(Number(q) / found.pieces) : perTrip;
      const vehicles = Math.ceil(pallets / perTrip);
      return { p: String(id), pallets, vehicles, loaded: perTrip * found.pieces };
    });
    expect(rows).toMatchObject(expected.map(({ p, pallets, vehicles }) => ({ p, pallets, vehicles })));
    const rank = (row: (typeof expected)[number]) => (q ? row.vehicles * 1000 + row.pallets : -row.loaded);
    const least = Math.min(...expected.map(rank));
    expect(leading?.p).toBe(expected.find((row) => rank(row) === least)?.p);
    expect(chosen).toBe(leading);
  },
);

test("a quantity asks for the best pallet, unless one was chosen", () => {
  const { texts } = readWith(cartonFields, {});
  const chosen = readWith(cartonFields, { p: String(second?.id) }).texts;
  expect(completedCartons({ q: "2" }, texts)).toEqual({ q: "2", p: best });
  expect(completedCartons({ l: "2" }, texts)).toEqual({ l: "2" });
  expect(completedCartons({ q: "2" }, chosen)).toEqual({ q: "2" });
  expect(completedCartons({ q: "24" }, { ...texts, q: "2" })).toEqual({ q: "24" });
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
  const { chosen, misfit: field } = planned({ ...ownPallet, ...changes });
  expect(field && [chosen?.found, field]).toEqual(misfit);
});
