import { products } from "../../_content/products";
import { usualVehicle } from "../../_content/vehicles";
import type { Texts } from "../../_fields/field";
import { readWith } from "../../_fields/read-fields";
import { locales } from "../../_i18n/languages";
import { testCatalog, testTranslator } from "../../_i18n/test-translator";
import { customPallet } from "../../_pallet/custom-pallet";
import { sizeFields, type SizeName } from "./size-fields";
import { buildOf, startOf, textsOf } from "./size-pallet";
import { type Warning, warningsOf } from "./size-tool";

type Changes = Partial<Texts<SizeName>>;

const warningsFor = (changes: Changes) => {
  const reading = readWith(sizeFields, changes);
  return warningsOf(reading, customPallet(buildOf(reading), startOf(reading)));
};

const even = { boards: "8", edgeWidth: "100", innerWidth: "100" };
const { width } = usualVehicle;

/** Both sides of every limit: a warning with its values, and the fields nearest to it that have none. */
const cases: readonly [Warning["key"], without: Changes, fields: Changes, Warning["values"]][] = [
  [
    "sideLarge",
    { length: "2700", depth: `${width}` },
    { length: "2700", depth: `${width + 1}` },
    { side: width + 1 },
  ],
  ["boardsTooMany", { ...even, depth: "800" }, { ...even, depth: "799" }, { excess: 1 }],
  [
    "rackSpanWide",
    { support: "r", span: "1200" },
    { support: "r", span: "1201" },
    { span: 1201, length: 1200 },
  ],
  ["rackSpanWide", { span: "1201" }, { support: "r", span: "1201" }, { span: 1201, length: 1200 }],
  ["htNeeded", { country: "GB", heatTreated: "1" }, { country: "GB" }, { country: "GB" }],
  ["htNeeded", { country: "DE" }, { country: "USA" }, { country: "USA" }],
];

test.each(cases)("%s: not %j, but %j", (key, without, fields, values) => {
  expect(warningsFor(without)).toEqual([]);
  expect(warningsFor(fields)).toMatchObject([{ key, values }]);
});

test.each(products)("product $id has no warnings", (product) => {
  expect(warningsFor(textsOf(product))).toEqual([]);
});

test.each(locales)("in %s every warning says all its values", (locale) => {
  const said = cases.map(([key, , , values]) => {
    const text = testTranslator(locale)(`size.warnings.${key}`, values);
    for (const value of Object.values(values))
      expect(text.replace(/\D?(?=\d{3}\b)/g, "")).toContain(String(value));
    return key;
  });
  expect(new Set(said)).toEqual(new Set(Object.keys(testCatalog(locale).size.warnings)));
});
