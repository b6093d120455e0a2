import { readFileSync } from "node:fs";

import { locales } from "../../app/_i18n/languages";
import { byLanguage, type Catalog, catalogFile, readCatalog } from "./catalog";
import { exchangedFindings } from "./equal-texts";

const catalogs = byLanguage((locale) =>
  readCatalog(catalogFile(locale), readFileSync(catalogFile(locale), "utf8")),
);

test("exchanged labels and exchanged forms of a plural are found, in no other text of the catalogs", () => {
  const english = catalogs.en;
  const forms = ["one {# pallet} other {# pallets}", "one {# pallets} other {# pallet}"] as const;
  const [key, text] = [...english].find(([, each]) => each.includes(forms[0])) ?? ["", ""];
  const planted: Catalog = new Map([
    ...english,
    ["facts.labels.length", english.get("facts.labels.depth") ?? ""],
    [key, text.replace(...forms)],
  ]);
  const found = exchangedFindings("en", { ...catalogs, en: planted });
  expect(found.map((each) => [each.key, each.says])).toEqual([
    [expect.any(String), expect.stringMatching(/^is ".*", but Polish says the same as in ".*", which is "/)],
    [
      key,
      expect.stringMatching(/^has the forms "pallets" and "pallet", but ".*" has them the other way round$/),
    ],
  ]);
  expect(locales.flatMap((locale) => exchangedFindings(locale, catalogs))).toEqual([]);
});
