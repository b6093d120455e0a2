/** @jest-environment jsdom */
import { cleanup, render } from "@testing-library/react";
import { createTranslator, type Messages, type NamespaceKeys } from "next-intl";

import { openTool } from "./_lib/test-tool";
import { type Product, products } from "./_content/products";
import { vehicleById } from "./_content/vehicles";
import { fullLoad } from "./_load/full-load";
import { piecesPerLoad } from "./_quote/line/describe";
import { quoteTextsOf } from "./_quote/line/quote-texts";
import { figure, times } from "./_i18n/figures";
import { languages, type Locale, locales } from "./_i18n/languages";
import { inLanguage } from "./_i18n/test-page";
import { compiledCatalog, testCatalog, testTranslator } from "./_i18n/test-translator";
import { Planner } from "./_sections/load/planner";
import { ProductLoad } from "./_sections/product/product-load";
import { quoteFile } from "./_quote/line/quote-file";

jest.mock("next-intl/server", () => ({
  getTranslations: ({ locale, namespace }: { locale: Locale; namespace?: NamespaceKeys<Messages, never> }) =>
    createTranslator({ locale, namespace, messages: testCatalog(locale) }),
  getMessages: ({ locale }: { locale: Locale }) => compiledCatalog(locale),
}));

const textOf = (element: Element | null | undefined) => element?.textContent ?? "";
const [trailer, container] = ["semi", "ft40hc"] as const;

// The built tables of loads and of the comparison are read by `e2e/site/tables.test.ts`.
describe.each(locales)("in %s", (locale) => {
  const t = testTranslator(locale);

  test.each<Product>(products)(
    "product page, planner and quote list state the same figures of pallet $id",
    async (product) => {
      document.head.innerHTML = `<meta property="og:locale" content="${languages[locale].region.replace("-", "_")}">`;
      const quote = quoteTextsOf(await quoteFile(locale));
      render(inLanguage(locale, <ProductLoad product={product} />));
      const terms = [...document.querySelectorAll("dt")];
      for (const vehicle of [trailer, container]) {
        const { stacks, perStack, pieces } = fullLoad(vehicleById(vehicle), product.geometry);
        const term = terms.find((each) => textOf(each) === t(`load.vehicles.${vehicle}.name`));
        expect(textOf(term?.nextElementSibling)).toBe(
          `${times(stacks, perStack)} = ${figure(locale, pieces)}\u00a0${t("facts.pieces")}`,
        );
        expect(piecesPerLoad(product.id, vehicle, quote)).toBe(pieces);
      }
      cleanup();
      const { stacks, perStack, pieces } = fullLoad(vehicleById(container), product.geometry);
      await openTool(inLanguage(locale, <Planner />), `?p=${product.id}&v=${container}`);
      const count = { perStack: figure(locale, perStack), pieces: figure(locale, pieces) };
      expect(textOf(document.querySelector(".planner__formula"))).toBe(
        t("load.formula.pieces", { stacks, ...count }),
      );
    },
  );
});
