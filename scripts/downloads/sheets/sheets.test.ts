import { issued } from "../../../app/_content/downloads";
import { products } from "../../../app/_content/products";
import { locales } from "../../../app/_i18n/languages";
import { testTranslator } from "../../../app/_i18n/test-translator";
import type { Cache } from "../cache";
import { datasheets, type DownloadFile } from "../product-files";
import { frameData } from "./sheet-data";
import { sheetData, typeset } from "./typeset";

// Typesetting and pictures are slow on a busy machine.
jest.setTimeout(60_000);

/** Returns made files by name. Nothing is cached between calls. */
const made = async (make: (cache: Cache) => Promise<DownloadFile[]>) =>
  new Map(await make(async (_name, _recipe, write) => Buffer.from(await write())));

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
