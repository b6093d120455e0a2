import { locales } from "../_i18n/languages";
import { terms } from "./knowledge/glossary";
import { news } from "./news";
import { featured, products } from "./products";
import { vehicles } from "./vehicles";

/** Counts for ICU plurals in `messages/`, which keep sentences true when rows are added or removed. */
export const counts = {
  products: products.length,
  featured: featured.length,
  articles: news.length,
  vehicles: vehicles.length,
  terms: terms.length,
  languages: locales.length,
} as const;
