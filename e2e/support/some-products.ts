import { type Product, products } from "../../app/_content/products";
import type { Locale } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";

/** Two products that there are, whichever the catalogue has: a test that needs some product takes one of these. */
export const [firstProduct] = products;
export const lastProduct: Product = products.at(-1) ?? firstProduct;

export const productPath = (locale: Locale, { id }: Product) => path(locale, { route: "product", id });
