import { declarationFaults, isDeclared } from "./declarations";
import { type Product, products } from "./products";

const identity = { legalName: "Maker of pallets" };
const declaration = { place: "Town", date: "2027-01-31", name: "A. Signer", position: "Owner" };
const declared: Product = { ...products[0], typeNumber: "TYPE-1", declaration };
/** Returns the declared product with a changed signature. */
const signedWith = (change: Partial<typeof declaration>): Product => ({
  ...declared,
  declaration: { ...declaration, ...change },
});

test("a product is declared once it has a type number, a manufacturer and a signature", () => {
  expect(isDeclared(declared, identity)).toBe(true);
  expect(declarationFaults(declared, products)).toEqual([]);
});

test.each<[string, Product, string]>([
  ["type number", { ...declared, typeNumber: undefined } as unknown as Product, "typeNumber is not set"],
  ["signature", { ...declared, declaration: undefined } as unknown as Product, "assessment of annex VII"],
  ["name", signedWith({ name: " " }), "empty place, name or position"],
  ["day", signedWith({ date: "2027-02-30" }), '"2027-02-30" for a day'],
])("with a missing or wrong %s the product is not declared, and the fault is named", (_, product, fault) => {
  expect(isDeclared(product, identity)).toBe(false);
  expect(declarationFaults(product, products)).toEqual([expect.stringContaining(fault)]);
});

test("without a registered manufacturer it is not declared", () => {
  expect(isDeclared(declared, {})).toBe(false);
});

test("a type number in another form, or of another product, is named", () => {
  const product = { ...declared, typeNumber: "Ä!" } as unknown as Product;
  const other = { ...products[1], typeNumber: product.typeNumber } as Product;
  expect(declarationFaults(product, [product, other])).toEqual([
    expect.stringContaining("3 to 30 capitals"),
    expect.stringContaining("another product"),
  ]);
});
