import { pageName, pages } from "../_content/pages";
import { locales } from "../_i18n/languages";
import { testWords } from "../_i18n/test-words";
import { cardContent } from "./card-content";
import { cardDrawings } from "./card-drawings";
import { type Box, cardTexts, column, logo, stage } from "./card-text";

/** Whether a box stands in another, with a tenth of a pixel for rounding. */
const isInside = (box: Box, frame: Box) =>
  box.left >= frame.left - 0.1 &&
  box.top >= frame.top - 0.1 &&
  box.left + box.width <= frame.left + frame.width + 0.1 &&
  box.top + box.height <= frame.top + frame.height + 0.1;

const overlap = (one: Box, other: Box) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top + 0.1 < other.top + other.height &&
  other.top + 0.1 < one.top + one.height;

const cards = locales.flatMap((locale) =>
  pages.map(
    (page) => [`${pageName(page)} (${locale})`, cardContent(locale, testWords(locale), page)] as const,
  ),
);

test("every text of every share picture stands in its frame, and upon no other; a title has three lines at most", () => {
  const faulty = cards.filter(([, content]) => {
    const texts = cardTexts(content);
    const drawn = "drawing" in content.shows ? cardDrawings[content.shows.drawing]().texts : [];
    const boxes: readonly Box[] = [logo, ...texts, ...drawn];
    return !(
      texts.every((text) => isInside(text, column)) &&
      drawn.every((text) => isInside(text, stage)) &&
      boxes.every((box, index) => !boxes.slice(index + 1).some((other) => overlap(box, other))) &&
      texts.filter(({ weight }) => weight === 800).length <= 3
    );
  });
  expect(faulty.map(([name]) => name)).toEqual([]);
});

test("a title that does not fit in its smallest size is refused", () => {
  expect(() => cardTexts({ title: "palety ".repeat(40) })).toThrow("does not fit");
});
