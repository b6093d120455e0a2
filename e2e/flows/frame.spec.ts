import type { Page } from "@playwright/test";

import { products } from "../../app/_content/products";
import { specification } from "../../app/_content/test-specification";
import { languages } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { t } from "../support/catalog";
import { expect, expectStarted, hydrateIslands, settle, test, usualMotion } from "../support/test";
import { flowLocale as locale } from "../support/matrix";
import { height } from "../support/measures/layout";
import { recommendations } from "../../app/_content/company/recommendations";

test.use(usualMotion);

// Only a browser has the focus, and menus of its own (`details`, `popover`).
test(
  "keys skip to the content and back to the top, open submenus one at a time and close them",
  { tag: "@engines" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height });
    await page.goto(path(locale, "home"));
    await expectStarted(page);
    const skip = page.getByRole("link", { name: t(locale, "nav.skipToContent") });
    await page.keyboard.press("Tab");
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.evaluate(() => scrollTo({ top: 1_000_000, behavior: "instant" }));
    await page.getByRole("link", { name: t(locale, "nav.scrollToTop") }).press("Enter");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

    const banner = page.getByRole("banner");
    const menu = banner.getByRole("navigation", { name: t(locale, "nav.mainMenu") });
    const submenu = menu.locator("summary").first();
    const firstOfSubmenu = menu.locator("details").first().getByRole("link").first();
    const language = banner.getByRole("link", { name: languages.de.name });
    await submenu.press("Enter");
    await expect(firstOfSubmenu).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(firstOfSubmenu).toBeFocused();
    // The module that handles Escape may still be loading.
    await expect(async () => {
      await page.keyboard.press("Escape");
      await expect(firstOfSubmenu).toBeHidden({ timeout: 500 });
    }).toPass();
    await expect(submenu).toBeFocused();
    await page.keyboard.press("Space");
    await expect(firstOfSubmenu).toBeVisible();
    await banner.locator("summary", { hasText: languages[locale].name }).press("Enter");
    await expect(language, "one menu is open at a time").toBeVisible();
    await expect(firstOfSubmenu).toBeHidden();
    await page.getByRole("heading", { level: 1 }).click();
    await expect(language, "a press outside closes it").toBeHidden();
  },
);

// Only a browser has popovers, their motion, and what they cover.
test(
  "the mobile menu opens in its time, keeps the way to a quote in sight, and closes in every way",
  { tag: "@engines" },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(path(locale, "home"));
    const open = page.getByRole("button", { name: t(locale, "nav.openMenu") });
    const menu = page.locator("nav[popover]");
    const time = `${specification.menuAnimation / 1000}s`;
    await expect(menu).toHaveCSS("transition-duration", new RegExp(`^${time}(, ${time})*$`));
    await open.press("Enter");
    await expect(menu).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();

    await open.click();
    await menu.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    const quote = menu.getByRole("link", { name: t(locale, "nav.requestQuote") });
    await expect(quote).toBeInViewport({ ratio: 1 });
    const covered = await menu.getByRole("listitem").evaluateAll((items) =>
      items
        .flatMap((item) => [...item.querySelectorAll(":scope > a")])
        .filter((link) => {
          (link as HTMLElement).focus();
          const { x, bottom } = link.getBoundingClientRect();
          return !link.contains(document.elementFromPoint(x + 2, bottom - 2));
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 90)),
    );
    expect(covered, "what has the focus is never under the ways to make contact").toEqual([]);

    await page.getByRole("button", { name: t(locale, "nav.closeMenu") }).click();
    await expect(menu).toBeHidden();
    await open.click();
    await menu.getByRole("link", { name: t(locale, "nav.contact"), exact: true }).click();
    await expect(menu, "a followed link closes it").toBeHidden();
    await expect(page.getByRole("heading", { name: t(locale, "home.contact.heading") })).toBeInViewport();
    await open.click();
    await expect(menu).toBeVisible();
    await page.setViewportSize({ width: 1440, height });
    await expect
      .poll(() => menu.evaluate((element) => element.matches(":popover-open")), "the desktop menu takes over")
      .toBe(false);
  },
);

// Only a browser scrolls.
test("on a phone the bar is shown below the first screen, hidden at the form, and never covers the footer", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path(locale, { route: "product", id: products[0].id }));
  const bar = page.getByRole("group", { name: t(locale, "actionBar.label") });
  const scrollTo = (top: number) =>
    page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
  await expect(bar).toBeHidden();
  await scrollTo(1000);
  await expect(bar).toBeInViewport({ ratio: 1 });
  await page.getByRole("form").evaluate((form) => form.scrollIntoView({ behavior: "instant" }));
  await expect(bar).toBeHidden();
  await scrollTo(1_000_000);
  const footer = page.getByRole("contentinfo");
  await expect
    .poll(async () => {
      const [box, of] = [await bar.boundingBox(), await footer.boundingBox()];
      return (of?.y ?? 0) - (box ? box.y + box.height : 0);
    })
    .toBeGreaterThanOrEqual(-1);
});

const home = path(locale, "home");
const button = (page: Page, key: string, values = {}) =>
  page.getByRole("button", { name: t(locale, `accessibility.${key}`, values) });

/** Labels of the buttons that stop motion. */
const stops = ["pauseCounter", "pauseSlider"].map((key) => t(locale, `accessibility.${key}`));

/** Returns what moves within ten seconds of the page's clock, each by the button beside it. */
async function movingParts(page: Page): Promise<string[]> {
  await page.clock.install();
  // Tall enough to show everything.
  await page.setViewportSize({ width: 1000, height: 13_000 });
  await page.goto(home);
  await hydrateIslands(page);
  await page.evaluate(settle);
  const moving = new Set<string>();
  for (let second = 0; second < 10; second++) {
    await page.clock.runFor(1000);
    const names = await page.evaluate(
      (stops) =>
        document
          .getAnimations()
          .filter(({ timeline, playState }) => timeline === document.timeline && playState === "running")
          .map(({ effect }) => {
            const element = (effect as KeyframeEffect).target;
            // The nearest button to stop it stands beside it.
            for (let around = element; around && !around.matches("main"); around = around.parentElement)
              for (const { ariaLabel, textContent } of around.querySelectorAll("button")) {
                const name = stops.find((each) => (ariaLabel ?? textContent).includes(each));
                if (name) return name;
              }
            return element?.outerHTML.slice(0, 90) ?? "";
          }),
      stops,
    );
    for (const name of names) moving.add(name);
  }
  return [...moving].sort();
}

// Only a browser runs animations (WCAG 2.2, 2.2.2).
test("only elements with a button to stop them move for long, and none with reduced motion", async ({
  page,
}) => {
  expect(await movingParts(page)).toEqual(stops.toSorted());
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await movingParts(page)).toEqual([]);
  // A slider whose moves take no time would only jump, which may be over before.
  await expect(button(page, "playSlider")).toBeVisible();
});

const { shown: steps, move } = specification.slider;

// Only a browser has animations, a pointer that rests, and widths.
test("clients: slides move on in their time, rest under the pointer, and can be paused; there are as many as the window has space for", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(home);
  const track = page
    .getByRole("list")
    .filter({ has: page.getByText(t(locale, `home.recommendations.${recommendations[0].key}`)) })
    .last();
  const timing = () =>
    track.evaluate((list) => {
      list.scrollIntoView({ behavior: "instant", block: "center" });
      return list.getAnimations().map(({ effect }) => effect?.getTiming().duration);
    });
  await track.scrollIntoViewIfNeeded();
  await expect(button(page, "pauseSlider")).toBeVisible();
  // The headless shell moves a pointer over the page, and sections above are laid out only now.
  await page.mouse.move(0, 0);
  const movesIn = async (seconds: number) => {
    await page.clock.runFor(seconds * 1000);
    return timing();
  };
  await expect.poll(() => movesIn(1)).toEqual([move]);
  await track.hover();
  // A move that has started finishes.
  await expect.poll(() => movesIn(0)).toEqual([]);
  expect(await movesIn(10), "under the pointer").toEqual([]);
  await page.mouse.move(0, 0);
  await expect.poll(() => movesIn(2)).toEqual([move]);
  await button(page, "pauseSlider").click();
  await expect.poll(() => movesIn(0)).toEqual([]);
  expect(await movesIn(10), "paused").toEqual([]);
  await button(page, "playSlider").press("Enter");
  await expect.poll(() => movesIn(2)).toEqual([move]);

  // Just below and at every breakpoint, and on a desktop.
  const cases = steps.flatMap(({ from, slides }, index) => [
    ...(from ? [[from, slides] as const] : []),
    [(steps[index + 1]?.from ?? 1441) - 1, slides] as const,
  ]);
  for (const [width, slides] of cases) {
    await page.setViewportSize({ width, height });
    const ratio = await track.evaluate(
      ({ parentElement, children: [slide] }) =>
        (parentElement?.clientWidth ?? 0) / (slide?.getBoundingClientRect().width ?? Infinity),
    );
    expect.soft(ratio, `${width} px`).toBeCloseTo(slides, 1);
  }
});
