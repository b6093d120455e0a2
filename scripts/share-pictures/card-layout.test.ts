import sharp from "sharp";

import { pageName, pages } from "../../app/_content/pages";
import { locales } from "../../app/_i18n/languages";
import { testTranslator } from "../../app/_i18n/test-translator";
import { cardContent } from "./card-content";
import { card, column, figures, logo, stage, textFits, title } from "./card-layout";

const ground = "#11231b";
const size = 50;
const below = figures.above + figures.size * figures.spacing;
/** Top of a title with the maximum of lines and figures below. */
const top = column.top + column.height - below - title.lines * size * title.spacing;

/** A card with a white box in place of a letter. */
async function cardWith(left: number, y: number): Promise<Buffer> {
  const letter = { create: { width: 8, height: 8, channels: 3, background: "white" } } as const;
  return sharp({ create: { ...card, channels: 3, background: ground } })
    .composite([{ input: letter, left: Math.round(left), top: Math.round(y) }])
    .png()
    .toBuffer();
}

const right = column.left + column.width;

test.each([
  ["in its three lines", column.left, top + 1, true],
  ["with the accent of a capital over them", column.left, top - 0.08 * size, true],
  ["at the end of a line", right - 8, top + size, true],
  ["in a fourth line", column.left, top - size * title.spacing, false],
  ["past the end of a line", right - 4, top + size, false],
  ["beside the picture", stage.left - 8, top + size, false],
])("a letter %s", async (_, left, y, fits) => {
  expect(await textFits(await cardWith(left, y), size, true, ground)).toBe(fits);
});

test("without figures three lines of a title begin lower", async () => {
  const fourth = await cardWith(column.left, top);
  expect(await textFits(fourth, size, false, ground)).toBe(false);
  expect(await textFits(fourth, size, true, ground)).toBe(true);
});

test("logo and picture do not count as text", async () => {
  expect(await textFits(await cardWith(logo.left, logo.top + logo.height - 8), size, true, ground)).toBe(
    true,
  );
  expect(await textFits(await cardWith(stage.left, top), size, true, ground)).toBe(true);
});

test("every page has a title for its share picture in every language", () => {
  const titles = locales.flatMap((locale) =>
    pages.map((page) => [locale, pageName(page), cardContent(locale, testTranslator(locale), page).title]),
  );
  expect(titles.length).toBeGreaterThan(locales.length);
  expect(titles.filter(([, , text]) => !text)).toEqual([]);
});

test("a photograph is the share picture of one page, and of an article about the same subject", () => {
  const shown = pages.flatMap((page) => {
    const { shows } = cardContent("pl", testTranslator("pl"), page);
    return page.route !== "article" && "picture" in shows ? [shows.picture] : [];
  });
  expect(shown.length).toBeGreaterThan(1);
  expect(shown).toEqual([...new Set(shown)]);
});
