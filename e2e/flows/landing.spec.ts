import type { Page } from "@playwright/test";

import { path } from "../../app/_i18n/paths";
import { t } from "../support/catalog";
import { expectStarted } from "../support/islands";
import { flowLocale as locale } from "../support/matrix";
import { height } from "../support/measures/screens";
import { expect, test } from "../support/test";

const address = path(locale, "landing");
const strip = (page: Page) => page.getByRole("group", { name: t(locale, "landing.hero.slider.label") });

test("heading, subjects and submit button are in the first view, and the pictures change by buttons, keys and swipes", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height });
  await page.goto(address);
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
  await page.goto(address);
  const way = page.getByRole("link", { name: t(locale, "landing.products.epalPallet.button"), exact: true });
  const row = page.getByText(t(locale, "landing.products.heading"), { exact: true });
  await expect(way).toBeHidden();
  await row.click();
  await expect(way).toBeVisible();
  await row.click();
  await expect(way).toBeHidden();
  await expectStarted(page);
  // Navigates within the open page, then to it.
  await page.evaluate((there) => location.assign(there), `${address}#topics-heading`);
  await expect(way).toBeVisible();
  await page.reload();
  await expect(way).toBeVisible();
  await row.click();
  await page.setViewportSize({ width: 1440, height });
  await expect(way).toBeVisible();
});
