/** @jest-environment jsdom */
import { render } from "@testing-library/react";

import { pickMessages } from "../../_i18n/island-messages";
import { locales } from "../../_i18n/languages";
import { compiledCatalog, testCatalog } from "../../_i18n/test-translator";
import { translator } from "../../_i18n/translator";
import { customPallet } from "../../_pallet/custom-pallet";
import { readWith, type Texts } from "../kit/fields";
import { kitParts } from "../kit/tool";
import { buildOf, sizeFields, sizeParts, type SizeProps } from "./size-fields";
import { SizeNotes } from "./size-notes";
import type { SizeResult } from "./size-tool";
import { warningsOf } from "./warnings";

/** Pallets that cover every warning and every repair. */
const unusual: readonly Partial<Texts>[] = [
  { n: "3" },
  { n: "7" },
  { n: "30" },
  { l: "3500", w: "2600" },
  { y: "60", m: "3000", c: "1" },
  { s: "r", d: "GB" },
  { s: "r", r: "1300", m: "900", t: "18" },
  { s: "c" },
];

const warnings = unusual.flatMap((changes) => {
  const reading = readWith(sizeFields, changes);
  return warningsOf(reading, customPallet(buildOf(reading)), true);
});

/** Returns the unique keys. */
const keys = (of: readonly { readonly key: string }[]) => [...new Set(of.map(({ key }) => key))].sort();

test.each(locales)("in %s every warning and every repair is formatted with all its values", (locale) => {
  const { warnings: texts, repairs } = testCatalog(locale).size;
  expect(keys(warnings)).toEqual(Object.keys(texts).sort());
  expect(keys(warnings.flatMap(({ repair }) => repair ?? []))).toEqual(Object.keys(repairs).sort());
  const t = translator(pickMessages(locale, compiledCatalog(locale), [...sizeParts, ...kitParts]));
  for (const warning of warnings) {
    const { container } = render(
      <SizeNotes
        props={{ t } as SizeProps}
        write={() => {}}
        result={{ warnings: [warning] } as unknown as SizeResult}
        group={warning.group}
      />,
    );
    const text = container.textContent;
    expect(text).not.toMatch(/undefined|NaN|\{/);
    for (const value of Object.values({ ...warning.values, ...warning.repair?.values }))
      expect(text).toContain(
        String(typeof value === "number" ? Math.trunc(Math.round(value * 10) / 10) : value),
      );
  }
});
