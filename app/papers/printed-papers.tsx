// The cascade order comes first, as on every page.
import "../_styles/index.css";

import { type Messages, NextIntlClientProvider } from "next-intl";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

import { catalogue, datasheet } from "../_content/downloads";
import { products } from "../_content/products";
import { type Locale, locales } from "../_i18n/languages";
import { Catalogue } from "./catalogue";
import { Datasheet } from "./datasheet";

/** A document that is printed at build time (`scripts/downloads`). */
interface PrintedPaper {
  /** Name of its file. */
  readonly name: string;
  /** The whole document; what it asks for lies under the addresses of the site, its styles under `/papers.css`. */
  readonly html: string;
}

/**
 * Every datasheet and catalogue as a document of its own, made of the very sections that the pages show.
 *
 * @param catalogs words by locale
 */
export function printedPapers(catalogs: Readonly<Record<Locale, Messages>>): PrintedPaper[] {
  return locales.flatMap((locale) => {
    const written = (paper: ReactElement) =>
      `<!doctype html>${renderToStaticMarkup(
        <NextIntlClientProvider locale={locale} messages={catalogs[locale]} timeZone="Europe/Warsaw">
          {paper}
        </NextIntlClientProvider>,
      )}`;
    return [
      ...products.map((product) => ({
        name: datasheet(product, locale),
        html: written(<Datasheet product={product} />),
      })),
      { name: catalogue(locale), html: written(<Catalogue />) },
    ];
  });
}
