import { articleSections, news } from "../../app/_content/news";
import { specification } from "../../app/_content/test-specification";
import { path } from "../../app/_i18n/paths";
import { testCatalog } from "../../app/_i18n/test-words";
import { t } from "../support/catalog";
import {
  articleOf,
  bodyOf,
  expanded,
  expectInView,
  flagOfLabel,
  orders,
  pressed,
  titleOf,
  toggleOf,
} from "../support/news";
import { height } from "../support/measures/screens";
import { expect, test } from "../support/test";

test.describe("news articles", () => {
  test("expand and collapse independently in every order, the odd label after the flag before it", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path("pl", "news"));
    // All clicks in one go: once around expands them all, the second time collapses them in the same order.
    const clicks = orders(pressed).flatMap((order) => [...order, ...order]);
    const shown = await page.evaluate((toggles) => {
      const articles = [...document.querySelectorAll("article")];
      return toggles.map((toggle) => {
        articles[toggle]?.querySelector("summary")?.click();
        return articles.map((article) => ({
          expanded: article.querySelector("details")?.open,
          label: [...article.querySelectorAll<HTMLElement>("summary span[aria-hidden]")]
            .filter((label) => label.checkVisibility())
            .map((label) => label.textContent)
            .join(),
        }));
      });
    }, clicks);

    const flags: boolean[] = news.map(() => false);
    const specified = clicks.map((toggle) => {
      flags[toggle] = !flags[toggle];
      const labels = flagOfLabel(flags);
      return flags.map((expanded, index) => ({
        expanded,
        label: t("pl", labels[index] ? "news.collapse" : "news.seeMore"),
      }));
    });
    expect(shown).toEqual(specified);
  });

  for (const [motion, duration] of [
    ["no-preference", `${specification.news.seconds}s`],
    ["reduce", "0s"],
  ] as const) {
    test(`take ${duration} to open to at most ${specification.news.height} px (motion: ${motion})`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await page.goto(path("pl", "news"));
      for (const index of news.keys()) {
        const article = articleOf(page, index);
        await toggleOf(page, index).click();
        const area = await article.locator("details").evaluate((details) => {
          const { maxHeight, transitionDuration, transitionProperty } = getComputedStyle(
            details,
            "::details-content",
          );
          const properties = transitionProperty.split(", ");
          const property = properties.findIndex((each) => /^(max-height|max-block-size|none)$/.test(each));
          return { maxHeight, duration: transitionDuration.split(", ")[property] };
        });
        expect(area.duration).toBe(duration);
        // The used value runs through the transition; in the end the text is as high as specified and scrolls.
        await expect
          .poll(() =>
            article.locator("details").evaluate((d) => getComputedStyle(d, "::details-content").maxHeight),
          )
          .toBe(`${specification.news.height}px`);
        const body = await bodyOf(page, index).evaluate((element) => ({
          height: element.getBoundingClientRect().height,
          hidden: element.scrollHeight - element.clientHeight,
        }));
        expect(body.height).toBe(specification.news.height);
        expect(body.hidden, "pixels to scroll").toBeGreaterThan(0);
      }
    });
  }

  test("keep the focus out of collapsed text and scroll expanded text by keyboard", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path("pl", "news"));
    // Past the ways on: to a quote, and to its subject, where an article has one.
    const leave = async (index: number) => {
      const links = await articleOf(page, index).locator("details ~ p a").count();
      for (let link = 0; link <= links; link += 1) await page.keyboard.press("Tab");
    };

    await toggleOf(page, 0).focus();
    await leave(0);
    await expect(toggleOf(page, 1)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(bodyOf(page, 1)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(bodyOf(page, 1)).toBeFocused();

    const last = bodyOf(page, 1).getByRole("paragraph").last();
    await expect(last).not.toBeInViewport();
    await page.keyboard.press("PageDown");
    await expect.poll(() => bodyOf(page, 1).evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
    await page.keyboard.press("End");
    await expect(last).toBeInViewport({ ratio: 1 });
    await leave(1);
    await expect(toggleOf(page, 2)).toBeFocused();

    await toggleOf(page, 1).focus();
    await page.keyboard.press("Space");
    await expect(bodyOf(page, 1)).toBeHidden();
    await leave(1);
    await expect(toggleOf(page, 2)).toBeFocused();
  });

  test("are in the page while they are collapsed, where searching finds them", async ({ page }) => {
    await page.goto(path("pl", "news"));
    for (const { key } of news) {
      const last = articleSections(testCatalog("pl").news.articles, key).at(-1)?.paragraphs.at(-1);
      const words = t("pl", `news.articles.${last}`).slice(0, 40);
      // In every browser, though in no standard and so in no types.
      const found = await page.evaluate(
        (text) => (window as unknown as { find: (text: string) => boolean }).find(text),
        words,
      );
      expect(found, words).toBe(true);
    }
  });

  for (const width of [360, 1440]) {
    test(`open for an address with their anchor at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const [index, { id }] of news.entries()) {
        // From another page, so that each address is opened afresh.
        await page.goto("/outbox");
        await page.goto(path("de", "news", id));
        await expect(bodyOf(page, index)).toBeVisible();
        await expect(page.getByRole("region", { name: titleOf("de", index) })).toHaveCount(1);
        expect(await expanded(page)).toEqual(news.map((article) => article.id === id));
        await expectInView(page, articleOf(page, index).getByRole("heading", { level: 2 }));
        await page.keyboard.press("Tab");
        await expect(bodyOf(page, index), "the text comes next").toBeFocused();
      }
    });
  }

  test("open when the anchor changes on the open page", async ({ page }) => {
    await page.goto(path("en", "news"));
    const visited = [1, 0, news.length - 1];
    for (const index of visited) {
      await page.evaluate((id) => location.assign(`#${id}`), news[index]?.id);
      await expect(bodyOf(page, index)).toBeVisible();
      await expectInView(page, articleOf(page, index).getByRole("heading", { level: 2 }));
    }
    expect(await expanded(page)).toEqual([...news.keys()].map((index) => visited.includes(index)));
  });

  test("are printed whole", async ({ page }) => {
    await page.goto(path("pl", "news"));
    await page.emulateMedia({ media: "print" });
    for (const index of news.keys()) {
      await expect(toggleOf(page, index)).toBeHidden();
      const text = bodyOf(page, index);
      await expect(text).toBeVisible();
      expect(await text.evaluate((body) => body.scrollHeight - body.clientHeight)).toBe(0);
    }
  });
});
