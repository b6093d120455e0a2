import type { Page } from "@playwright/test";

import { news } from "../../app/_content/news";
import { products } from "../../app/_content/products";
import { specification } from "../../app/_content/test-specification";
import { path } from "../../app/_i18n/paths";
import { t } from "../support/catalog";
import { expectStarted, hydrateIslands } from "../support/islands";
import { flowLocale as locale } from "../support/matrix";
import { height } from "../support/measures/screens";
import { expect, test } from "../support/test";

const { desktopFrom: desktop } = specification;
const details = (id: number) => path(locale, { route: "product", id });

test("the catalogue reads like a table, beside what is featured from the width of a desktop on, and every part of a card leads to its product", async ({
  page,
}) => {
  await page.goto(path(locale, "catalogue"));
  const parts = ["h2", "dt", "dd", "dl div:nth-of-type(2) dd", "a.button"];
  for (const width of [desktop - 1, desktop]) {
    await page.setViewportSize({ width, height });
    for (const part of parts) {
      const tops = await page
        .locator(".product-card")
        .evaluateAll(
          (cards, css) =>
            cards.map((card) => Math.round(card.querySelector(css)?.getBoundingClientRect().y ?? 0)),
          part,
        );
      expect(tops, `${part} at ${width} px`).toEqual(products.map(() => tops[0]));
    }
    const [grid, aside] = await Promise.all(
      [".catalogue__grid", ".catalogue__aside"].map((each) => page.locator(each).boundingBox()),
    );
    if (!grid || !aside) throw new Error("The catalogue has no grid or nothing beside it.");
    const isBeside = aside.x >= grid.x + grid.width && aside.y === grid.y;
    const isBelow = aside.y > grid.y + grid.height;
    expect([isBeside, isBelow], `featured at ${width} px`).toEqual([width >= desktop, width < desktop]);
  }

  const targets = await page.locator(".product-card").evaluateAll(
    (cards, selectors) =>
      cards.map((card) =>
        selectors.map((selector) => {
          const element = card.querySelector(selector);
          element?.scrollIntoView({ behavior: "instant", block: "center" });
          const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
          const hit = document.elementFromPoint(x + width / 2, y + height / 2);
          return hit?.closest("a")?.getAttribute("href");
        }),
      ),
    ["img", ...parts],
  );
  expect(targets).toEqual(products.map(({ id }) => ["img", ...parts].map(() => details(id))));
});

test("one of the two drawings of the marks is shown at every width", async ({ page }) => {
  await page.goto(path(locale, "marks"));
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.locator(".mark-places__figure").getByRole("img")).toHaveCount(1);
  }
});

test("the comparison draws all pallets in one scale, at every width", async ({ page }) => {
  await page.goto(path(locale, "comparison"));
  for (const width of [320, 820, 1440]) {
    await page.setViewportSize({ width, height });
    const scales = await page
      .locator(".comparison__table svg.pallet-drawing")
      .evaluateAll((all) => (all as SVGSVGElement[]).map((each) => each.getScreenCTM()?.a ?? 0));
    expect(Math.max(...scales) / Math.min(...scales), `scales at ${width} px: ${scales}`).toBeCloseTo(1, 2);
  }
});

const [first] = products;
const tab = (key: string) => t(locale, `product.tabs.${key}`);
const comment = t(locale, first.comment);

test("tabs of a product: an address and a link open theirs, whichever is shown, and keys lead into it", async ({
  page,
}) => {
  await page.goto(path(locale, { route: "product", id: first.id }, "discussion"));
  await expect(page.getByText(comment)).toBeInViewport();
  const list = page.getByRole("tablist", { name: tab("label") });
  await hydrateIslands(page);
  await list.getByRole("tab", { name: tab("discussion") }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(list.getByRole("tab", { name: tab("description") })).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tabpanel", { name: tab("discussion") })).toBeFocused();

  for (const round of ["first", "again, the address being the same"]) {
    await page.getByRole("link", { name: t(locale, "product.orderButton") }).click();
    const quantity = page.locator("#quantity");
    await expect(quantity, round).toBeFocused();
    const label = await page.locator("[for=quantity]").boundingBox();
    expect(label?.y, `${round}: the label stands at the top, clear of the header`).toBeLessThanOrEqual(120);
    expect(label?.y, round).toBeGreaterThan(70);
    await expect(page.getByText(comment), round).toBeHidden();
    await expect(page.getByRole("tab", { name: tab("description") }), round).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await page.getByRole("tab", { name: tab("discussion") }).click();
    await expect(page.getByText(comment)).toBeVisible();
    await expect(page, "a press on a tab leaves the address alone").toHaveURL(/#quantity$/);
  }
});

const landing = path(locale, "landing");
const strip = (page: Page) => page.getByRole("group", { name: t(locale, "landing.hero.slider.label") });

test("heading, subjects and submit button are in the first view, and the pictures change by buttons, keys and swipes", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height });
  await page.goto(landing);
  for (const part of [
    page.getByRole("heading", { level: 1 }),
    page.getByRole("list", { name: t(locale, "quote.composer.kindLabel") }),
    page.getByRole("button", { name: t(locale, "contactForm.submit") }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });

  // The form determines the strip's height. This viewport fits both, whatever fields are shown.
  await page.setViewportSize({ width: 1440, height: 1.5 * height });
  await expectStarted(page);
  const pictures = strip(page).getByRole("img");
  const count = await strip(page).locator("li").count();
  const press = (key: "previousSlide" | "nextSlide") =>
    strip(page)
      .getByRole("button", { name: t(locale, `accessibility.${key}`) })
      .click();
  /** Expects one picture to fill the strip, with its number shown. */
  const expectShown = async (number: number) => {
    await expect(pictures.nth(number - 1)).toBeInViewport({ ratio: 0.99 });
    const said = t(locale, "accessibility.slideOf", { n: number, count });
    await expect(strip(page).locator(".photo-strip__position")).toHaveText(said);
  };

  await press("nextSlide");
  await expectShown(2);
  await press("previousSlide");
  await press("previousSlide");
  await expectShown(count);
  await strip(page).getByRole("list").focus();
  await page.keyboard.press("ArrowRight");
  await expectShown(1);
  await strip(page).getByRole("list").hover();
  await page.mouse.wheel(400, 0);
  await expectShown(2);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(strip(page).getByRole("list")).toHaveCSS("scroll-behavior", "auto");
});

test("the usual requests are one row on a phone, which opens in place or by an address, and lie open on a wide screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height });
  await page.goto(landing);
  const way = page.getByRole("link", { name: t(locale, "landing.products.epalPallet.button"), exact: true });
  const row = page.getByText(t(locale, "landing.products.heading"), { exact: true });
  await expect(way).toBeHidden();
  await row.click();
  await expect(way).toBeVisible();
  await row.click();
  await expect(way).toBeHidden();
  await expectStarted(page);
  // Navigates within the open page, then to it.
  await page.evaluate((there) => location.assign(there), `${landing}#topics-heading`);
  await expect(way).toBeVisible();
  await page.reload();
  await expect(way).toBeVisible();
  await row.click();
  await page.setViewportSize({ width: 1440, height });
  await expect(way).toBeVisible();
});

/** The article whose label follows the flag of the previous article (R55). */
const oddArticle = news.findIndex((article) => "labelFollowsPrevious" in article);

/** Returns the flag that each article's label follows: its own, or for the odd article the previous one's. */
const flagOfLabel = (flags: readonly boolean[]) =>
  flags.map((flag, index) => (index === oddArticle ? flags[index - 1] : flag));

const address = path(locale, "news");
const articleOf = (page: Page, index: number) => page.getByRole("article").nth(index);
const toggleOf = (page: Page, index: number) => articleOf(page, index).locator("summary");
const bodyOf = (page: Page, index: number) => articleOf(page, index).getByRole("region");
const titleOf = (index: number) => t(locale, `news.articles.${news[index]?.key}.title`);

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
      label: t(locale, labels[index] ? "news.collapse" : "news.seeMore"),
    }));
  });
  expect(shown).toEqual(specified);

  const pressed = Math.max(oddArticle - 1, 0);
  await toggleOf(page, pressed).click();
  flags[pressed] = true;
  for (const [index, label] of flagOfLabel(flags).entries())
    await expect(toggleOf(page, index)).toHaveAccessibleName(
      t(locale, label ? "news.collapseAria" : "news.seeMoreAria", { title: titleOf(index) }),
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
    await page.goto(path(locale, "news", news[1].id));
    await expectArrivedAt(page, 1);
    await page.evaluate((id) => location.assign(`#${id}`), news[0].id);
    await expectArrivedAt(page, 0);
    await expect(bodyOf(page, 1), "the first stays open").toBeVisible();
  },
);
