import type { ProductWords } from "../../_i18n/product-words";
import { dimensionsOf, type Product } from "../../_content/products";
import type { Locale } from "../../_i18n/languages";
import { path } from "../../_i18n/paths";
import type { Words } from "../../_i18n/words";
import { comparisonGroups } from "../../_sections/comparison/comparison-groups";

/** Collects what the tools say of a product. */
export function productWords(locale: Locale, words: Words, product: Product): ProductWords {
  const { id, name, shortName, geometry } = product;
  return {
    id,
    name: words(name),
    shortName,
    page: path(locale, { route: "product", id }),
    dimension: dimensionsOf(geometry),
    use: words(product.use),
    values: comparisonGroups(locale, words).flatMap(({ rows }) => rows.map(({ of }) => of(product))),
  };
}
