import { specification } from "../../app/_content/test-specification";
import { languages } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { t } from "../support/catalog";
import { height } from "../support/measures/screens";
import { expectStarted } from "../support/islands/started";
import { errorPath } from "../support/built-pages";
import { expect, test } from "../support/test";
import { sampledLanguages } from "../support/matrix";

for (const locale of sampledLanguages()) {
  test.describe(`header in ${languages[locale].name}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width: 1440, height });
      await page.goto(path(locale, "home"));
    });

    test(
      "opens and closes submenu and language menu by keyboard alone",
      { tag: "@island" },
      async ({ page }) => {
        const submenu = page.locator(".site-menu summary");
        const language = page.locator(".language-menu summary");
        const firstOfSubmenu = page.locator(".site-menu__sublist a").first();
        const german = page.locator(".language-menu").getByRole("link", { name: languages.de.name });

        // Menus open by themselves; Escape and one at a time are what the script adds.
        await expectStarted(page);
        await submenu.focus();
        await page.keyboard.press("Enter");
        await expect(firstOfSubmenu).toBeVisible();
        await page.keyboard.press("Tab");
        await expect(firstOfSubmenu).toBeFocused();
        // What the first sign of interest fetches may be on its way for longer than a test takes to come this far.
        await expect(async () => {
          await page.keyboard.press("Escape");
          await expect(firstOfSubmenu).toBeHidden({ timeout: 500 });
        }).toPass();
        await expect(submenu).toBeFocused();

        await page.keyboard.press("Space");
        await expect(firstOfSubmenu).toBeVisible();
        await language.focus();
        await page.keyboard.press("Enter");
        await expect(german, "one menu is open at a time").toBeVisible();
        await expect(firstOfSubmenu).toBeHidden();
        await page.locator("h1").click();
        await expect(german, "a press outside closes it").toBeHidden();
      },
    );

    test("skips to the content and returns to the top", async ({ page }) => {
      await page.keyboard.press("Tab");
      const skip = page.getByRole("link", { name: t(locale, "nav.skipToContent") });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press("Enter");
      await expect(page.locator("#main")).toBeFocused();

      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.locator("#contact").scrollIntoViewIfNeeded();
      await page.getByRole("link", { name: t(locale, "nav.scrollToTop") }).click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    });
  });
}

test.describe("mobile menu", { tag: "@island" }, () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto("/");
  });

  const open = t("pl", "nav.openMenu");
  const close = t("pl", "nav.closeMenu");

  test("opens by keyboard in its time, closes with Escape and gives the focus back", async ({ page }) => {
    const button = page.getByRole("button", { name: open });
    const nav = page.locator("#menu");
    const opening = await nav.evaluateHandle((element: HTMLElement) => ({
      seconds: new Promise<number>((ended) =>
        element.addEventListener("transitionend", ({ elapsedTime }) => ended(elapsedTime), { once: true }),
      ),
    }));
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(nav).toBeVisible();
    expect(await opening.evaluate(({ seconds }) => seconds)).toBe(specification.menuAnimation / 1000);
    await page.keyboard.press("Escape");
    await expect(nav).toBeHidden();
    await expect(button).toBeFocused();
  });

  test("closes by its button, by a followed link, and when the desktop menu takes over", async ({ page }) => {
    const nav = page.locator("#menu");
    await page.getByRole("button", { name: open }).click();
    await page.getByRole("button", { name: close }).click();
    await expect(nav).toBeHidden();

    await page.getByRole("button", { name: open }).click();
    await nav.getByRole("link", { name: t("pl", "nav.contact"), exact: true }).click();
    await expect(nav).toBeHidden();
    await expect(page.locator("#contact")).toBeInViewport();

    await page.getByRole("button", { name: open }).click();
    await expect(nav).toBeVisible();
    await page.setViewportSize({ width: 1440, height });
    await expect.poll(() => nav.evaluate((element) => element.matches(":popover-open"))).toBe(false);
  });

  test("keeps the ways to make contact in sight, with the submenu open as well", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const nav = page.locator("#menu");
    await page.getByRole("button", { name: open }).click();
    await nav.locator("summary").click();
    const quote = nav.getByRole("link", { name: t("pl", "nav.requestQuote") });
    await expect(quote).toBeInViewport({ ratio: 1 });
    // What has the focus is never under them.
    for (const link of await nav.locator(".site-menu__list a").all()) {
      await link.focus();
      const covered = await link.evaluate((element) => {
        const { x, bottom } = element.getBoundingClientRect();
        return !element.contains(document.elementFromPoint(x + 2, bottom - 2));
      });
      expect(covered, await link.innerText()).toBe(false);
    }
    await expect(quote).toBeInViewport({ ratio: 1 });
  });

  test("does not move under reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.getByRole("button", { name: open }).click();
    const nav = page.locator("#menu");
    await expect(nav).toBeVisible();
    await expect.poll(() => nav.evaluate((element) => element.getAnimations().length)).toBe(0);
  });
});

test("the logo is light where the visitor's own colours are light on dark", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await page.goto("/");
  const logo = page.locator(".site-header__logo img");
  await expect(logo).toHaveCSS("filter", "invert(1)");
  await page.emulateMedia({ forcedColors: "active", colorScheme: "light" });
  await expect(logo).toHaveCSS("filter", "none");
});

test("on the error document, which is none of the pages, no entry is the current one", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height });
  await page.goto(path("pl", "home"));
  await expect(page.locator(".site-menu [aria-current]")).toHaveCount(1);
  await page.goto(errorPath);
  await expect(page.locator(".site-menu")).toBeVisible();
  await expect(page.locator(".site-menu [aria-current]")).toHaveCount(0);
});
