import { type Product, products } from "../../app/_content/products";
import type { Locale } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";

/** Two products that there are, whichever the catalogue has: a test that needs some product takes one of these. */
export const [firstProduct] = products;
export const lastProduct: Product = products.at(-1) ?? firstProduct;

/** Why a test of the comparison is left out of a site with two products: it always shows two of them. */
export const allAreCompared = "With two products none can be left out of the comparison.";

/** Address of a product's page. */
export const productPath = (locale: Locale, { id }: Product) => path(locale, { route: "product", id });
