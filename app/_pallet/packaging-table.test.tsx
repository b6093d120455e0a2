/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";

import { pickMessages } from "../_i18n/island-messages";
import { locales } from "../_i18n/languages";
import { compiledCatalog } from "../_i18n/test-translator";
import { translator } from "../_i18n/translator";
import { PackagingTable } from "./packaging-table";

/** Different masses, of one pallet and of ten. */
const masses = { wood: 11, blocks: 22, steel: 3, total: 36, carbon: 44, isWeighed: false };
const names = ["wood", "blocks", "steel", "total", "carbon"] as const;

const show = (locale: (typeof locales)[number], own: { steel?: undefined }, pieces?: number) => {
  const messages = pickMessages(locale, compiledCatalog(locale), [
    "packagingData.caption",
    "packagingData.head",
    "packagingData.rows",
    "packagingData.values",
  ]);
  const t = translator(messages);
  render(<PackagingTable t={t} name="X" masses={{ ...masses, ...own }} pieces={pieces} />);
  const heads = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  const read = (row: (typeof names)[number], column: string) => {
    const head = screen.getByRole("rowheader", { name: t(`packagingData.rows.${row}`) });
    return head.parentElement?.children[heads.indexOf(column)]?.textContent;
  };
  return { t, read, heads };
};

test.each(locales)("each mass stands beside its material and below its number of pallets (%s)", (locale) => {
  const { t, read } = show(locale, {}, 10);
  for (const name of names) {
    expect([name, read(name, t("packagingData.head.one"))]).toEqual([
      name,
      expect.stringMatching(new RegExp(`\\b${masses[name]}\\b`)),
    ]);
    expect([name, read(name, t("packagingData.head.all", { pieces: "10" }))]).toEqual([
      name,
      expect.stringMatching(new RegExp(`\\b${10 * masses[name]}\\b`)),
    ]);
  }
  const codes = names.map((name) => read(name, t("packagingData.head.code")));
  expect(codes).toEqual(["FOR\u00a050", "FOR\u00a050", "FE\u00a040", "", ""]);
});

test("without the mass of steel there is no total, and without a quantity no column for it", () => {
  const { t, read, heads } = show("de", { steel: undefined });
  expect(heads).toHaveLength(3);
  expect(read("steel", t("packagingData.head.one"))).toBe(t("packagingData.values.notStated"));
  expect(screen.queryByRole("rowheader", { name: t("packagingData.rows.total") })).toBeNull();
});
