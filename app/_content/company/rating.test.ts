/** @jest-environment node */
import { locales } from "../../_i18n/languages";
import { testCatalog } from "../../_i18n/test-words";
import { rating } from "./rating";

test.each(locales)("the words in %s say the same figures", (locale) => {
  const words = testCatalog(locale).product.rating;
  const figures = [rating.value, rating.best].map((figure) =>
    figure.toLocaleString(locale, { minimumFractionDigits: 1 }),
  );
  for (const text of [words.text, words.ariaLabel]) expect(text.match(/\d[.,]\d/g)).toEqual(figures);
});
