import type { Page } from "@playwright/test";

import { products } from "../../app/_content/products";
import { languages, type Locale, storageKeys } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { t } from "../support/catalog";
import { holdRequests } from "../support/network";
import { expect, test } from "../support/test";

const productPath = (index: number) => (locale: Locale) =>
  path(locale, { route: "product", id: products.at(index)?.id ?? 0 });
const [firstProduct, lastProduct] = [productPath(0), productPath(-1)];

/** Returns the stored values of a choice: a language's code and name. */
const choice = (locale: Locale) => [languages[locale].code, languages[locale].name];
const stored = (page: Page) =>
  page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), storageKeys);

async function openLanguages(page: Page) {
  await page.locator(".language-menu summary").click();
  return (locale: Locale) =>
    page.locator(".language-menu__list").getByRole("link", { name: languages[locale].name });
}

test("an address without prefix leads to the chosen language with query and hash, and once", async ({
  page,
  baseURL,
}) => {
  await page.goto("/en/landing/");
  await page.evaluate(
    ([keys, values]) => keys.forEach((key, part) => localStorage.setItem(key, values[part] ?? "")),
    [storageKeys, choice("de")] as const,
  );
  const seen: string[] = [];
  page.on("framenavigated", (frame) => seen.push(new URL(frame.url()).pathname));
  const [polish, german] = [lastProduct("pl"), lastProduct("de")];
  const rest = "?utm_source=mail%20a&b=1#main";
  await page.goto(polish + rest, { waitUntil: "commit" });
  await page.waitForURL(baseURL + german + rest);
  await expect(page.locator("html")).toBeVisible();
  expect(await stored(page)).toEqual(choice("de"));
  await page.reload();
  expect(seen.filter((each) => each === german)).toHaveLength(2);
  expect(seen.filter((each) => each === polish).length).toBeLessThanOrEqual(1);
  await page.goBack();
  expect(page.url(), "the way back leads out").toBe(`${baseURL}/en/landing/`);
  expect(await stored(page), "an address with prefix changes no choice").toEqual(choice("de"));
});

test("a choice is stored before any script has come, by pointer and by keyboard, and opens the same page", async ({
  page,
  baseURL,
}) => {
  const come = await holdRequests(page, "**/assets/js/**");
  const rest = "?from=mail#main";
  await page.goto(firstProduct("pl") + rest, { waitUntil: "domcontentloaded" });
  await (await openLanguages(page))("de").click();
  await page.waitForURL(baseURL + firstProduct("de") + rest);
  expect(await stored(page)).toEqual(choice("de"));
  await (await openLanguages(page))("pl").press("Enter");
  await page.waitForURL(baseURL + firstProduct("pl") + rest);
  come();
  await page.waitForLoadState();
  expect(page.url()).toBe(baseURL + firstProduct("pl") + rest);
  expect(await stored(page)).toEqual(choice("pl"));
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("languages, entries and the menu of a small screen lead on", async ({ page }) => {
    await page.goto(lastProduct("pl"));
    await (await openLanguages(page))("de").click();
    await page.waitForURL(`**${lastProduct("de")}`);
    await (await openLanguages(page))("pl").click();
    await page.waitForURL((url) => url.pathname === lastProduct("pl"));
    await expect(page.locator("html")).toBeVisible();
    await page
      .locator(".site-menu__list")
      .getByRole("link", { name: t("pl", "nav.about"), exact: true })
      .click();
    await page.waitForURL(`**${path("pl", "home", "about")}`);
    await expect(page.getByRole("heading", { name: t("pl", "home.about.heading") })).toBeInViewport();
    await page.setViewportSize({ width: 360, height: 780 });
    await page.getByRole("button", { name: t("pl", "nav.openMenu") }).click();
    const menu = page.getByRole("navigation", { name: t("pl", "nav.mainMenu") });
    await menu.getByRole("link", { name: t("pl", "nav.news") }).click();
    await page.waitForURL(`**${path("pl", "news")}`);
  });
});
