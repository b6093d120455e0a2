import { products } from "../../_content/products";
import { vehicleById } from "../../_content/vehicles";
import { cartonsOn, tripOf } from "../../_load/cartons";
import type { Texts } from "../../_fields/field";
import { readWith } from "../../_fields/read-fields";
import { own } from "../kit/goods-rows";
import { best, cartonFields, completedCartons } from "./carton-fields";
import { cartonPlanOf, metresOf } from "./carton-plan";

const [first, second] = products;
const usual = { length: "400", depth: "300", height: "250", upright: "1", limit: "1800" };
const ownPallet = {
  ...usual,
  pallet: own,
  palletLength: "1200",
  palletDepth: "800",
  palletHeight: "144",
  palletMass: "25",
};
const planned = (changes: Partial<Texts>) => cartonPlanOf(readWith(cartonFields, changes));

test("the link to the loading metres has all pallets with their cartons; no mass is rounded down", () => {
  const { chosen, vehicle } = planned({
    ...ownPallet,
    palletLength: "1201",
    mass: "2.51",
    pieces: "50",
    vehicle: "solo",
  });
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
    const { rows, best: leading, chosen } = planned({ ...usual, pieces, pallet: best, vehicle: "solo" });
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

test("a quantity asks for the best pallet, unless one was chosen", () => {
  const { texts } = readWith(cartonFields, {});
  const chosen = readWith(cartonFields, { pallet: String(second?.id) }).texts;
  expect(completedCartons({ pieces: "2" }, texts)).toEqual({ pieces: "2", pallet: best });
  expect(completedCartons({ length: "2" }, texts)).toEqual({ length: "2" });
  expect(completedCartons({ pieces: "2" }, chosen)).toEqual({ pieces: "2" });
  expect(completedCartons({ pieces: "24" }, { ...texts, pieces: "2" })).toEqual({ pieces: "24" });
});

test.each([
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
])("the carton %j does not fit by %j", (changes, misfit) => {
  const { chosen, misfit: field } = planned({ ...ownPallet, ...changes });
  expect(field && [chosen?.found, field]).toEqual(misfit);
});
