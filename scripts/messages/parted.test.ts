/** @jest-environment node */
import { readCatalog } from "./catalog";
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

test("a finding names the text and how it is typed into the file", () => {
  const words = { wood: "18–22%", sea: { mark: "znak ISPM 15" }, meta: { home: "18–22%" } };
  const catalog = readCatalog("pl.json", JSON.stringify(words, null, 2));
  expect(partedFindings("pl.json", catalog)).toEqual([
    {
      file: "pl.json",
      line: 2,
      key: "wood",
      says: String.raw`can be parted at a line's end; write "18–\u206022%"`,
    },
    {
      file: "pl.json",
      line: 4,
      key: "sea.mark",
      says: String.raw`can be parted at a line's end; write "znak ISPM\u00a015"`,
    },
  ]);
});
