import { products } from "../_content/products";
import { usualVehicle, vehicles } from "../_content/vehicles";
import { usualPlay } from "./full-load";
import {
  loadOf,
  mixedOf,
  mixedText,
  ownSearch,
  planOf,
  plays,
  ranges,
  stackLimits,
  usualFields,
} from "./plan";

const lastProduct = products[products.length - 1];
const lastVehicle = vehicles[vehicles.length - 1];

test("default fields have no fault", () => {
  expect(planOf(usualFields)).toMatchObject({
    vehicle: usualVehicle,
    productId: products[0].id,
    play: usualPlay,
    stackLimit: undefined,
    faults: [],
  });
});

test("chosen values are used", () => {
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
  "an unknown choice is a fault, and the default is used: %s",
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

const ownFields = { ...usualFields, p: "own", l: "1300", w: "1100", h: "150", k: "25" };

test.each([
  [{}, { boardThickness: 22, blockHeight: 84, deckBoards: Array(8).fill(98), blockRows: [98, 98, 98] }],
  [
    { w: "300", h: "90" },
    { boardThickness: 15, blockHeight: 45, deckBoards: [75, 75, 75], blockColumns: [75, 75, 75] },
  ],
])("an own format %j is drawn with common boards on solid blocks", (changes, construction) => {
  const { pallet } = planOf({ ...ownFields, ...changes });
  expect(pallet).toMatchObject({
    length: 1300,
    mass: 25,
    deckIsFixed: false,
    blocks: "solid",
    ...construction,
  });
});

test("an own format is loaded as soon as it has all figures, and a link leads back to it", () => {
  const plan = planOf({ ...ownFields, n: "12", q: "40" });
  expect(plan).toMatchObject({ productId: undefined, quantity: 40 });
  expect(loadOf(plan)).toMatchObject({ perStack: 12, stackHeight: 1800 });
  for (const name of ["l", "w", "h", "k"] as const) {
    const open = planOf({ ...ownFields, [name]: "" });
    expect([open.pallet, loadOf(open), open.typedFaults]).toEqual([undefined, undefined, [name]]);
  }
  const own = { length: 1300, depth: 1100, height: 150, mass: 25 };
  expect(ownSearch(own)).toBe("?p=own&l=1300&w=1100&h=150&k=25");
  expect(planOf({ ...ownFields, q: "x" }).typedFaults).toEqual(["q"]);
});

test("a written mixed load is read back, and unknown entries are left out", () => {
  const pieces = new Map(products.map(({ id }, index) => [id, 10 * (index + 1)]));
  expect(mixedOf(mixedText(pieces))).toEqual(pieces);
  expect(mixedOf("x:1,:::,-1:5")).toEqual(new Map());
});
