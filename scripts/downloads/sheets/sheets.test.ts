import { issued } from "../../../app/_content/downloads";
import { products } from "../../../app/_content/products";
import { vehicles } from "../../../app/_content/vehicles";
import { locales } from "../../../app/_i18n/languages";
import { fullLoad } from "../../../app/_load/full-load";
import { testTranslator } from "../../../app/_i18n/test-translator";
import type { Cache } from "../cache";
import { datasheets, type DownloadFile } from "../product-files";
import { catalogueData } from "./catalogue-data";
import { frameData, productData } from "./sheet-data";
import { sheetData, typeset } from "./typeset";

// Typesetting and pictures are slow on a busy machine.
jest.setTimeout(60_000);

/** Returns made files by name. Nothing is cached between calls. */
const made = async (make: (cache: Cache) => Promise<DownloadFile[]>) =>
  new Map(await make(async (_name, _recipe, write) => Buffer.from(await write())));

describe.each(locales)("the catalogue in %s", (locale) => {
  const t = testTranslator(locale);
  const { comparison, loads } = catalogueData(locale, t);
  const columns = products.map(({ name }) => t(name));
  const number = (text = "") => Number(/\d[\d\s.,]*/.exec(text)?.[0].replace(/\D/g, ""));

  test("states pieces, stacks and mass of each vehicle under the product's name, and so does its sheet", () => {
    const sheets = products.map((product) => productData(product, locale, t));
    expect(loads.head.slice(1)).toEqual(columns);
    const rows = loads.groups.flatMap((group) => group.rows);
    expect(rows).toHaveLength(vehicles.length);
    for (const vehicle of vehicles) {
      const name = t(`load.vehicles.${vehicle.id}.name`);
      const figures = (pieces = "", stacks = "", mass = "") => [
        number(pieces),
        ...stacks.split("×").map(number),
        // In tonnes with one decimal.
        number(mass) / 10,
      ];
      const listed = rows.find((row) => row.name === name)?.loads ?? [];
      const expected = products.map(({ geometry }) => {
        const { pieces, stacks, perStack } = fullLoad(vehicle, geometry);
        return [pieces, stacks, perStack, Math.round((pieces * geometry.mass) / 100) / 10];
      });
      expect([name, listed.map(({ pieces, stacks, mass }) => figures(pieces, stacks, mass))]).toEqual([
        name,
        expected,
      ]);
      const ofSheets = sheets.map((sheet) => {
        const [, stacks, pieces, mass] = sheet.loads.find(([of]) => of === name) ?? [];
        return figures(pieces, stacks, mass);
      });
      expect([name, ofSheets]).toEqual([name, expected]);
    }
  });

  test("has the decimal sign of its language, in tables and drawings", () => {
    const drawn = products.map((product) => productData(product, locale, t).drawings);
    const sizes = (_: string, value: unknown) => (typeof value === "number" ? 0 : value);
    const texts = JSON.stringify([comparison, loads, drawn], sizes).replace(
      /<style>.*?<\/style>|<[^>]*>/g,
      " ",
    );
    const signs = texts.match(/(?<![\d.,])\d+[.,]\d{1,2}(?![\d.,])/g)?.map((each) => each.replace(/\d/g, ""));
    expect(new Set(signs)).toEqual(new Set([locale === "en" ? "." : ","]));
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
