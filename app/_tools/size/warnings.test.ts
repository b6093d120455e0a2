import { products } from "../../_content/products";
import { pickMessages } from "../../_i18n/island-messages";
import { locales } from "../../_i18n/languages";
import { compiledCatalog, testCatalog } from "../../_i18n/test-translator";
import { translator } from "../../_i18n/translator";
import { customPallet } from "../../_pallet/custom-pallet";
import { readWith, type Texts } from "../kit/fields";
import { buildOf, sizeFields, type SizeName, type SizeProps, startOf, textsOf } from "./size-fields";
import { repairText, sizeTool, warningText } from "./size-tool";
import { type Repair, usualSides, type Warning, type WarningValues, warningsOf } from "./warnings";

type Changes = Partial<Texts<SizeName>>;

const warningsFor = (changes: Changes, isAtLeast = false) => {
  const reading = readWith(sizeFields, changes);
  return warningsOf(reading, customPallet(buildOf(reading), startOf(reading)), isAtLeast);
};
const warningFor = (changes: Changes, key: Warning["key"]) =>
  warningsFor(changes).find((found) => found.key === key);

const boards = (count: number, gap: number): Repair => ({
  key: "boards",
  values: { boards: count, gap: expect.closeTo(gap) as number },
  field: "n",
  value: String(count),
});
const sized = (key: "blocks" | "thickness", field: "y" | "t", size: number): Repair => ({
  key,
  values: { size },
  field,
  value: String(size),
});
const [, largest] = usualSides;
const evenly = (count: number, width: number) => ({ n: String(count), a: String(width), b: String(width) });
const rack = { s: "r", r: "1000" };

/** Both sides of every limit: a warning, and the fields nearest to it that have none. */
const cases: [Warning["key"], without: Changes, fields: Changes, WarningValues, Repair?][] = [
  ["outOfRange", { l: "3000" }, { l: "3001" }, { min: usualSides[0], max: largest }],
  ["outOfRange", { w: "3000" }, { w: "3001" }, { min: usualSides[0], max: largest }],
  ["sideLarge", { l: "2700", w: "2480" }, { l: "2700", w: "2481" }, { side: 2481 }],
  ["boardLong", { l: "2400" }, { l: "2401" }, { length: 2401 }],
  ["boardsTooMany", evenly(8, 100), { ...evenly(8, 100), w: "799" }, { excess: 1 }, boards(7, 99 / 6)],
  ["boardsTooMany", {}, { n: "30" }, { excess: 2290 }, boards(6, 22)],
  ["gapWide", evenly(5, 112), { ...evenly(5, 112), w: "801" }, { gap: 60.25 }, boards(6, 25.8)],
  ["gapWide", evenly(5, 112), evenly(4, 112), { gap: 352 / 3 }, boards(5, 60)],
  ["gapWide", evenly(5, 148), evenly(4, 148), { gap: 208 / 3 }, boards(5, 15)],
  ["gapWide", {}, { n: "3" }, { gap: 205 }, boards(5, 41.25)],
  // Only thirty boards leave such gaps, only two, or no number of them.
  ["gapWide", {}, { w: "4000", ...evenly(10, 76) }, { gap: 360 }, boards(30, 1720 / 29)],
  ["gapNarrow", {}, { w: "300", ...evenly(3, 130), b: "40" }, { gap: 0 }, boards(2, 40)],
  ["gapWide", {}, { w: "900", ...evenly(2, 300) }, { gap: 300 }],
  ["gapNarrow", evenly(5, 148), { ...evenly(5, 148), w: "799" }, { gap: 14.75 }],
  ["gapNarrow", {}, { n: "7" }, { gap: 10 / 6 }, boards(6, 22)],
  ["entryLow", { y: "68" }, { y: "67" }, { height: 89 }, sized("blocks", "y", 68)],
  ["entryLow", { y: "46", e: "2" }, { y: "45", e: "2" }, { height: 89 }, sized("blocks", "y", 46)],
  ["loadHeavy", { m: "2000" }, { m: "2001" }, { load: 2001 }],
  ["loadPoint", {}, { c: "1" }, {}],
  ["rackSpanMissing", rack, { s: "r" }, {}],
  ["rackSpanMissing", { s: "c" }, { s: "r" }, {}],
  ["rackSpanWide", { s: "r", r: "1200" }, { s: "r", r: "1201" }, { span: 1201, length: 1200 }],
  ["rackSpanWide", { r: "1201" }, { s: "r", r: "1201" }, { span: 1201, length: 1200 }],
  ...[{ m: "800" }, { t: "22" }, { s: "f" }, { m: "" }].map(
    (without): [Warning["key"], Changes, Changes, WarningValues, Repair] => [
      "boardThin",
      { ...rack, m: "801", t: "21", ...without },
      { ...rack, m: "801", t: "21" },
      { thickness: 21, load: 801 },
      sized("thickness", "t", 22),
    ],
  ),
  ["conveyor", rack, { s: "c" }, {}],
  ...[{ d: "GB", h: "1" }, { d: "DE" }, { d: "<b>" }, {}].map(
    (without): [Warning["key"], Changes, Changes, WarningValues, Repair] => [
      "htNeeded",
      without,
      { d: "GB" },
      { country: "GB" },
      { key: "ht", values: {}, field: "h", value: "1" },
    ],
  ),
];

test.each(cases)("%s: not %j, but %j", (key, without, fields, values, ...[repair]) => {
  expect(warningFor(without, key)).toBeUndefined();
  const found = warningFor(fields, key);
  const figures = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "number" ? (expect.closeTo(value) as number) : value,
  ]);
  expect(found).toMatchObject({ values: Object.fromEntries(figures), repair });
  expect(Object.keys(found?.values ?? {})).toEqual(Object.keys(values));
  if (!repair) return;
  const left = warningsFor({ ...fields, [repair.field]: repair.value }).map((repaired) => repaired.key);
  expect(left.filter((other) => other === key || /^(gap|boards)/.test(other))).toEqual([]);
});

test.each(products)("product $id has no warnings", ({ id, geometry }) => {
  expect(warningsFor(textsOf({ id, geometry }))).toEqual([]);
});

test("that a trailer may hold more is stated only for results without proof", () => {
  expect([warningsFor({}), warningsFor({}, true).map(({ key }) => key)]).toEqual([[], ["atLeast"]]);
});

test.each(locales)("in %s every warning and every repair is formatted with all its values", (locale) => {
  const t = translator(pickMessages(locale, compiledCatalog(locale), sizeTool.parts)) as SizeProps["t"];
  const found = [...cases.map(([key, , fields]) => warningFor(fields, key)), ...warningsFor({}, true)];
  const formatted = found.flatMap((each) =>
    each
      ? [[each, warningText(t, each)], ...(each.repair ? [[each.repair, repairText(t, each.repair)]] : [])]
      : [],
  ) as [Warning | Repair, string][];
  const { warnings, repairs } = testCatalog(locale).size;
  expect(new Set(formatted.map(([{ key }]) => key))).toEqual(
    new Set(Object.keys({ ...warnings, ...repairs })),
  );
  for (const [{ values }, text] of formatted) {
    expect(text).not.toMatch(/undefined|NaN|\{/);
    for (const value of Object.values(values)) {
      const shown = typeof value === "number" ? Math.trunc(Math.round(value * 10) / 10) : value;
      expect(text).toContain(String(shown));
    }
  }
});
