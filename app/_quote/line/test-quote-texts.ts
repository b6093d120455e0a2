import { products } from "../../_content/products";
import { pickMessages } from "../../_i18n/island-messages";
import type { Locale } from "../../_i18n/languages";
import { compiledCatalog } from "../../_i18n/test-translator";
import { papers } from "./papers";
import { quoteParts } from "./quote-parts";
import type { QuoteFile } from "./quote-texts";

/** For tests: texts with every product and paper, named by their keys, without vehicles and documents. */
export function testQuoteFile(locale: Locale): QuoteFile {
  return {
    locale,
    ...pickMessages(locale, compiledCatalog(locale), quoteParts),
    products: Object.fromEntries(
      products.map(
        ({ id, name, shortName, geometry }) =>
          [id, { name, short: shortName, dimension: "1200 mm", geometry, loads: {} }] as const,
      ),
    ),
    vehicles: {},
    documents: {},
    papers: Object.fromEntries(papers.map((id) => [id, { label: id, short: id }])),
    sizePage: "",
    sheetPage: "https://sheet.example/",
    email: "",
    phone: "",
  };
}
