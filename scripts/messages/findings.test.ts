/** @jest-environment node */
import { readCatalog } from "./catalog";
import { catalogFindings, missingFindings, unusedFindings } from "./findings";

/** A catalog with one key in a line, the first of them in line 3. */
const catalog = (tree: object) => readCatalog("de.json", JSON.stringify(tree, null, 1));

const polish = catalog({
  nav: { home: "Start", call: "Zadzwoń: {phone}" },
  footer: { year: "© {year} {company}" },
});

test("a complete translation has no findings, whatever the order of its placeholders", () => {
  const german = catalog({
    nav: { home: "Start", call: "Anrufen: {phone}" },
    footer: { year: "© {company} {year}" },
  });
  expect(catalogFindings("de.json", polish, german)).toEqual([]);
});

test.each([
  [{ nav: { home: "Start" } }, 3, "nav.call", "is missing after this line"],
  [{ nav: { home: "  " } }, 3, "nav.home", "is empty"],
  [{ nav: { home: ["Start"] } }, 3, "nav.home", "is not a text"],
  [{ nav: { home: "Start", more: "Mehr" } }, 4, "nav.more", "does not exist in Polish"],
  [
    { nav: { call: "Anrufen: {telefon}" } },
    3,
    "nav.call",
    "has the placeholders ({telefon}), but Polish has ({phone})",
  ],
  [
    { nav: { call: "Anrufen: <b>{phone}</b>" } },
    3,
    "nav.call",
    "has the placeholders (<b>, {phone}), but Polish has ({phone})",
  ],
  [
    { nav: { call: "Anrufen: {phone" } },
    3,
    "nav.call",
    'can\'t be read: expect argument closing brace, at "{phone" (character 10)',
  ],
])("%j is found", (tree, line, key, says) => {
  expect(catalogFindings("de.json", polish, catalog(tree))).toContainEqual({
    file: "de.json",
    line,
    key,
    says,
  });
});

test("what is broken in Polish is said of Polish, and not of every translation", () => {
  const broken = catalog({ nav: { call: "Zadzwoń: {phone" } });
  const german = catalog({ nav: { call: "Anrufen: {phone}" } });
  expect(catalogFindings("pl.json", broken, broken)).toHaveLength(1);
  expect(catalogFindings("de.json", broken, german)).toEqual([]);
});

test("words that no page asks for are named", () => {
  expect(
    unusedFindings(
      polish,
      new Map([
        ["nav.home", 1],
        ["footer.year", 1],
      ]),
    ),
  ).toEqual([{ file: "messages/pl.json", line: 4, key: "nav.call", says: "is used by no page" }]);
});

test("words that pages ask for in vain are named where that is; a part of the catalog is asked for whole", () => {
  const place = { file: "app/page.tsx", line: 7 };
  const used = new Map(["nav", "nav.home", "nav.hom", "meta.title"].map((key) => [key, place]));
  expect(missingFindings(polish, used)).toEqual(
    ["nav.hom", "meta.title"].map((key) => ({
      ...place,
      key,
      says: "is asked for here, and messages/pl.json has no such text",
    })),
  );
});
