import { customsCode, type Product, products } from "../../app/_content/products";
import { packagingCsv } from "./packaging-csv";

const read = (csv: string) =>
  csv
    .trimEnd()
    .split("\r\n")
    .map((line) => line.split(","));

test.each<Product>(products)("the table of product $id has plain numbers, each with its basis", (product) => {
  const [header = [], pallet = [], ...rows] = read(packagingCsv(product));
  const column = (name: string) => header.indexOf(name);
  expect(Number(pallet[column("mass_kg")])).toBe(product.geometry.mass);
  expect(pallet[column("customs_code")]).toMatch(/^4415\d\d$/);
  for (const row of rows) {
    expect(row).toHaveLength(header.length);
    const isStated = row[column("item")] !== "steel" || product.nails !== undefined;
    expect(row[column("mass_kg")]).toMatch(isStated ? /^\d+\.\d\d$/ : /^$/);
    expect(row[column("basis")] === "not_stated").toBe(!isStated);
  }
});

test("a type number is plain text and stays one field", () => {
  const csv = packagingCsv({ ...products[0], typeNumber: 'PN-\u2060EN\u00a0"13698", A' });
  const [, pallet, ...rows] = csv.split("\r\n");
  expect(pallet).toMatch(/^1,"PN-EN ""13698"", A",pallet,,/);
  expect(csv).toMatch(/^[\x20-\x7e\r\n]+$/);
  expect(rows.length).toBeGreaterThan(1);
});

test("a weighed mass is marked as weighed, and is the sum of its materials", () => {
  const csv = packagingCsv({ ...products[0], typeNumber: "EUR-1", weighed: { mass: 30, day: "2026-01-02" } });
  const [, pallet, ...rows] = read(csv);
  expect(pallet).toEqual(["1", "EUR-1", "pallet", "", "30.00", "weighed", customsCode.replace(" ", "")]);
  const materials = rows.filter(([, , , code]) => code);
  expect(materials.reduce((sum, [, , , , mass]) => sum + Number(mass), 0)).toBeCloseTo(30, 1);
});
