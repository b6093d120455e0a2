/** @jest-environment jsdom */
import { cleanup, render } from "@testing-library/react";
import { createTranslator, IntlProvider, type Messages, type NamespaceKeys } from "next-intl";
import type { ReactElement } from "react";

import { openTool } from "./_lib/test-tool";
import { products } from "./_content/products";
import { vehicleById } from "./_content/vehicles";
import { fullLoad } from "./_load/full-load";
import { piecesPerLoad } from "./_quote/list/describe";
import { quoteTextsOf } from "./_quote/list/quote-texts";
import { figure, times } from "./_i18n/figures";
import { languages, type Locale, locales } from "./_i18n/languages";
import { compiledCatalog, testCatalog, testTranslator } from "./_i18n/test-translator";
import { Comparison } from "./_sections/comparison/comparison";
import { Planner } from "./_sections/load/planner/planner";
import { LoadTable } from "./_sections/load/load-table";
import { ProductLoad } from "./_sections/product/product-load";
import { quoteFile } from "./_quote/list/quote-file";

jest.mock("next-intl/server", () => ({
  getTranslations: ({ locale, namespace }: { locale: Locale; namespace?: NamespaceKeys<Messages, never> }) =>
    createTranslator({ locale, namespace, messages: testCatalog(locale) }),
  getMessages: ({ locale }: { locale: Locale }) => compiledCatalog(locale),
}));

/** The vehicles of the comparison, with their row keys. */
const named = [
  ["semi", "trailer"],
  ["ft40hc", "ft40hc"],
] as const;

const textOf = (element: Element | null | undefined) => element?.textContent ?? "";
const all = (selector: string) => [...document.querySelectorAll(selector)];

describe.each(locales)("in %s", (locale) => {
  const t = testTranslator(locale);
  const page = (section: ReactElement) => (
    <IntlProvider locale={locale} messages={compiledCatalog(locale)} timeZone="UTC">
      {section}
    </IntlProvider>
  );

  test.each(products.map((product) => [product.id, product] as const))(
    "product page, comparison, planner, its table and the quote list say the same of pallet %i",
    async (id, product) => {
      document.head.innerHTML = `<meta property="og:locale" content="${languages[locale].region.replace("-", "_")}">`;
      const quote = quoteTextsOf(await quoteFile(locale));
      for (const [vehicle, row] of named) {
        const { stacks, perStack, pieces } = fullLoad(vehicleById(vehicle), product.geometry);
        const count = figure(locale, pieces);
        const sum = t("load.formula.pieces", {
          stacks,
          perStack: figure(locale, perStack),
          pieces: count,
        });

        render(page(<ProductLoad product={product} />));
        const term = all("dt").find((each) => textOf(each) === t(`load.vehicles.${vehicle}.name`));
        expect(textOf(term?.nextElementSibling)).toBe(
          `${times(stacks, perStack)} = ${count}\u00a0${t("facts.pieces")}`,
        );
        cleanup();

        await openTool(page(<Planner />), `?p=${id}&v=${vehicle}`);
        expect(textOf(document.querySelector(".planner__formula"))).toBe(sum);
        cleanup();

        expect(piecesPerLoad(id, vehicle, quote)).toBe(pieces);

        render(page(<Comparison />));
        const name = all("tbody [scope=row]").find((each) => textOf(each) === t(`facts.labels.${row}`));
        const value = name?.parentElement?.querySelector(`[data-product="${id}"] .comparison__value`);
        // The mass follows the sum.
        expect(textOf(value).slice(0, sum.length + 1)).toBe(`${sum},`);
        cleanup();

        render(page(<LoadTable />));
        const cell = document.querySelector(`td:has([href="?p=${id}&v=${vehicle}#plan"])`);
        expect(textOf(cell?.querySelector(".load-table__count"))).toBe(count);
        expect(textOf(cell?.querySelector(".load-table__note"))).toBe(times(stacks, perStack));
        cleanup();
      }
    },
  );
});
