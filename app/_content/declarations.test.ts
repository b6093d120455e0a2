import { declarationFaults, isDeclared } from "./declarations";
import { type Product, products } from "./products";

const identity = { legalName: "Maker of pallets" };
const declaration = { place: "Town", date: "2027-01-31", name: "A. Signer", position: "Owner" };
const declared: Product = { ...products[0], typeNumber: "TYPE-1", declaration };

test("a product is declared once it has a type number, a manufacturer and a signature", () => {
  expect(declarationFaults(declared, [declared])).toEqual([]);
  const [untyped, unsigned] = [{ typeNumber: undefined }, { declaration: undefined }].map(
    (part) => ({ ...declared, ...part }) as unknown as Product,
  );
  const found = [declared, untyped, unsigned].map((each) => isDeclared(each as Product, identity));
  expect([...found, isDeclared(declared, {})]).toEqual([true, false, false, false]);
});

test("missing and wrong parts are named", () => {
  const [first, second] = products;
  expect(declarationFaults(first, products)).toEqual([
    "typeNumber is not set",
    expect.stringContaining("assessment of annex VII"),
  ]);
  const other = {
    ...second,
    typeNumber: declared.typeNumber,
    declaration: { ...declaration, date: "2027-02-30" },
  };
  expect(declarationFaults(other as Product, [declared])).toEqual([
    expect.stringContaining("another product"),
    expect.stringContaining('"2027-02-30" for a day'),
  ]);
});
