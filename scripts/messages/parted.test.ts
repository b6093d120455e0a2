/** @jest-environment node */
import { locales } from "../../app/_i18n/languages";
import { testCatalog } from "../../app/_i18n/test-words";
import { heldTogether, partedFindings } from "./parted";

test.each([
  ["PN-EN ISO 1496-1", "PN-\u2060EN\u00a0ISO\u00a01496-\u20601"],
  ["znak ISPM 15", "znak ISPM\u00a015"],
  ["mit ISPM-15-Kennzeichnung", "mit ISPM-\u206015-Kennzeichnung"],
  ["wilgotność 18–22%", "wilgotność 18–\u206022%"],
  ["{least}–{most} kg", "{least}–\u2060{most} kg"],
])("%j is written so that no line parts it", (text, held) => {
  expect(heldTogether(text)).toBe(held);
  expect(heldTogether(held)).toBe(held);
});

test.each(["EPAL-Zeichen", "„Wir drucken”", "144 mm – 162 mm", "1200 × 800", "e-mail", "paleta „W”"])(
  "%j may be parted",
  (text) => {
    expect(heldTogether(text)).toBe(text);
  },
);

/** The words of a catalog, or of a part of it, by their dotted key. */
const wordsOf = (tree: object, prefix = ""): [string, string][] =>
  Object.entries(tree).flatMap(([name, value]: [string, string | object]) =>
    typeof value === "string" ? [[prefix + name, value]] : wordsOf(value, `${prefix}${name}.`),
  );

test("a finding names the text and how it is typed into the file", () => {
  const words = wordsOf({ wood: "18–22%", sea: { mark: "znak ISPM 15" }, meta: { home: "18–22%" } });
  expect(partedFindings("pl.json", words)).toEqual([
    String.raw`pl.json: "wood" may be parted at a line's end; write "18–\u206022%".`,
    String.raw`pl.json: "sea.mark" may be parted at a line's end; write "znak ISPM\u00a015".`,
  ]);
});

test.each(locales)("no line can part what is read as one in %s", (locale) => {
  const words = wordsOf(testCatalog(locale));
  expect(words.length).toBeGreaterThan(500);
  expect(partedFindings(`${locale}.json`, words)).toEqual([]);
});
