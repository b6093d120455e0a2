/** @jest-environment node */
import { testCatalog } from "../../../app/_i18n/test-words";
import { marked, markOf, marksIn, unmarked } from "./marks";

const catalog = { nav: { home: "Start", call: "Zadzwoń: {phone}" } };

test("every text ends with the mark of its key", () => {
  expect(marked(catalog)).toEqual({
    nav: { home: `Start${markOf("nav.home")}`, call: `Zadzwoń: {phone}${markOf("nav.call")}` },
  });
});

test("marks are read in their order from whatever holds them", () => {
  const { nav } = marked(catalog);
  expect(marksIn(`${nav.call} … ${nav.home}`)).toEqual([markOf("nav.call"), markOf("nav.home")]);
  expect(marksIn("Start")).toEqual([]);
});

test("a copied text loses its marks, also where one was cut", () => {
  const { home } = marked(catalog).nav;
  expect(unmarked(home)).toBe("Start");
  expect(unmarked(home.slice(0, -3))).toBe("Start");
});

test("no two texts of the site have the same mark, and none has one by itself", () => {
  const texts = JSON.stringify(testCatalog("pl"));
  expect(unmarked(texts)).toBe(texts);
  const marks = marksIn(JSON.stringify(marked(testCatalog("pl"))));
  expect(marks.length).toBeGreaterThan(100);
  expect(new Set(marks).size).toBe(marks.length);
});
