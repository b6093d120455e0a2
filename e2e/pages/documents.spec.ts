import type { Page } from "@playwright/test";

import { specification } from "../../app/_content/test-specification";
import type { Locale } from "../../app/_i18n/languages";
import { path as pathOf } from "../../app/_i18n/paths";
import { errorPath } from "../support/built-pages";
import { hydrateIslands, scrollToTop } from "../support/islands/hydrated";
import { expectStarted } from "../support/islands/started";
import { sampledPages, type Screen } from "../support/matrix";
import { expectAccessible, expectForcedColours, measureTargets } from "../support/measures/axe";
import { brokenLines } from "../support/measures/broken-lines";
import { expectAllFocusable } from "../support/measures/focus";
import { expectReadable, misplaced } from "../support/measures/layout";
import { blurredPictures } from "../support/measures/pictures";
import { height } from "../support/measures/screens";
import { expectKeepsLittle } from "../support/measures/storage";
import { setSheetTextSize, setTextSize, textSizes } from "../support/measures/text";
import {
  closeDetails,
  closeHeaderMenus,
  headerMenus,
  openDetails,
  openHeaderMenu,
  showOtherTab,
} from "../support/open-parts";
import { expect, takeWatch, test, watchContext } from "../support/test";

/**
 * The texts of a page, each once. What only stands in for a script, or only works with one, is left out; so is the
 * counter's figure, which is another every seven seconds, heads of tables, which a phone lays out as lists, short names,
 * which stand for the whole ones in a narrow window, and eyebrows, which a wide window leaves out.
 *
 * @param reach leaves out what a visitor can't bring to sight either: closed parts open by hand
 */
function readTexts(page: Page, reach: "all" | "reachable"): Promise<string[]> {
  return page.evaluate((which) => {
    const left =
      "script, style, .js-only, .no-js-only, form[data-draft], .counter__value, thead, .narrow-name__short, .eyebrow";
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    /** Whether something closed around an element has a control that is shown, or lies in something such itself. */
    const opens = (element: Element | null | undefined): boolean => {
      const closed = element?.closest("details:not([open]), [popover]");
      if (closed instanceof HTMLDetailsElement) return isShown(closed) || opens(closed.parentElement);
      const control = closed && document.querySelector(`[popovertarget="${closed.id}"]`);
      return Boolean(control && (isShown(control) || opens(control)));
    };
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.replace(/\s+/g, " ").trim();
      if (!text || !element || element.closest(left)) continue;
      if (which === "all" || isShown(element) || opens(element)) found.add(text);
    }
    return [...found];
  }, reach);
}

/**
 * Expects that a page that is open without JavaScript shows all, and how to reach the company.
 *
 * @param all texts of the same page with its scripts
 */
async function expectAllTexts(page: Page, all: readonly string[], locale: Locale): Promise<void> {
  const reachable = new Set(await readTexts(page, "reachable"));
  expect.soft(all.filter((text) => !reachable.has(text))).toEqual([]);
  expect.soft(all.length).toBeGreaterThan(30);

  const shown = (selector: string) => page.locator(`${selector}:visible`).first();
  for (const way of ['a[href^="tel:"]', 'a[href^="mailto:"]', `a[href^="${pathOf(locale, "landing")}"]`])
    await expect.soft(shown(way), way).toBeVisible();
  await expect.soft(page.locator(".js-only:visible")).toHaveCount(0);
  for (const form of await page.locator("form[data-draft]").all()) {
    await expect.soft(form).toBeHidden();
    const notice = page.locator(".no-script-notice");
    await expect.soft(notice.locator('a[href^="tel:"]')).toBeVisible();
    await expect.soft(notice.locator('a[href^="mailto:"]')).toBeVisible();
  }

  // What is closed opens by the browser's own means.
  const closed = page.locator("main details:not([open], .js-only)");
  await closed.evaluateAll((details) => details.forEach((each) => each.querySelector("summary")?.click()));
  await expect.soft(closed).toHaveCount(0);
  for (const details of await page.locator("main details:not(.js-only)").all())
    await expect.soft(details.locator(":scope > :not(summary):visible").first()).toBeVisible();
}

/** What a document is looked at with on a kind of screen. Windows in CSS pixels. */
interface Look {
  /** In which the focus goes through it. */
  window: { width: number; height: number };
  /** Sizes of text, and widths at which all must be readable with it. */
  texts: readonly { width: number; text: number }[];
  /** Widths at which all must be readable with large text that a visitor's style sheet sets. */
  sheets: readonly number[];
  /** Widths at which no line may break what is read as one. */
  lines: readonly number[];
  /** Widths at which pictures must have enough pixels for a dense screen. */
  pictures: readonly number[];
  /** Ways to look at a page, each at a width and with a menu of its own, so that every page is seen in all. */
  modes: readonly {
    name: string;
    width: number;
    menu: (typeof headerMenus)[number];
    media: NonNullable<Parameters<Page["emulateMedia"]>[0]>;
  }[];
}

const screens: Record<Screen, Look> = {
  phone: {
    window: { width: 360, height: 780 },
    lines: [320, 360, 412],
    pictures: [360],
    texts: [
      // 320 px is what a window of 1280 px has left at a zoom of 400 % (WCAG 2.2, 1.4.10).
      { width: 320, text: textSizes.usual },
      // A phone whose owner needs large text.
      { width: 360, text: textSizes.large },
    ],
    sheets: [360],
    modes: [{ name: "forced colours", width: 360, menu: ".site-menu", media: { forcedColors: "active" } }],
  },
  desktop: {
    window: { width: 1440, height },
    lines: [820, 1024, 1440, 1920],
    pictures: [820, 1440],
    texts: [
      // Where the layout changes: the desktop menu comes.
      { width: specification.desktopFrom, text: textSizes.usual },
      { width: 1280, text: textSizes.large },
    ],
    sheets: [820, 1280],
    modes: [
      { name: "light colours", width: 1440, menu: ".site-menu details", media: { colorScheme: "light" } },
      { name: "reduced motion", width: 820, menu: ".language-menu", media: { reducedMotion: "reduce" } },
    ],
  },
};

const usual = { colorScheme: null, forcedColors: null, reducedMotion: null };
const still = { ...usual, reducedMotion: "reduce" } as const;

for (const { path, locale, screens: names } of sampledPages()) {
  const looks = names.map((name) => screens[name]);

  test(`${path} can be read, reached and used on ${names.join(" and ")}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.setTimeout(90_000 * names.length);
    let texts: string[] = [];
    await test.step("axe: as it opens", async () => {
      await page.setViewportSize((looks.at(-1) ?? screens.desktop).window);
      await page.goto(path);
      await expectStarted(page);
      texts = await readTexts(page, "all");
      await page.evaluate(() => document.fonts.ready);
      if (names.includes("desktop")) await expectAccessible(page, { state: "as it opens" });
    });

    await page.emulateMedia(still);
    await openDetails(page);
    await hydrateIslands(page);
    for (const { window } of looks) {
      await test.step(`focus: through all of it at ${window.width} px`, async () => {
        await page.setViewportSize(window);
        await scrollToTop(page);
        await expectAllFocusable(page);
      });
    }
    await test.step("storage: language and drafts only", async () => {
      await expectKeepsLittle(page, path === errorPath ? undefined : locale);
    });

    for (const { texts: sizes, sheets, lines, pictures } of looks) {
      for (const { width, text } of sizes) {
        await setTextSize(page, text);
        await expectReadableAt(page, width, `${(text / textSizes.usual) * 100} % text`);
      }
      await setTextSize(page, textSizes.usual);
      await setSheetTextSize(page, "200%");
      for (const width of sheets) await expectReadableAt(page, width, "200 % text by a style sheet");
      await setSheetTextSize(page, "");
      await openDetails(page);
      for (const width of lines) {
        await test.step(`lines and pictures at ${width} px`, async () => {
          await page.setViewportSize({ width, height });
          const cut = (await page.evaluate(misplaced)).filter((finding) => finding.includes("at the side"));
          expect.soft([...cut, ...(await page.evaluate(brokenLines))]).toEqual([]);
          if (pictures.includes(width)) expect.soft(await blurredPictures(page, path, width)).toEqual([]);
        });
      }
    }

    for (const mode of looks.flatMap(({ modes }) => modes)) {
      await test.step(`axe: opened, with ${mode.name}`, async () => {
        const forced = mode.media.forcedColors === "active";
        await page.setViewportSize({ width: mode.width, height });
        await page.emulateMedia({ ...usual, ...mode.media });
        await openHeaderMenu(page, mode.menu);
        // A control that waits for its island is dimmed for a moment.
        await expect.soft(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        await expectAccessible(page, {
          state: `opened, with ${mode.name}`,
          without: forced ? ["color-contrast"] : [],
        });
        if (forced) await expectForcedColours(page);
        await closeHeaderMenus(page);
      });
    }
    await page.emulateMedia(still);
    for (const { window } of looks)
      await test.step(`targets at ${window.width} px`, async () => {
        await page.setViewportSize({ width: window.width, height });
        await expectTargets(page);
      });

    if (names.includes("desktop"))
      await test.step("without JavaScript", async () => {
        const context = await browser.newContext({
          baseURL,
          javaScriptEnabled: false,
          // Narrower windows leave some texts out, with and without scripts.
          viewport: screens.desktop.window,
        });
        const watch = watchContext(context, baseURL);
        const plain = await context.newPage();
        await plain.goto(path);
        await expectAllTexts(plain, texts, locale);
        takeWatch(watch);
        await context.close();
      });
  });
}

/** Expects that everything can be read at a width with the present text: as it lies there, opened, and with each menu open. */
async function expectReadableAt(page: Page, width: number, text: string): Promise<void> {
  const state = `${width} px, ${text}`;
  await test.step(`layout: ${state}`, async () => {
    await page.setViewportSize({ width, height });
    await closeDetails(page);
    await expectReadable(page, state);
    await showOtherTab(page);
    if (await openDetails(page)) await expectReadable(page, `${state}, opened`);
    for (const menu of headerMenus)
      if (await openHeaderMenu(page, menu)) await expectReadable(page, `${state}, ${menu} open`);
    await closeHeaderMenus(page);
  });
}

/** Expects that every target of the page can be hit, those of its menus as well. */
async function expectTargets(page: Page): Promise<void> {
  let most = 0;
  for (const menu of [undefined, ...headerMenus]) {
    if (menu && !(await openHeaderMenu(page, menu))) continue;
    const { small, number } = await measureTargets(page, menu && `.site-header ${menu}`);
    expect.soft(small, menu ?? "menus closed").toEqual([]);
    most = Math.max(most, number);
  }
  await closeHeaderMenus(page);
  expect.soft(most).toBeGreaterThan(20);
}
