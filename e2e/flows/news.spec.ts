import type { Page } from "@playwright/test";

import { articleSections, news } from "../../app/_content/news";
import { specification } from "../../app/_content/test-specification";
import { path } from "../../app/_i18n/paths";
import { testCatalog } from "../../app/_i18n/test-words";
import { t } from "../support/catalog";
import { flowLocale } from "../support/matrix";
import { height } from "../support/measures/screens";
import { flagOfLabel, oddArticle } from "../support/news";
import { expect, test } from "../support/test";

const address = path(flowLocale, "news");
const articleOf = (page: Page, index: number) => page.getByRole("article").nth(index);
const toggleOf = (page: Page, index: number) => articleOf(page, index).locator("summary");
const bodyOf = (page: Page, index: number) => articleOf(page, index).getByRole("region");
const titleOf = (index: number) => t(flowLocale, `news.articles.${news[index]?.key}.title`);

/** What the browser exposes of the toggles to assistive technology. */
async function exposedToggles(page: Page): Promise<{ name: unknown; expanded: unknown }[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  return nodes
    .filter(({ role }) => role?.value === "DisclosureTriangle")
    .map(({ name, properties }) => ({
      name: name?.value,
      expanded: properties?.find((property) => property.name === "expanded")?.value.value,
    }))
    .slice(-news.length);
}

/** Expects the heading of an article to lie in the window, below the header that stays, and its text to be the next stop. */
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
  // Open all in order, and close them in the same order: the odd article is met in every combination with the one before.
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
  expect(await exposedToggles(page)).toEqual(
    flagOfLabel(flags).map((open, index) => ({
      name: t(flowLocale, open ? "news.collapseAria" : "news.seeMoreAria", { title: titleOf(index) }),
      expanded: flags[index],
    })),
  );
});

test("articles open as fast and as high as specified, scroll by keyboard, and keep the focus out when closed", async ({
  page,
}) => {
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
      .poll(() => bodyOf(page, 0).evaluate((body) => body.clientHeight < body.scrollHeight))
      .toBe(true);
    await expect
      .poll(async () => (await bodyOf(page, 0).boundingBox())?.height)
      .toBe(specification.news.height);
    await toggleOf(page, 0).click();
    await expect(bodyOf(page, 0)).toBeHidden();
  }

  // Past the ways on: to a quote, and to its subject, where an article has one.
  const leave = async (index: number) => {
    const links = await articleOf(page, index).locator("details ~ p a").count();
    for (let link = 0; link <= links; link += 1) await page.keyboard.press("Tab");
  };
  await toggleOf(page, 0).focus();
  await leave(0);
  await expect(toggleOf(page, 1)).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(bodyOf(page, 1)).toBeFocused();
  const last = bodyOf(page, 1).getByRole("paragraph").last();
  await expect(last).not.toBeInViewport();
  await page.keyboard.press("End");
  await expect(last).toBeInViewport({ ratio: 1 });
  await leave(1);
  await expect(toggleOf(page, 2)).toBeFocused();
});

test("an address with its anchor opens an article, and so does another on the open page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height });
  await page.goto(path(flowLocale, "news", news[1].id));
  await expectArrivedAt(page, 1);
  await page.setViewportSize({ width: 1440, height });
  const visited = [1, 0, news.length - 1];
  for (const index of visited.slice(1)) {
    await page.evaluate((id) => location.assign(`#${id}`), news[index]?.id);
    await expectArrivedAt(page, index);
  }
  const open = page.locator("article details");
  expect(await open.evaluateAll((all) => all.map((each) => (each as HTMLDetailsElement).open))).toEqual(
    [...news.keys()].map((index) => visited.includes(index)),
  );
});

test("collapsed articles are found by the browser's search, and printed whole", async ({ page }) => {
  await page.goto(address);
  for (const { key } of news) {
    const last = articleSections(testCatalog(flowLocale).news.articles, key).at(-1)?.paragraphs.at(-1);
    const words = t(flowLocale, `news.articles.${last}`).slice(0, 40);
    // In every browser, though in no standard and so in no types.
    const found = await page.evaluate(
      (text) => (window as unknown as { find: (text: string) => boolean }).find(text),
      words,
    );
    expect(found, words).toBe(true);
  }
  await page.emulateMedia({ media: "print" });
  for (const index of news.keys()) {
    await expect(toggleOf(page, index)).toBeHidden();
    await expect(bodyOf(page, index)).toBeVisible();
    expect(await bodyOf(page, index).evaluate((body) => body.scrollHeight - body.clientHeight)).toBe(0);
  }
});
