import { locales } from "../../_i18n/languages";
import { testCatalog } from "../../_i18n/test-translator";
import { rating } from "./rating";

test("is at most the best value, and has no more stars than its value", () => {
  expect(rating.value).toBeLessThanOrEqual(rating.best);
  expect(rating.stars).toBe(Math.floor(rating.value));
});

test.each(locales)("the words in %s say the same figures", (locale) => {
  const texts = testCatalog(locale).product.rating;
  const figures = [rating.value, rating.best].map((figure) =>
    figure.toLocaleString(locale, { minimumFractionDigits: 1 }),
  );
  for (const text of [texts.text, texts.ariaLabel]) expect(text.match(/\d[.,]\d/g)).toEqual(figures);
});
