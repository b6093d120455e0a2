import type { Page } from "@playwright/test";

import { languages, type Locale, storageKeys } from "../../app/_i18n/languages";
import { path as pathOf } from "../../app/_i18n/paths";
import { errorPath } from "../support/built-pages";
import { expect, expectStarted, hydrateIslands, settle, test } from "../support/test";
import { type Subject, flowLocale, kinds, run, subjects } from "../support/matrix";
import { announced, expectAccessible } from "../support/measures/axe";
import { walkFocus } from "../support/measures/focus";
import {
  breakpointSides,
  expectReadable,
  height,
  misplacedWith,
  ownSheets,
  unreachable,
  widths,
} from "../support/measures/layout";
import { blurredPictures } from "../support/measures/pictures";

const [phoneWidth, tabletWidth, desktopWidth] = widths;

/** Opens or closes every part of a page like its control, and the header's menu at a place, if there is one. */
const openParts = (page: Page, isOpen: boolean, header?: number): Promise<boolean> =>
  page.evaluate(
    ([isOpen, header]) => {
      for (const part of document.querySelectorAll<HTMLDetailsElement>("main details")) part.open = isOpen;
      for (const list of document.querySelectorAll("[role=tablist]"))
        list.querySelectorAll<HTMLElement>("[role=tab]")[isOpen ? 1 : 0]?.click();
      const menus = [...document.querySelectorAll<HTMLDetailsElement>("body > header details")];
      for (const [index, menu] of menus.entries()) menu.open = index === header;
      return header !== undefined && header < menus.length;
    },
    [isOpen, header] as const,
  );

const showMenu = (page: Page, isShown: boolean) =>
  page.evaluate((force) => {
    const nav = document.querySelector<HTMLElement>("body > header nav[popover]");
    // In a wide window it is a part of the header.
    if (nav && getComputedStyle(nav).position !== "static") nav.togglePopover(force);
  }, isShown);

/** Names all links of the page that are shown or lie in a closed part. */
const linksOffered = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("main a[href], footer a[href]")]
      .filter((link) => link.checkVisibility({ visibilityProperty: true }) || link.closest("details"))
      .map((link) => link.getAttribute("href")?.replace(/[?#].*/, "") ?? ""),
  );

async function look(page: Page, { path }: Subject["phone"], width: number): Promise<void> {
  await openParts(page, true);
  await test.step(`focus: through all of it at ${width} px`, async () => {
    expect.soft(await walkFocus(page)).toEqual([]);
  });
  await test.step(`axe, targets and layout at ${width} px, with open and closed parts`, async () => {
    await expect.soft(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expectAccessible(page, { state: "opened", targets: true });
    await expectReadable(page, `${width} px, opened`);
    await openParts(page, false);
    await expectReadable(page, `${width} px, closed`);
  });
  await test.step("pictures have enough pixels", async () => {
    for (const each of width === phoneWidth ? [width] : [tabletWidth, width]) {
      await page.setViewportSize({ width: each, height });
      expect.soft(await blurredPictures(page, path, each)).toEqual([]);
    }
  });
  if (run.full)
    await test.step("a visitor's own text", async () => {
      await openParts(page, true);
      for (const css of ownSheets) {
        // 320 px equal 1280 px at a zoom of 400 % (WCAG 2.2, 1.4.10).
        await page.setViewportSize({ width: width === phoneWidth ? 320 : 1280, height });
        expect.soft(await misplacedWith(page, css), `${width} px, ${css}`).toEqual([]);
      }
    });
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

for (const { phone, desktop } of subjects()) {
  test(`${desktop.path} can be read, reached and used on a desktop, and ${phone.path} on a phone`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    const open = async ({ path }: Subject["phone"], width: number) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(path);
      await expectStarted(page);
      expect(new URL(page.url()).pathname, "the language of the last page has to be forgotten").toBe(path);
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(settle);
      expect.soft(await page.evaluate(announced), "announced before hydration").toEqual([]);
      await hydrateIslands(page);
      expect.soft(await page.evaluate(announced), "announced after hydration").toEqual([]);
    };

    await open(desktop, desktopWidth);
    await look(page, desktop, desktopWidth);
    await test.step("storage: the language only", () =>
      expectKeepsLittle(page, desktop.path === errorPath ? undefined : desktop.locale));
    await test.step("without JavaScript", async () => {
      // In the same tab, which has the page's files.
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setScriptExecutionDisabled", { value: true });
      await page.setViewportSize({ width: desktopWidth, height });
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
    await open(phone, phoneWidth);
    await look(page, phone, phoneWidth);
    await openParts(page, false);
    const narrow = await linksOffered(page);
    await page.setViewportSize({ width: desktopWidth, height });
    expect.soft(new Set(narrow), "links on a phone").toEqual(new Set(await linksOffered(page)));
  });
}

test("header with each open menu, first screen and footer fit on both sides of every breakpoint", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const each of run.full ? kinds : [{ route: "home" } as const]) {
    await page.goto(pathOf(flowLocale, each));
    await expectStarted(page);
    await page.evaluate(settle);
    await hydrateIslands(page);
    const sides = await page.evaluate(breakpointSides);
    expect(sides.length).toBeGreaterThan(3);
    for (const width of new Set([320, ...sides])) {
      await page.setViewportSize({ width, height });
      await expectReadable(page, `${each.route}, ${width} px`);
      if (each.route !== "home") continue;
      await showMenu(page, true);
      for (let menu = 0; await openParts(page, false, menu); menu++) {
        await expectReadable(page, `${width} px, menu ${menu} of the header open`);
        await expectAccessible(page, { within: "body > header", state: `menu ${menu} at ${width} px` });
      }
      await openParts(page, false);
      await showMenu(page, false);
    }
  }
});
