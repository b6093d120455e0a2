import type { Page } from "@playwright/test";

import { pageAt } from "../../app/_content/pages";
import { specification } from "../../app/_content/test-specification";
import { languages, type Locale, storageKeys } from "../../app/_i18n/languages";
import { path as pathOf } from "../../app/_i18n/paths";
import { errorPath } from "../support/built-pages";
import { hydrateIslands, expectStarted, settle } from "../support/islands";
import { run } from "../support/matrix";
import { expectAccessible } from "../support/measures/axe";
import { accentPairs } from "../support/measures/accents";
import { actionsShown, missingActions } from "../support/measures/actions";
import { brokenLines } from "../support/measures/broken-lines";
import { walkFocus, walkHeaderBack } from "../support/measures/focus";
import { misplaced } from "../support/measures/layout";
import { unreachable } from "../support/measures/no-script";
import { blurredPictures } from "../support/measures/pictures";
import {
  breakpointSides,
  height,
  ownSheets,
  setOwnSheet,
  setSmallestText,
  setTextSize,
  smallestText,
  textSizes,
} from "../support/measures/screens";
import { coveredPart } from "../support/measures/sticky";
import { type Subject, subjects } from "../support/subjects";
import { expect, test } from "../support/test";

/** Menus in the header of every page. In a narrow viewport the second lies in the menu popover. */
const headerMenus = [".language-menu", ".site-menu details"] as const;

interface Parts {
  /** All `details` in the main content: articles, notes. */
  details: boolean;
  /** The one open menu in the header. */
  menu?: (typeof headerMenus)[number];
  /** Whether the second tab of each tab list is selected instead of the first. */
  otherTab?: boolean;
}

/**
 * Opens and closes parts of a page like their controls, and waits for the items that an opened menu fetches.
 *
 * @returns whether the page has the menu
 */
async function openParts(page: Page, parts: Parts): Promise<boolean> {
  const hasMenu = await page.evaluate(({ details, menu, otherTab }) => {
    for (const each of document.querySelectorAll<HTMLDetailsElement>("main details")) each.open = details;
    for (const list of document.querySelectorAll("[role=tablist]")) {
      const tab = list.querySelectorAll<HTMLElement>("[role=tab]")[otherTab ? 1 : 0];
      if (tab?.ariaSelected === "false") tab.click();
    }
    const element = menu ? document.querySelector(`.site-header ${menu}`) : null;
    for (const each of document.querySelectorAll<HTMLDetailsElement>(".site-header details"))
      each.open = each === element;
    const nav = document.querySelector<HTMLElement>(".site-menu");
    // In a wide window the menu is a part of the header. Reading its style lays the page out.
    nav?.togglePopover(nav.contains(element) && getComputedStyle(nav).position !== "static");
    return element !== null;
  }, parts);
  const empty = page.locator("main details[open]:not(:has(> :not(summary)))");
  await expect(empty, "open menus without items").toHaveCount(0);
  return hasMenu;
}

/**
 * The viewports and text settings with which a page is checked on a kind of screen; CSS pixels. Only the full
 * run checks those marked with `inFull`.
 */
interface Screen {
  /** Viewport for the focus walk and axe. */
  window: { width: number; height: number };
  /** Widths at which all must be readable, with browser text settings or a user style sheet. */
  texts: readonly { width: number; text?: number; sheet?: string; least?: number; inFull?: boolean }[];
  /** Widths at which no unit of text may break across lines. */
  lines: readonly number[];
  /** Widths at which pictures need enough pixels for a dense screen. */
  pictures: readonly number[];
}

/** From this width on, breakpoints are checked with the desktop's page; CSS pixels. */
const tabletFrom = 768;

const screens = {
  phone: {
    window: { width: 360, height: 780 },
    texts: [
      // 320 px equals 1280 px at a zoom of 400 % (WCAG 2.2, 1.4.10).
      { width: 320, sheet: ownSheets.spacing, inFull: true },
      // A phone with large text.
      { width: 360, text: textSizes.large, inFull: true },
      { width: 360, least: smallestText },
      { width: 320, sheet: ownSheets.double + ownSheets.spacing },
      // Wider, because the short run checks German here, with the longest words.
      { width: specification.desktopFrom, sheet: ownSheets.font },
    ],
    lines: [320, 360, 412],
    pictures: [360],
  },
  desktop: {
    window: { width: 1440, height },
    texts: [
      // The breakpoint of the desktop menu.
      { width: specification.desktopFrom, sheet: ownSheets.spacing, inFull: true },
      { width: 1280, text: textSizes.large, inFull: true },
      { width: 1280, sheet: ownSheets.double + ownSheets.spacing },
      { width: 820, sheet: ownSheets.double, inFull: true },
    ],
    lines: [820, 1024, 1440, 1920],
    pictures: [820, 1440],
  },
} as const satisfies Record<string, Screen>;

type Texts = Screen["texts"][number];

/** Expects that the page is readable with text settings, with closed and open parts and each menu open. */
async function expectReadableWith(page: Page, texts: Texts): Promise<void> {
  const { width, text = textSizes.usual, sheet = ownSheets.none, least = 0 } = texts;
  const settings = `${width} px, text of ${text} px, at least ${least} px, ${sheet}`;
  await test.step(`layout at ${settings}`, async () => {
    await setTextSize(page, text);
    await setOwnSheet(page, sheet);
    if (least) await setSmallestText(page, least);
    for (const [opened, menu] of headerMenus.entries()) {
      await openParts(page, { details: opened > 0, menu, otherTab: opened > 0 });
      expect.soft(await page.evaluate(misplaced), `${settings}, ${menu} open`).toEqual([]);
    }
    if (least) await setSmallestText(page, 0);
    await setOwnSheet(page, ownSheets.none);
    await setTextSize(page, textSizes.usual);
    await openParts(page, { details: true });
  });
}

async function look(page: Page, path: string, screen: Screen, atBreakpoints: boolean): Promise<void> {
  const { window, texts, lines, pictures }: Screen = screen;
  const actions = new Map<number, string[]>();
  /** Sets a width and looks at the actions with closed parts: open ones may cover them. */
  const lookAtActions = async (width: number) => {
    await openParts(page, { details: false });
    await page.setViewportSize({ width, height });
    actions.set(width, await page.evaluate(actionsShown));
  };

  await openParts(page, { details: true });
  await test.step(`focus: through all of it at ${window.width} px`, async () => {
    expect.soft(await walkFocus(page)).toEqual([]);
    expect.soft(await walkHeaderBack(page)).toEqual([]);
  });
  await test.step(`axe and targets at ${window.width} px`, async () => {
    // A control is dimmed while it waits for its island.
    await expect.soft(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    // The short run applies the other rules to the desktop only: the elements are the same.
    const onlyTargets = !run.full && window.width < tabletFrom;
    await expectAccessible(page, { state: "opened", targets: true, onlyTargets });
    // The header is the same on all pages.
    for (const menu of pageAt(path)?.page.route === "home" ? headerMenus : [])
      if (await openParts(page, { details: true, menu }))
        await expectAccessible(page, {
          within: `.site-header ${menu}`,
          state: `${menu} open`,
          targets: true,
        });
    await openParts(page, { details: true });
  });
  const own = new Set<number>([window.width, ...lines, ...texts.map(({ width }) => width)]);
  // Sets each width once, because a new layout takes long.
  for (const width of own) {
    await test.step(`actions, lines and pictures at ${width} px`, async () => {
      await lookAtActions(width);
      await openParts(page, { details: true });
      if (!lines.includes(width)) return;
      const cut = (await page.evaluate(misplaced)).filter((finding) => finding.includes("at the side"));
      expect.soft([...cut, ...(await page.evaluate(brokenLines, "body"))], `${width} px`).toEqual([]);
      if (!pictures.includes(width)) return;
      expect.soft(await blurredPictures(page, path, width)).toEqual([]);
      if (run.full || width === window.width)
        expect.soft(await page.evaluate(accentPairs), `${width} px`).toEqual([]);
    });
    for (const each of texts)
      if (each.width === width && (run.full || !each.inFull)) await expectReadableWith(page, each);
  }
  if (atBreakpoints)
    await test.step("both sides of every breakpoint, each on the screen that is nearer", async () => {
      const isNearer = (width: number) => width >= 320 && width < tabletFrom === window.width < tabletFrom;
      for (const width of (await page.evaluate(breakpointSides)).filter(isNearer)) {
        if (own.has(width)) continue;
        await lookAtActions(width);
        expect.soft(await page.evaluate(misplaced), `${width} px`).toEqual([]);
      }
      await openParts(page, { details: true });
    });
  expect.soft(missingActions(actions)).toEqual([]);
}

/** 1280 by 1024 px at a zoom of 400 % (WCAG 2.2, 1.4.10). */
const lowest = { width: 320, height: 256 };

/**
 * Checks a page in the lowest viewport: focused elements are visible, and sticky ones cover less than half.
 */
async function lookLow(page: Page): Promise<void> {
  await page.setViewportSize(lowest);
  await openParts(page, { details: true });
  expect.soft(await walkFocus(page), "in a low window").toEqual([]);
  expect.soft(await walkHeaderBack(page), "in a low window").toEqual([]);
  expect.soft(await page.evaluate(coveredPart), "covered by what stays in sight").toBeLessThan(0.5);
}

/** Expects that the browser stores the language of a page, if it has one, and nothing else. */
async function expectKeepsLittle(page: Page, locale: Locale | undefined): Promise<void> {
  const { cookies, origins } = await page.context().storageState();
  const others = await page.evaluate(async () => [
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ...(await indexedDB.databases()).map(({ name }) => name),
  ]);
  const kept = origins.flatMap(({ localStorage }) => localStorage.map(({ name, value }) => [name, value]));
  const { code, name } = locale ? languages[locale] : {};
  expect
    .soft(Object.fromEntries(kept), "what the browser keeps")
    .toEqual(locale ? { [storageKeys[0]]: code, [storageKeys[1]]: name } : {});
  expect.soft([...cookies, ...others], "what else the browser keeps").toEqual([]);
}

for (const { phone, desktop, atBreakpoints } of subjects()) {
  test(`${desktop.path} can be read, reached and used on a desktop, and ${phone.path} on a phone`, async ({
    page,
    watch,
  }) => {
    test.setTimeout(90_000);
    const open = async ({ path }: Subject["phone"], { window }: Screen) => {
      await page.setViewportSize(window);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(path);
      await expectStarted(page);
      expect(new URL(page.url()).pathname, "the language of the last page has to be forgotten").toBe(path);
      await page.evaluate(() => document.fonts.ready);
      const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
      const before = await heightOf();
      await page.evaluate(settle);
      // Estimates need no measuring: they only set the scroll bar's first length, which changes once.
      const estimate = `the estimated height of ${path} at ${window.width} px, ${before} px, is near the real one`;
      expect.soft(Math.abs((await heightOf()) / before - 1), estimate).toBeLessThan(0.25);
    };

    await open(desktop, screens.desktop);
    await hydrateIslands(page);
    await test.step("on a desktop", () => look(page, desktop.path, screens.desktop, atBreakpoints));
    await test.step("storage: the language only", () =>
      expectKeepsLittle(page, desktop.path === errorPath ? undefined : desktop.locale));
    await test.step("without JavaScript", async () => {
      // In the same tab, which has the page's files. Narrower viewports hide some texts, with and without
      // scripts.
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setScriptExecutionDisabled", { value: true });
      await page.setViewportSize(screens.desktop.window);
      await page.goto(desktop.path);
      await expect(page.locator("html[data-js]")).toHaveCount(0);
      const ways = [
        'a[href^="tel:"]',
        'a[href^="mailto:"]',
        `a[href^="${pathOf(desktop.locale, "landing")}"]`,
      ];
      // Elements that fade in cover the page behind them.
      await page.evaluate(settle);
      expect.soft(await page.evaluate(unreachable, ways)).toEqual([]);
      await session.send("Emulation.setScriptExecutionDisabled", { value: false });
      await session.detach();
    });

    // A stored language would lead a Polish address to the same page in that language.
    await page.evaluate(() => localStorage.clear());
    await open(phone, screens.phone);
    await hydrateIslands(page);
    await test.step("on a phone", () => look(page, phone.path, screens.phone, atBreakpoints));
    if (atBreakpoints) await test.step("in a low window", () => lookLow(page));
    // Chromium preloads a picture again for each width, and reports each as unused.
    watch.messages = watch.messages.filter((each) => !/preloaded using link preload but not used/.test(each));
  });
}
