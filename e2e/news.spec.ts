import type { Locator, Page } from "@playwright/test";

import { news } from "../app/_content/news";
import { languages, locales, type Locale } from "../app/_i18n/languages";
import { path } from "../app/_i18n/paths";
import { t } from "./support/catalog";
import { height, widths } from "./support/screens";
import { expect, test } from "./support/test";

const articleOf = (page: Page, index: number) => page.getByRole("article").nth(index);
const toggleOf = (page: Page, index: number) => articleOf(page, index).locator("summary");
const bodyOf = (page: Page, index: number) => articleOf(page, index).getByRole("region");
const titleOf = (locale: Locale, index: number) => t(locale, `news.articles.${news[index]?.key}.title`);

/** What the browser tells assistive technology of the four toggles. */
async function exposedToggles(page: Page): Promise<{ name: unknown; expanded: unknown }[]> {
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

/** Which articles are expanded. */
const expanded = (page: Page) =>
  page
    .locator("article details")
    .evaluateAll((all) => all.map((details) => (details as HTMLDetailsElement).open));

/** The flag that the label of an article follows: its own, and for the fourth that of the third (specification). */
const flagOfLabel = (flags: readonly boolean[]) =>
  flags.map((flag, index) => (index === 3 ? flags[2] : flag));

/** Expects an element to lie in the window, below the header that stays. */
async function expectInView(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeInViewport({ ratio: 1 });
  const covered = await element.evaluate((node) => {
    const header = document.querySelector(".site-header")?.getBoundingClientRect().bottom ?? 0;
    return header - node.getBoundingClientRect().top;
  });
  expect(covered, "pixels below the header").toBeLessThanOrEqual(0);
}

/** All orders of four clicks. */
function orders(rest: readonly number[]): number[][] {
  if (!rest.length) return [[]];
  return rest.flatMap((first) =>
    orders(rest.filter((each) => each !== first)).map((others) => [first, ...others]),
  );
}

for (const locale of locales) {
  const address = path(locale, "news");

  test.describe(`news in ${languages[locale].name}`, () => {
    for (const width of widths) {
      test(`is complete at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ reducedMotion: "reduce" });
        await page.goto(address);

        await expect(page.locator("html")).toHaveAttribute("lang", locale);
        const h1 = page.getByRole("heading", { level: 1 });
        await expect(h1).toHaveText(t(locale, "news.heading"));
        await expect(page.getByText(t(locale, "news.lead"))).toBeVisible();
        await expect(page.getByAltText(t(locale, "news.bannerAlt"))).toBeVisible();
        const trail = page.getByRole("navigation", { name: t(locale, "news.breadcrumb.label") });
        await expect(trail.getByRole("link")).toHaveText([t(locale, "news.breadcrumb.home")]);
        await expect(trail.getByRole("link")).toHaveAttribute("href", path(locale, "home"));
        await expect(trail.locator("[aria-current='page']")).toHaveText(t(locale, "news.breadcrumb.current"));

        await expect(page.getByRole("article")).toHaveCount(news.length);
        for (const [index, { key }] of news.entries()) {
          const words = (part: string) => t(locale, `news.articles.${key}.${part}`);
          const article = page.getByRole("article", { name: words("title"), exact: true });
          await expect(article.getByRole("heading", { level: 2 })).toHaveText(words("title"));
          await expect(article.locator("time")).toHaveAttribute("datetime", words("dateIso"));
          await expect(article.locator("time")).toHaveText(words("date"));
          await expect(article.getByText(words("lead"))).toBeVisible();
          await expect(article.getByAltText(words("imageAlt"))).toBeVisible();
          await expect(bodyOf(page, index)).toBeHidden();
        }

        for (const [index, { sections }] of news.entries()) {
          await toggleOf(page, index).click();
          const body = page.getByRole("region", { name: titleOf(locale, index), exact: true });
          await expect(body.getByRole("heading", { level: 3 })).toHaveText(
            sections.map(({ heading }) => t(locale, `news.articles.${heading}`)),
          );
          await expect(body.getByRole("paragraph")).toHaveText(
            sections.flatMap(({ paragraphs }) => paragraphs.map((key) => t(locale, `news.articles.${key}`))),
          );
        }
      });
    }

    test("names every toggle by its label and its article, in all sixteen states", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(address);
      const flags = [false, false, false, false];
      for (let state = 0; state < 16; state++) {
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
        if (next > 3) break;
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

    test("marks page 1 of 4 and offers nothing to press there", async ({ page }) => {
      await page.goto(address);
      const pages = page.getByRole("navigation", { name: t(locale, "news.pagination.label") });
      await expect(pages.getByRole("listitem")).toHaveText(
        [1, 2, 3, 4].map(
          (number) =>
            number + t(locale, `news.pagination.${number === 1 ? "currentPage" : "page"}`, { page: number }),
        ),
      );
      await expect(pages.locator("[aria-current='page']")).toHaveText(/^1/);
      await expect(pages.locator("a, button, [tabindex], [role]")).toHaveCount(0);
    });

    test("has no language switch", async ({ page }) => {
      await page.goto(address);
      await expect(page.locator(".language-menu")).toHaveCount(0);
      await expect(page.locator("body a[hreflang]")).toHaveCount(0);
    });

    test("reads and toggles without JavaScript", async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        baseURL,
        reducedMotion: "reduce",
      });
      const page = await context.newPage();
      await page.goto(address);
      const labels = (...texts: string[]) =>
        expect(page.locator("article summary span[aria-hidden]:visible")).toHaveText(
          texts.map((text) => t(locale, `news.${text}`)),
        );
      await labels("seeMore", "seeMore", "seeMore", "seeMore");
      await page.locator("article summary").nth(2).click();
      await expect(bodyOf(page, 2)).toBeVisible();
      await labels("seeMore", "seeMore", "collapse", "collapse");
      await expect(bodyOf(page, 3)).toBeHidden();

      await page.goto(`${path(locale, "news", news[1].id)}`);
      await expect(bodyOf(page, 1)).toBeVisible();
      await expect(articleOf(page, 1).getByRole("heading", { level: 2 })).toBeInViewport({ ratio: 1 });
      await context.close();
    });
  });
}

test.describe("news articles", () => {
  test("expand and collapse independently in every order, the fourth label after the third flag", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path("pl", "news"));
    // All clicks in one go: once around expands all four, the second time collapses them in the same order.
    const clicks = orders([0, 1, 2, 3]).flatMap((order) => [...order, ...order]);
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

    const flags = [false, false, false, false];
    const specified = clicks.map((toggle) => {
      flags[toggle] = !flags[toggle];
      const labels = flagOfLabel(flags);
      return flags.map((expanded, index) => ({
        expanded,
        label: t("pl", labels[index] ? "news.collapse" : "news.seeMore"),
      }));
    });
    expect(clicks).toHaveLength(24 * 8);
    expect(shown).toEqual(specified);
  });

  for (const [motion, duration] of [
    ["no-preference", "0.4s"],
    ["reduce", "0s"],
  ] as const) {
    test(`take ${duration} to open to at most 600 px (motion: ${motion})`, async ({ page }) => {
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
        // The used value runs through the transition; in the end the text is 600 px high and scrolls.
        await expect
          .poll(() =>
            article.locator("details").evaluate((d) => getComputedStyle(d, "::details-content").maxHeight),
          )
          .toBe("600px");
        const body = await bodyOf(page, index).evaluate((element) => ({
          height: element.getBoundingClientRect().height,
          hidden: element.scrollHeight - element.clientHeight,
        }));
        expect(body.height).toBe(600);
        expect(body.hidden, "pixels to scroll").toBeGreaterThan(0);
      }
    });
  }

  test("keep the focus out of collapsed text and scroll expanded text by keyboard", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path("pl", "news"));

    await toggleOf(page, 0).focus();
    await page.keyboard.press("Tab");
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
    await page.keyboard.press("Tab");
    await expect(toggleOf(page, 2)).toBeFocused();

    await toggleOf(page, 1).focus();
    await page.keyboard.press("Space");
    await expect(bodyOf(page, 1)).toBeHidden();
    await page.keyboard.press("Tab");
    await expect(toggleOf(page, 2)).toBeFocused();
  });

  test("are in the page while they are collapsed, where searching finds them", async ({ page }) => {
    await page.goto(path("pl", "news"));
    for (const { key } of news) {
      const words = t("pl", `news.articles.${key}.body.section3.p2`).slice(0, 40);
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
    for (const index of [2, 0, 3]) {
      await page.evaluate((id) => location.assign(`#${id}`), news[index]?.id);
      await expect(bodyOf(page, index)).toBeVisible();
      await expectInView(page, articleOf(page, index).getByRole("heading", { level: 2 }));
    }
    expect(await expanded(page)).toEqual([true, false, true, true]);
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
