import { quoteAddress } from "../../app/_features/contact/quote-address";
import { articleSections, news } from "../../app/_content/news";
import { longDate } from "../../app/_i18n/dates";
import { languages } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { testCatalog } from "../../app/_i18n/test-words";
import { t } from "../support/catalog";
import {
  articleOf,
  bodyOf,
  exposedToggles,
  flagOfLabel,
  oddArticle,
  pressed,
  titleOf,
  toggleOf,
} from "../support/news";
import { height, widths } from "../support/measures/screens";
import { expect, test } from "../support/test";
import { sampledLanguages } from "../support/matrix";

for (const locale of sampledLanguages()) {
  const address = path(locale, "news");

  test.describe(`news in ${languages[locale].name}`, () => {
    for (const width of widths) {
      test(`is complete at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ reducedMotion: "reduce" });
        await page.goto(address);

        await expect(page.locator("html")).toHaveAttribute("lang", languages[locale].tag);
        const h1 = page.getByRole("heading", { level: 1 });
        await expect(h1).toHaveText(t(locale, "news.heading"));
        await expect(page.getByText(t(locale, "news.lead"))).toBeVisible();
        await expect(page.getByAltText(t(locale, "news.bannerAlt"))).toBeVisible();
        const trail = page.getByRole("navigation", { name: t(locale, "news.breadcrumb.label") });
        await expect(trail.getByRole("link")).toHaveText([t(locale, "news.breadcrumb.home")]);
        await expect(trail.getByRole("link")).toHaveAttribute("href", path(locale, "home"));
        await expect(trail.locator("[aria-current='page']")).toHaveText(t(locale, "news.breadcrumb.current"));

        await expect(page.getByRole("article")).toHaveCount(news.length);
        for (const [index, { key, day }] of news.entries()) {
          const words = (part: string) => t(locale, `news.articles.${key}.${part}`);
          const article = page.getByRole("article", { name: words("title"), exact: true });
          await expect(article.getByRole("heading", { level: 2 })).toHaveText(words("title"));
          await expect(article.locator("time")).toHaveAttribute("datetime", day);
          await expect(article.locator("time")).toHaveText(longDate(locale, day));
          await expect(article.getByText(words("lead"))).toBeVisible();
          await expect(article.getByAltText(words("imageAlt"))).toBeVisible();
          await expect(bodyOf(page, index)).toBeHidden();
        }
        for (const [index, article] of news.entries()) {
          const asks = "asks" in article ? article.asks : undefined;
          await expect(page.getByRole("article").nth(index).locator('a[href*="landing"]')).toHaveAttribute(
            "href",
            quoteAddress(locale, asks),
          );
        }

        const { articles } = testCatalog(locale).news;
        for (const [index, { key }] of news.entries()) {
          const sections = articleSections(articles, key);
          await toggleOf(page, index).click();
          const body = page.getByRole("region", { name: titleOf(locale, index), exact: true });
          await expect(body.getByRole("heading", { level: 3 })).toHaveText(
            sections.map(({ heading }) => t(locale, `news.articles.${heading}`)),
          );
          await expect(body.getByRole("paragraph")).toHaveText(
            sections.flatMap(({ paragraphs }) =>
              paragraphs.map((text) => t(locale, `news.articles.${text}`)),
            ),
          );
        }
      });
    }

    test("names every toggle by its label and its article, in every state", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(address);
      const flags: boolean[] = news.map(() => false);
      const { length: toggled } = pressed;
      for (let state = 0; state < 2 ** toggled; state++) {
        expect(await exposedToggles(page)).toEqual(
          flagOfLabel(flags).map((open, index) => ({
            name: t(locale, open ? "news.collapseAria" : "news.seeMoreAria", {
              title: titleOf(locale, index),
            }),
            expanded: flags[index],
          })),
        );
        // One toggle at a time leads through all states: its number is that of the lowest bit of the next state.
        const next = Math.log2((state + 1) & -(state + 1));
        if (next >= toggled) break;
        await toggleOf(page, next).click();
        flags[next] = !flags[next];
      }
      for (const [label, name] of [
        ["seeMore", "seeMoreAria"],
        ["collapse", "collapseAria"],
      ]) {
        expect(t(locale, `news.${name}`, { title: "" })).toContain(t(locale, `news.${label}`));
      }
    });

    test("reads and toggles without JavaScript", async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        baseURL,
        reducedMotion: "reduce",
      });
      const page = await context.newPage();
      await page.goto(address);
      const expectLabels = (open?: number) =>
        expect(page.locator("article summary span[aria-hidden]:visible")).toHaveText(
          flagOfLabel([...news.keys()].map((index) => index === open)).map((flag) =>
            t(locale, flag ? "news.collapse" : "news.seeMore"),
          ),
        );
      await expectLabels();
      // The one before the odd article; else the first.
      const before = Math.max(oddArticle - 1, 0);
      await page.locator("article summary").nth(before).click();
      await expect(bodyOf(page, before)).toBeVisible();
      await expectLabels(before);
      await expect(bodyOf(page, before + 1)).toBeHidden();

      await page.goto(`${path(locale, "news", news[1].id)}`);
      await expect(bodyOf(page, 1)).toBeVisible();
      await expect(articleOf(page, 1).getByRole("heading", { level: 2 })).toBeInViewport({ ratio: 1 });
      await context.close();
    });
  });
}
