import type { Forms } from "../../_features/quote/words";

/** Numbers to try a text with; short ones, which no language groups. */
const samples = Array.from({ length: 200 }, (_, number) => number).reverse();

/**
 * Writes a text in every form that its language has for whole numbers, so that the browser can choose among
 * them without a library.
 *
 * @param region the language (BCP 47)
 * @param write gives the text for a number, which stands in it once
 */
export function formsOf(region: string, write: (count: number) => string): Forms {
  const rules = new Intl.PluralRules(region);
  const { pluralCategories } = rules.resolvedOptions();
  return Object.fromEntries(
    pluralCategories.flatMap((category) => {
      const number = samples.find((each) => each > 0 && rules.select(each) === category);
      return number ? [[category, write(number).replace(String(number), "#")]] : [];
    }),
  );
}
