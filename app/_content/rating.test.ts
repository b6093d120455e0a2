/** @jest-environment node */
import de from "../../messages/de.json";
import en from "../../messages/en.json";
import pl from "../../messages/pl.json";
import { rating } from "./rating";

test("is the one of the specification", () => {
  expect(rating).toEqual({ value: 4.8, best: 5, stars: 4 });
});

test.each([
  ["pl", pl],
  ["de", de],
  ["en", en],
])("the words in %s say the same figures", (locale, { product }) => {
  const figures = [rating.value, rating.best].map((figure) =>
    figure.toLocaleString(locale, { minimumFractionDigits: 1 }),
  );
  for (const words of [product.rating.text, product.rating.ariaLabel]) {
    expect(words.match(/\d[.,]\d/g)).toEqual(figures);
  }
});
