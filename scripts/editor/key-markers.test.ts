/** @jest-environment node */
import { testCatalog } from "../../app/_i18n/test-words";
import { withMarkers, markerOf, markersIn, withoutMarkers } from "./key-markers";

const catalog = { nav: { home: "Start", call: "Zadzwoń: {phone}" } };

test("every text ends with the marker of its key", () => {
  expect(withMarkers(catalog)).toEqual({
    nav: { home: `Start${markerOf("nav.home")}`, call: `Zadzwoń: {phone}${markerOf("nav.call")}` },
  });
});

test("markers are read in their order from whatever holds them", () => {
  const { nav } = withMarkers(catalog);
  expect(markersIn(`${nav.call} … ${nav.home}`)).toEqual([markerOf("nav.call"), markerOf("nav.home")]);
  expect(markersIn("Start")).toEqual([]);
});

test("a copied text loses its markers, also where one was cut", () => {
  const { home } = withMarkers(catalog).nav;
  expect(withoutMarkers(home)).toBe("Start");
  expect(withoutMarkers(home.slice(0, -3))).toBe("Start");
});

test("no two texts of the site have the same marker, and none has one by itself", () => {
  const texts = JSON.stringify(testCatalog("pl"));
  expect(withoutMarkers(texts)).toBe(texts);
  const markers = markersIn(JSON.stringify(withMarkers(testCatalog("pl"))));
  expect(markers.length).toBeGreaterThan(100);
  expect(new Set(markers).size).toBe(markers.length);
});
