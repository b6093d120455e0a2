import type { Page } from "@playwright/test";

import { news } from "../../app/_content/news";
import { specification } from "../../app/_content/test-specification";
import { path } from "../../app/_i18n/paths";
import { t } from "../support/catalog";
import { flowLocale } from "../support/matrix";
import { height } from "../support/measures/screens";
import { expect, test } from "../support/test";

/** The article whose label follows the flag of the previous article (R55). */
const oddArticle = news.findIndex((article) => "labelFollowsPrevious" in article);

/** Returns the flag that each article's label follows: its own, or for the odd article the previous one's. */
const flagOfLabel = (flags: readonly boolean[]) =>
  flags.map((flag, index) => (index === oddArticle ? flags[index - 1] : flag));

const address = path(flowLocale, "news");
const articleOf = (page: Page, index: number) => page.getByRole("article").nth(index);
const toggleOf = (page: Page, index: number) => articleOf(page, index).locator("summary");
const bodyOf = (page: Page, index: number) => articleOf(page, index).getByRole("region");
const titleOf = (index: number) => t(flowLocale, `news.articles.${news[index]?.key}.title`);

/** Expects an article's heading in view below the sticky header, and its text as the next focus stop. */
async function expectArrivedAt(page: Page, index: number): Promise<void> {
  await expect(bodyOf(page, index)).toBeVisible();
  const heading = articleOf(page, index).getByRole("heading", { level: 2 });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const header = await page.locator(".site-header").boundingBox();
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  await page.keyboard.press("Tab");
  await expect(bodyOf(page, index), "the text comes next").toBeFocused();
}

test("articles expand and collapse by themselves; a label, seen or heard, follows its flag, the odd one that before", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(address);
  // Opening and closing all in order combines the odd article with every state of the previous one.
  const clicks = [...news.keys(), ...news.keys()];
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
      label: t(flowLocale, labels[index] ? "news.collapse" : "news.seeMore"),
    }));
  });
  expect(shown).toEqual(specified);

  const pressed = Math.max(oddArticle - 1, 0);
  await toggleOf(page, pressed).click();
  flags[pressed] = true;
  for (const [index, label] of flagOfLabel(flags).entries())
    await expect(toggleOf(page, index)).toHaveAccessibleName(
      t(flowLocale, label ? "news.collapseAria" : "news.seeMoreAria", { title: titleOf(index) }),
    );
});

test("articles open as fast and as high as specified, and scroll by keyboard", async ({ page }) => {
  await page.goto(address);
  for (const [motion, seconds] of [
    ["no-preference", specification.news.seconds],
    ["reduce", 0],
  ] as const) {
    await page.emulateMedia({ reducedMotion: motion });
    await toggleOf(page, 0).click();
    const duration = await articleOf(page, 0)
      .locator("details")
      .evaluate((details) => {
        const { transitionDuration, transitionProperty } = getComputedStyle(details, "::details-content");
        const properties = transitionProperty.split(", ");
        const property = properties.findIndex((each) => /^(max-height|max-block-size|none)$/.test(each));
        return transitionDuration.split(", ")[property];
      });
    expect(duration, motion).toBe(`${seconds}s`);
    await expect
      .poll(async () => (await bodyOf(page, 0).boundingBox())?.height)
      .toBe(specification.news.height);
    await toggleOf(page, 0).click();
    await expect(bodyOf(page, 0)).toBeHidden();
  }

  await toggleOf(page, 1).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(bodyOf(page, 1)).toBeFocused();
  const last = bodyOf(page, 1).getByRole("paragraph").last();
  await expect(last).not.toBeInViewport();
  await page.keyboard.press("End");
  await expect(last).toBeInViewport({ ratio: 1 });
});

test(
  "an address with its anchor opens an article, and so does another on the open page",
  { tag: "@engines" },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height });
    await page.goto(path(flowLocale, "news", news[1].id));
    await expectArrivedAt(page, 1);
    await page.evaluate((id) => location.assign(`#${id}`), news[0].id);
    await expectArrivedAt(page, 0);
    await expect(bodyOf(page, 1), "the first stays open").toBeVisible();
  },
);
