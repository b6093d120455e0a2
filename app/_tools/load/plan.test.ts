import { products } from "../../_content/products";
import { usualVehicle, vehicles } from "../../_content/vehicles";
import { type FullLoad, fullLoad } from "../../_load/full-load";
import { readWith, type Texts } from "../kit/fields";
import { ownSearch } from "../kit/goods";
import { type LoadPlan, mixedOf, mixedText, planFields, planOf } from "./plan";

const read = (texts: Partial<Texts>) => readWith(planFields, texts);
const planned = (texts: Partial<Texts>): LoadPlan => planOf(read(texts));

/** Packs the first product in the usual vehicle, independently of the fields. */
const usual = (settings?: Parameters<typeof fullLoad>[2]): FullLoad =>
  fullLoad(usualVehicle, products[0].geometry, settings);

test("default fields have no fault, and chosen values are used", () => {
  expect(read({}).faults).toEqual([]);
  expect(planned({})).toMatchObject({ kind: "single", vehicle: usualVehicle, load: usual() });
  const [product, vehicle] = [products[products.length - 1], vehicles[vehicles.length - 1]];
  const chosen = { p: String(product?.id), v: String(vehicle?.id) };
  expect(planned(chosen)).toMatchObject({ vehicle, pallet: product?.geometry });
  expect(planned({ n: "10", g: "30" })).toMatchObject({ load: usual({ stackLimit: 10, play: 30 }) });
});

const ownTexts = { p: "own", l: "1300", w: "1100", h: "150", k: "25" };

test.each([
  [{}, { boardThickness: 22, blockHeight: 84, deckBoards: Array(8).fill(98), blockRows: [98, 98, 98] }],
  [
    { w: "300", h: "90" },
    { boardThickness: 15, blockHeight: 45, deckBoards: [75, 75, 75], blockColumns: [75, 75, 75] },
  ],
])("a pallet of other sides %j is drawn with common boards on solid blocks", (changes, construction) => {
  expect(planned({ ...ownTexts, ...changes })).toMatchObject({
    pallet: { length: 1300, mass: 25, deckIsFixed: false, blocks: "solid", ...construction },
  });
});

test("a pallet of other sides is loaded as soon as it has all figures, and a link leads back to it", () => {
  expect(planned({ ...ownTexts, n: "12" })).toMatchObject({ load: { perStack: 12, stackHeight: 1800 } });
  for (const name of ["l", "w", "h", "k"] as const) {
    const open = { ...ownTexts, [name]: "" };
    expect([planned(open).kind, read(open).refused]).toEqual(["open", [name]]);
  }
  const own = { length: 1300, depth: 1100, height: 150, mass: 25 };
  expect(ownSearch(own)).toBe("?p=own&l=1300&w=1100&h=150&k=25");
});

test("a written mixed load is read back, and unknown entries are left out", () => {
  const pieces = new Map(products.map(({ id }, index) => [id, 10 * (index + 1)]));
  expect(mixedOf(mixedText(pieces))).toEqual(pieces);
  expect(mixedOf("x:1,:::,-1:5")).toEqual(new Map());
});
