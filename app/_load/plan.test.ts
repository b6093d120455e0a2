import { products } from "../_content/products";
import { usualVehicle, vehicles } from "../_content/vehicles";
import { usualPlay } from "./full-load";
import { mixedOf, mixedText, planOf, plays, ranges, stackLimits, usualFields } from "./plan";

const lastProduct = products[products.length - 1];
const lastVehicle = vehicles[vehicles.length - 1];

test("fields as usual have no fault", () => {
  expect(planOf(usualFields)).toMatchObject({
    vehicle: usualVehicle,
    productId: products[0].id,
    play: usualPlay,
    stackLimit: undefined,
    faults: [],
  });
});

test("what is chosen is planned", () => {
  const [limit] = stackLimits;
  const play = plays[plays.length - 1];
  const fields = { ...usualFields, p: String(lastProduct?.id), v: String(lastVehicle?.id), n: String(limit) };
  expect(planOf({ ...fields, g: String(play) })).toMatchObject({
    vehicle: lastVehicle,
    productId: lastProduct?.id,
    play,
    stackLimit: limit,
    faults: [],
  });
});

test.each(["p", "v", "n", "g"] as const)(
  "a choice that there is not is as usual, and a fault: %s",
  (name) => {
    for (const requested of ["none", "-1", "constructor", "1e1"]) {
      const plan = planOf({ ...usualFields, [name]: requested });
      expect(plan).toEqual({ ...planOf(usualFields), faults: [name] });
    }
  },
);

test.each(["l", "w", "h", "k"] as const)(
  "a side outside of its range is a fault of an own format only: %s",
  (name) => {
    const tooMuch = { ...usualFields, [name]: String(ranges[name][1] + 1) };
    expect(planOf(tooMuch).faults).toEqual([]);
    expect(planOf({ ...tooMuch, p: "own" }).faults).toEqual([name]);
  },
);

test("a mixed load is read as it was written, and what is unknown is left out", () => {
  const pieces = new Map(products.map(({ id }, index) => [id, 10 * (index + 1)]));
  expect(mixedOf(mixedText(pieces))).toEqual(pieces);
  expect(mixedOf("x:1,:::,-1:5")).toEqual(new Map());
});
