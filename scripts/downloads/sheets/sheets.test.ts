import { company } from "../../../app/_content/company/company";
import { declarationNumber } from "../../../app/_content/declarations";
import { declarationFile, issued } from "../../../app/_content/downloads";
import { type Product, products } from "../../../app/_content/products";
import { languages, locales } from "../../../app/_i18n/languages";
import { testTranslator } from "../../../app/_i18n/test-translator";
import type { Cache } from "../cache";
import { datasheets, declarations, type DownloadFile } from "../product-files";
import { declarationData } from "./declaration-data";
import { frameData } from "./sheet-data";
import { expectAccessible } from "./test-accessible";
import { sheetData, typeset } from "./typeset";

// Typesetting and pictures are slow on a busy machine.
jest.setTimeout(60_000);

/** Returns made files by name. Nothing is cached between calls. */
const made = async (make: (cache: Cache) => Promise<DownloadFile[]>) =>
  new Map(await make(async (_name, _recipe, write) => Buffer.from(await write())));

/** A product with a signed declaration, and its manufacturer. */
const declared: Product = {
  ...products[0],
  typeNumber: "TYPE-1",
  declaration: {
    serial: "2027/1",
    technicalFile: "FILE-1",
    specifications: ["EN 13428:2004"],
    signed: { place: "Town", date: "2027-01-31", name: "A. Signer", position: "Owner", language: "pl" },
  },
};
const maker = { legalName: "Maker of pallets" };

test("signed declarations of conformity are one accessible page, the same in two builds", async () => {
  const make = () => made((cache) => declarations(declared, cache, maker));
  const files = await make();
  for (const locale of locales) {
    const { title } = declarationData(declared, locale, testTranslator(locale), maker);
    expectAccessible(files.get(declarationFile(declared, locale)), languages[locale].tag, title, 1);
  }
  expect(await make()).toEqual(files);
});

const declaredProducts = products.map((product) => ({
  ...declared,
  ...product,
  typeNumber: `TYPE-${product.id}` as Product["typeNumber"],
  declaration: declared.declaration,
}));

describe.each(locales)("a declaration in %s", (locale) => {
  const t = testTranslator(locale);
  const dataOf = (product: Product) => declarationData(product, locale, t, maker);

  test.each(declaredProducts)(
    "states its facts under the eight points of annex VIII: product $id",
    (product) => {
      const { points, signature } = dataOf(product);
      const labels = (["p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8"] as const).map((point) =>
        t(`declaration.points.${point}`),
      );
      expect(points.map(({ label }) => label)).toEqual(labels);
      const [number, who, sole, object, acts, standards, body, more] = points.map(({ values }) => values);
      const { street, postcode, town } = company.addresses[0];
      expect(number).toEqual([product.typeNumber]);
      expect(who).toEqual([maker.legalName, expect.stringMatching(`^${street}, ${postcode}\\s${town}, \\S`)]);
      expect(sole).toEqual([]);
      expect(object?.[0]).toContain(t(product.name));
      expect(object).toContain(t("declaration.object.type", { typeNumber: String(product.typeNumber) }));
      expect(acts?.[0]).toBe(t("declaration.acts.ppwr"));
      expect(standards?.at(-1)).toContain("EN\u00a013428:2004");
      expect(body).toEqual([t("declaration.notifiedBody")]);
      expect(more?.[0]).toBe(t("declaration.additional.file", { file: "FILE-1" }));
      expect(signature.for).toContain(maker.legalName);
      expect(signature.rows).toEqual([
        {
          label: t("declaration.signature.placeDate"),
          value: expect.stringMatching(/^Town, .*2027/) as string,
        },
        { label: t("declaration.signature.person"), value: "A. Signer, Owner" },
        { label: t("declaration.signature.signature"), value: null },
      ]);
    },
  );

  test("says that it is a draft until it is signed", () => {
    expect(declarationData(products[0], locale, t, {}).draft?.stamp).toBe(t("declaration.draft.stamp"));
    expect(dataOf(declared).draft).toBeNull();
    expect(dataOf(declared).title).toContain(declarationNumber(declared));
  });
});

test("a product whose picture is a photograph has a sheet without dimension lines, the same in two builds", async () => {
  const photographed = { ...products[0], camera: undefined } as unknown as (typeof products)[0];
  const make = () => made((cache) => datasheets(photographed, cache));
  const files = await make();
  expect(files.size).toBe(locales.length);
  expect(await make()).toEqual(files);
});

test("the data of a sheet contain no soft hyphens and word joiners, which searches do not ignore", () => {
  const data = { term: "Eigen\u00adgewicht", rows: [["ISPM-\u206015-Kennzeichnung", "1200\u00a0mm"]] };
  expect(JSON.parse(sheetData({ data }))).toEqual({
    term: "Eigengewicht",
    rows: [["ISPM-15-Kennzeichnung", "1200\u00a0mm"]],
  });
});

test("a sheet that would not be accessible is refused, with the place in its template", () => {
  const frame = { ...frameData("pl", testTranslator("pl")) };
  const data = { frame, product: { name: "No alternative text", picture: "none" } };
  expect(() => typeset({ template: "datasheet", data, pictures: new Map() }, issued)).toThrow(
    /^Typst failed in datasheet\.typ:\n {2}sheet\.typ, line \d+: dictionary does not contain key "pictureAlt"/,
  );
});
