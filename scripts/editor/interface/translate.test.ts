/** @jest-environment node */
import type { Catalog } from "../../messages/catalog";
import { catalogFindings } from "../../messages/rules";
import {
  type InterfaceLanguage,
  interfaceLanguageOf,
  interfaceLanguages,
  tables,
  translate,
} from "./translate";

const languages = Object.keys(interfaceLanguages) as InterfaceLanguage[];

/** A table as the rules of the catalogs take it. */
const tableOf = (language: InterfaceLanguage): Catalog =>
  new Map(
    Object.entries(tables[language]).map(([key, text]) => [key, { text, line: 1, range: [0, 0] as const }]),
  );

test.each(languages)("%s lacks no sentence and no value that English has", (language) => {
  expect(tableOf("en").size).toBeGreaterThan(50);
  const differences = catalogFindings(`${language}.json`, tableOf("en"), tableOf(language));
  expect(differences.map(({ key, says }) => `${key} ${says}`)).toEqual([]);
});

test("a missing sentence and a missing value would be found", () => {
  const polish = tableOf("pl");
  const lacking = new Map([...polish].slice(1));
  expect(catalogFindings("pl.json", polish, lacking)).toHaveLength(1);
  const [key = ""] = [...polish].find(([, { text }]) => text?.includes("{")) ?? [];
  const entry = { text: "Bez wartości", line: 1, range: [0, 0] } as const;
  expect(catalogFindings("pl.json", polish, new Map([...polish, [key, entry]]))).toHaveLength(1);
});

test("values are filled in as they are, and a missing one is a fault of the editor", () => {
  expect(translate("en", { code: "savedText", values: { key: "{key} $&" } })).toContain("{key} $&");
  expect(() => translate("en", { code: "savedText" })).toThrow("savedText");
});

test.each([
  [["pl-PL", "en"], "pl"],
  [["de-DE", " en;q=0.8"], "en"],
  [["de"], "en"],
  [[], "en"],
])("%j: %s", (wanted, language) => {
  expect(interfaceLanguageOf(wanted)).toBe(language);
});
