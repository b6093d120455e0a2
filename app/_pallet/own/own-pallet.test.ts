import { products } from "../../_content/products";
import { eur, industrial } from "../test-pallets";
import { densities, estimate, ownPallet } from "./own-pallet";
import { fieldsOf, isOwnPallet, readOwn, type OwnFields, sizeSearch, usualOwn } from "./own-fields";

const own = (changes: Partial<OwnFields> = {}) => ownPallet({ ...usualOwn, ...changes });

test.each(products)("product $id is built with its own measures", ({ id, geometry }) => {
  const made = ownPallet(fieldsOf(id, geometry)).geometry;
  expect(made).toMatchObject({ ...geometry, deckIsFixed: false, mass: made.mass });
});

test.each([
  [{ w: "800", n: "8", b: "100", a: "100" }, Array(8).fill(100), 0],
  [{ w: "800", n: "30", b: "100", a: "100" }, Array(8).fill(100), 2200],
  [{ w: "300", n: "2", a: "300" }, [150, 150], 300],
  [{ w: "500", n: "3", a: "300", b: "100" }, [250, 250], 200],
])("of the boards %j only those that fit are drawn: %j, with %i mm left over", (changes, deck, tooMany) => {
  const { geometry, excess } = own(changes);
  expect([geometry.deckBoards, excess]).toEqual([deck, tooMany]);
});

test("on a narrow pallet, blocks leave room for forks", () => {
  const { blockRows, blockColumns } = own({ l: "400", w: "300" }).geometry;
  expect([blockRows, blockColumns]).toEqual([
    [75, 75, 75],
    [100, 100, 100],
  ]);
});

test("a catalogue pallet begins with its own figures, and with nothing about its use", () => {
  const use = { c: "", s: "f", h: "", d: "", f: "", z: "", m: "", r: "", q: "", e: "4" };
  const sides = { l: "1200", w: "1000", n: "7", b: "98", a: "120", t: "22", y: "78" };
  expect(fieldsOf(7, industrial)).toEqual({ p: "7", ...sides, k: "s", ...use });
  expect(fieldsOf(1, eur)).toMatchObject({ p: "1", n: "5", b: "100", a: "145", k: "p" });
  const [{ id, geometry }] = products;
  expect([...new URLSearchParams(sizeSearch(id, geometry)).keys()]).toEqual(["l", "w"]);
});

test("a value that is no number is a fault, and the default is used", () => {
  expect(own({ l: "abc", t: "-5" })).toEqual(own());
  expect(readOwn({ ...usualOwn, l: "abc", t: "-5" }).faults).toEqual(["l", "t"]);
  expect(readOwn({ ...usualOwn, l: "", m: "x", q: " " }).faults).toEqual(["l", "m"]);
  expect(readOwn(usualOwn).faults).toEqual([]);
});

test("two entries: bearers instead of blocks and stringers", () => {
  const { geometry } = own({ e: "2" });
  expect(geometry).toMatchObject({ bearers: true, blocks: "solid", height: own().geometry.height });
  expect(Math.max(...geometry.blockRows)).toBe(100);
});

test.each([
  [["pressed"], [0], [0], [0]],
  [["solid"], [1], [1], [1]],
  [["pressed", "solid"], [1], [0, 1], [0]],
] as const)("the mass of a EUR pallet with blocks %j, from dry to wet", (kinds, lightest, both, heaviest) => {
  // Boards of 22 mm: 635 × 1200 and 345 × 1200 mm, three of 145 × 800 mm; nine blocks of 78 mm.
  const [wood, blocks] = [0.033528, 0.01170585];
  const mass = (state: 0 | 1 | 2, of: readonly (0 | 1)[]) =>
    of.reduce<number>((sum, kind) => {
      const density = [densities.pressed, densities.softwood][kind]?.[state] ?? NaN;
      return sum + wood * densities.softwood[state] + blocks * density + densities.nails[state];
    }, 0) / of.length;
  const { least, usual, most } = estimate(eur, kinds);
  expect(least).toBeCloseTo(mass(0, lightest));
  expect(usual).toBeCloseTo(mass(1, both));
  expect(most).toBeCloseTo(mass(2, heaviest));
});

test("any blocks are estimated as both kinds, bearers as wood", () => {
  const { geometry, mass } = own({ k: "a" });
  expect(mass).toEqual(estimate(geometry, ["pressed", "solid"]));
  expect(geometry.mass).toBe(Math.round(mass.usual));
  expect(own({ k: "a", e: "2" }).mass).toEqual(own({ e: "2" }).mass);
});

test.each(products)(
  "unspecified blocks are drawn as those of product $id, from which the pallet started",
  ({ id, geometry }) => {
    expect(ownPallet({ ...fieldsOf(id, geometry), k: "a" }).geometry.blocks).toBe(geometry.blocks);
  },
);

test("an unavailable choice is a fault, and the first available one is used", () => {
  const malformed = { k: "x", e: "9", c: "true", s: "zz", h: "2", f: "…", p: "77" };
  expect(own(malformed)).toEqual(own());
  expect([...readOwn({ ...usualOwn, ...malformed }).faults].sort()).toEqual(Object.keys(malformed).sort());
});

test.each([
  ["d", "GB", true],
  ["d", "Ελλάδα", true],
  ["d", "<img src=x>", false],
  ["z", "GB LS1 4AP", true],
  ["z", "?", false],
] as const)("%s=%s is understood: %s", (name, value, isUnderstood) => {
  expect(readOwn({ ...usualOwn, [name]: value }).faults).toEqual(isUnderstood ? [] : [name]);
});

test.each(products)(
  "product $id becomes a custom pallet as soon as a drawn figure differs",
  ({ id, geometry }) => {
    const begun = fieldsOf(id, geometry);
    expect(isOwnPallet(begun)).toBe(false);
    expect(isOwnPallet({ ...begun, m: "900", q: "12", d: "GB" })).toBe(false);
    for (const name of ["l", "w", "n", "b", "a", "t", "y"] as const)
      expect(isOwnPallet({ ...begun, [name]: String(Number(begun[name]) + 1) })).toBe(true);
  },
);

test.each(products)("an address fills in the figures of product $id", ({ id, geometry }) => {
  const search = new URLSearchParams(sizeSearch(id, geometry));
  expect(search.get("l")).toBe(String(geometry.length));
  expect(search.get("w")).toBe(String(geometry.depth));
  expect({ ...usualOwn, ...Object.fromEntries(search) }).toEqual(fieldsOf(id, geometry));
});
