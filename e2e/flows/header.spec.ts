import { specification } from "../../app/_content/test-specification";
import { languages } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { t } from "../support/catalog";
import { expectStarted } from "../support/islands";
import { flowLocale as locale } from "../support/matrix";
import { height } from "../support/measures/screens";
import { expect, test, usualMotion } from "../support/test";

test.use(usualMotion);

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
    await expect(page.locator("#main")).toBeFocused();
    await page.locator("#contact").scrollIntoViewIfNeeded();
    await page.getByRole("link", { name: t(locale, "nav.scrollToTop") }).press("Enter");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

    const submenu = page.locator(".site-menu summary");
    const firstOfSubmenu = page.locator(".site-menu__sublist a").first();
    const german = page.locator(".language-menu").getByRole("link", { name: languages.de.name });
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
    await page.locator(".language-menu summary").press("Enter");
    await expect(german, "one menu is open at a time").toBeVisible();
    await expect(firstOfSubmenu).toBeHidden();
    await page.locator("h1").click();
    await expect(german, "a press outside closes it").toBeHidden();
  },
);

test(
  "the mobile menu opens in its time, keeps the way to a quote in sight, and closes in every way",
  { tag: "@engines" },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(path(locale, "home"));
    const open = page.getByRole("button", { name: t(locale, "nav.openMenu") });
    const menu = page.locator("#menu");
    const time = `${specification.menuAnimation / 1000}s`;
    await expect(menu).toHaveCSS("transition-duration", new RegExp(`^${time}(, ${time})*$`));
    await open.press("Enter");
    await expect(menu).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();

    await open.click();
    await menu.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    await expect(menu.locator(".site-menu__sublist a").first(), "the lists need no press").toBeVisible();
    const quote = menu.getByRole("link", { name: t(locale, "nav.requestQuote") });
    await expect(quote).toBeInViewport({ ratio: 1 });
    const covered = await menu.locator(".site-menu__list a").evaluateAll((links) =>
      links
        .filter((link) => {
          (link as HTMLElement).focus();
          const { x, bottom } = link.getBoundingClientRect();
          return !link.contains(document.elementFromPoint(x + 2, bottom - 2));
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 90)),
    );
    expect(covered, "what has the focus is never under the ways to make contact").toEqual([]);
    await expect(quote).toBeInViewport({ ratio: 1 });

    await page.getByRole("button", { name: t(locale, "nav.closeMenu") }).click();
    await expect(menu).toBeHidden();
    await open.click();
    await menu.getByRole("link", { name: t(locale, "nav.contact"), exact: true }).click();
    await expect(menu, "a followed link closes it").toBeHidden();
    await expect(page.locator("#contact")).toBeInViewport();
    await open.click();
    await expect(menu).toBeVisible();
    await page.setViewportSize({ width: 1440, height });
    await expect
      .poll(() => menu.evaluate((element) => element.matches(":popover-open")), "the desktop menu takes over")
      .toBe(false);
  },
);
