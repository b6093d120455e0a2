import { products } from "../../_content/products";
import { estimate, ownPallet } from "./own-pallet";
import { fieldsOf, isOwnPallet, readOwn, type OwnFields, sizeSearch, usualOwn } from "./own-fields";
import { warningsOf } from "./warnings";

const own = (changes: Partial<OwnFields> = {}) => ownPallet({ ...usualOwn, ...changes });
const remarks = (changes: Partial<OwnFields>, isAtLeast = false) => {
  const fields = { ...usualOwn, ...changes };
  return warningsOf(fields, readOwn(fields), ownPallet(fields), isAtLeast);
};
const keys = (changes: Partial<OwnFields>, isAtLeast = false) =>
  remarks(changes, isAtLeast).map(({ key }) => key);

test.each(products)("product $id is built with its own measures", ({ id, geometry }) => {
  const made = ownPallet(fieldsOf(id, geometry)).geometry;
  expect(made).toMatchObject({ ...geometry, deckIsFixed: false, mass: made.mass });
});

test.each(products)("product $id has nothing to be remarked on", ({ id, geometry }) => {
  expect(remarks(fieldsOf(id, geometry))).toEqual([]);
});

test("boards that do not fit are left out of the drawing, and reported", () => {
  const { geometry, gap, excess } = own({ n: "30", b: "100", a: "100" });
  expect(geometry.deckBoards.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(geometry.depth);
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(excess).toBe(30 * 100 - geometry.depth);
  expect(keys({ n: "30", b: "100", a: "100" })).toContain("boardsTooMany");
});

test.each([
  [{ w: "300", n: "2", a: "300" }, 300],
  [{ w: "500", n: "3", a: "300", b: "100" }, 200],
])("what does not fit is told before anything is cut: %j, %i mm", (changes, excess) => {
  const made = own(changes);
  expect(made.excess).toBe(excess);
  expect(made.geometry.deckBoards.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(
    made.geometry.depth,
  );
  expect(keys(changes)).toContain("boardsTooMany");
});

test("that there may be more on a trailer is stated with such a result alone", () => {
  expect(keys({ l: "400", w: "400" }, false)).not.toContain("atLeast");
  expect(keys({}, true)).toContain("atLeast");
});

test("what is no number counts as usual, and is a fault", () => {
  expect(own({ l: "abc", t: "-5" })).toEqual(own());
  expect(readOwn({ ...usualOwn, l: "abc", t: "-5" }).faults).toEqual(["l", "t"]);
  expect(readOwn(usualOwn).faults).toEqual([]);
});

test("two entries: bearers instead of blocks and stringers", () => {
  const { geometry } = own({ e: "2" });
  expect(geometry).toMatchObject({ bearers: true, blocks: "solid", height: own().geometry.height });
});

test("a wet pallet is heavier than a dry one, and the usual mass lies between", () => {
  const { least, usual, most } = estimate(own().geometry);
  expect(least).toBeLessThan(usual);
  expect(usual).toBeLessThan(most);
  expect(own().geometry.mass).toBe(Math.round(usual));
});

test.each([
  [{ n: "3" }, "gapWide"],
  [{ l: "2600" }, "boardLong"],
  [{ l: "3500" }, "outOfRange"],
  [{ l: "2700", w: "2600" }, "sideLarge"],
  [{ y: "60" }, "entryLow"],
  [{ m: "3000" }, "loadHeavy"],
  [{ s: "r" }, "rackSpanMissing"],
  [{ s: "r", r: "1300" }, "rackSpanWide"],
  [{ s: "r", r: "1000", m: "900", t: "18" }, "boardThin"],
  [{ s: "c" }, "conveyor"],
  [{ c: "1" }, "loadPoint"],
  [{ d: "GB" }, "htNeeded"],
] as const)("%j: %s", (changes, key) => {
  expect(keys(changes)).toContain(key);
});

test("with any blocks its mass spans that with either kind", () => {
  const [any, pressed, solid] = ["a", "p", "s"].map((k) => own({ k }).mass);
  expect(any?.least).toBe(Math.min(Number(pressed?.least), Number(solid?.least)));
  expect(any?.most).toBe(Math.max(Number(pressed?.most), Number(solid?.most)));
  expect(any?.usual).toBeGreaterThan(Math.min(Number(pressed?.usual), Number(solid?.usual)));
  expect(any?.usual).toBeLessThan(Math.max(Number(pressed?.usual), Number(solid?.usual)));
  expect(own({ k: "a", e: "2" }).mass).toEqual(own({ e: "2" }).mass);
});

test.each(products)(
  "any blocks are drawn as those of product $id, which it began with",
  ({ id, geometry }) => {
    expect(ownPallet({ ...fieldsOf(id, geometry), k: "a" }).geometry.blocks).toBe(geometry.blocks);
  },
);

test("what can't be chosen is the first that can, and a fault", () => {
  const malformed = { k: "x", e: "9", c: "true", s: "zz", h: "2", f: "…", p: "77" };
  expect(own(malformed)).toEqual(own());
  expect([...readOwn({ ...usualOwn, ...malformed }).faults].sort()).toEqual(Object.keys(malformed).sort());
});

test.each([
  ["d", "GB", true],
  ["d", "Côte d’Ivoire", true],
  ["d", "Ελλάδα", true],
  ["d", "<img src=x>", false],
  ["d", "…", false],
  ["z", "30-001", true],
  ["z", "GB LS1 4AP", true],
  ["z", "?", false],
] as const)("%s=%s is understood: %s", (name, value, isUnderstood) => {
  expect(readOwn({ ...usualOwn, [name]: value }).faults).toEqual(isUnderstood ? [] : [name]);
});

test("an unknown country has no rule", () => {
  expect(keys({ d: "<b>" })).not.toContain("htNeeded");
});

test("with treatment the destination needs no remark", () => {
  expect(keys({ d: "GB", h: "1" })).not.toContain("htNeeded");
});

test.each([
  [{ w: "1300", n: "4" }, "gapWide"],
  [{ n: "3" }, "gapWide"],
  [{ n: "7" }, "gapNarrow"],
  [{ n: "30" }, "boardsTooMany"],
  [{ y: "60" }, "entryLow"],
  [{ y: "40", t: "15", e: "2" }, "entryLow"],
  [{ s: "r", r: "1000", m: "900", t: "18" }, "boardThin"],
  [{ d: "GB" }, "htNeeded"],
] as const)("after its repair %j has no remark %s", (changes, key) => {
  const repair = remarks(changes).find((remark) => remark.key === key)?.repair;
  expect(repair).toBeDefined();
  const mended = { ...changes, [repair?.field ?? "p"]: repair?.value };
  expect(keys(mended)).not.toContain(key);
  if (repair?.key === "boards") expect(own(mended).gap).toBeCloseTo(repair.values.gap ?? NaN);
  expect(keys(mended).filter((left) => /^(gap|boards)/.test(left))).toEqual([]);
});

test("boards that no number of spreads well have a remark without a repair", () => {
  const wide = { w: "900", n: "2", a: "300", b: "300" };
  expect(remarks(wide).find(({ key }) => key === "gapWide")).toMatchObject({ repair: undefined });
});

test.each(products)(
  "product $id is one's own as soon as a figure of its drawing differs",
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
