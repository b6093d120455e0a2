import { expect, type Locator, type Page } from "@playwright/test";

import { news } from "../../app/_content/news";
import type { Locale } from "../../app/_i18n/languages";
import { t } from "./catalog";

export const articleOf = (page: Page, index: number) => page.getByRole("article").nth(index);
export const toggleOf = (page: Page, index: number) => articleOf(page, index).locator("summary");
export const bodyOf = (page: Page, index: number) => articleOf(page, index).getByRole("region");
export const titleOf = (locale: Locale, index: number) =>
  t(locale, `news.articles.${news[index]?.key}.title`);

/** What the browser exposes of the toggles to assistive technology. */
export async function exposedToggles(page: Page): Promise<{ name: unknown; expanded: unknown }[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  return nodes
    .filter(({ role, properties }) => {
      const expandable = properties?.some(({ name }) => name === "expanded");
      return role?.value === "DisclosureTriangle" && expandable;
    })
    .map(({ name, properties }) => ({
      name: name?.value,
      expanded: properties?.find((property) => property.name === "expanded")?.value.value,
    }))
    .slice(-news.length);
}

export const expanded = (page: Page) =>
  page
    .locator("article details")
    .evaluateAll((all) => all.map((details) => (details as HTMLDetailsElement).open));

/** The article whose label follows the flag of the one before it (R55). */
export const oddArticle = news.findIndex((article) => "labelFollowsPrevious" in article);

/**
 * Articles that a test presses in every order, or in every state: of more there would soon be more of both than anybody
 * can wait for.
 */
export const pressed = [...news.keys()].slice(0, 4);

/** The flag that the label of an article follows: its own, and for the odd one that of the article before it. */
export const flagOfLabel = (flags: readonly boolean[]) =>
  flags.map((flag, index) => (index === oddArticle ? flags[index - 1] : flag));

/** Expects an element to lie in the window, below the header that stays. */
export async function expectInView(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeInViewport({ ratio: 1 });
  const covered = await element.evaluate((node) => {
    const header = document.querySelector(".site-header")?.getBoundingClientRect().bottom ?? 0;
    return header - node.getBoundingClientRect().top;
  });
  expect(covered, "pixels below the header").toBeLessThanOrEqual(0);
}

export function orders(rest: readonly number[]): number[][] {
  if (!rest.length) return [[]];
  return rest.flatMap((first) =>
    orders(rest.filter((each) => each !== first)).map((others) => [first, ...others]),
  );
}
