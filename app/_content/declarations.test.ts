import { declarationFaults, declarationNumber, isDeclared } from "./declarations";
import { type Product, products } from "./products";

const identity = { legalName: "Maker of pallets" };
const signed = {
  place: "Town",
  date: "2027-01-31",
  name: "A. Signer",
  position: "Owner",
  language: "pl",
} as const;
const declared: Product = {
  ...products[0],
  typeNumber: "TYPE-1",
  declaration: { serial: "2027/1", specifications: [], signed },
};
/** Returns the declared product with a changed signature. */
const signedWith = (change: Partial<typeof signed>) =>
  ({
    ...declared,
    declaration: { serial: "2027/1", specifications: [], signed: { ...signed, ...change } },
  }) as Product;

test("a declaration is one once it has a type number, a manufacturer and a signature", () => {
  expect(declarationNumber(declared)).toBe("TYPE-1/2027/1");
  expect(isDeclared(declared, identity)).toBe(true);
  expect(declarationFaults(declared, products)).toEqual([]);
});

test.each<[string, Product, string]>([
  ["type number", { ...declared, typeNumber: undefined } as unknown as Product, "typeNumber is not set"],
  [
    "signature",
    { ...declared, declaration: { serial: "2027/1", specifications: [] } },
    "assessment of annex VII",
  ],
  ["name", signedWith({ name: " " as "A. Signer" }), "empty place, name or position"],
  ["day", signedWith({ date: "2027-02-30" as "2027-01-31" }), '"2027-02-30" for a day'],
])("with a missing or wrong %s the declaration is a draft, and the fault is named", (_, product, fault) => {
  expect(isDeclared(product, identity)).toBe(false);
  expect(declarationFaults(product, products)).toEqual([expect.stringContaining(fault)]);
});

test("without a registered manufacturer it is a draft", () => {
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
