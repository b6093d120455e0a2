import { locales } from "../_i18n/languages";
import { terms } from "./knowledge/glossary";
import { news } from "./news";
import { featured, products } from "./products";
import { vehicles } from "./vehicles";

/**
 * How many there are of what sentences count: `{products, plural, …}` in `messages/`. A sentence takes of them what it needs, so
 * a row more or less never makes one wrong.
 */
export const counts = {
  products: products.length,
  featured: featured.length,
  articles: news.length,
  vehicles: vehicles.length,
  terms: terms.length,
  languages: locales.length,
} as const;
