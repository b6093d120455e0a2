import type { Page } from "@playwright/test";

import { products } from "../../app/_content/products";
import { languages, type Locale, storageKeys } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { expect, holdRequests, test } from "../support/test";

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

test(
  "a choice is stored before any script has come, opens the same page, and leads an address without prefix there, once",
  { tag: "@engines" },
  async ({ page, baseURL }) => {
    const come = await holdRequests(page, "**/assets/js/**");
    const rest = "?utm_source=mail%20a&b=1#main";
    await page.goto(firstProduct("pl") + rest, { waitUntil: "domcontentloaded" });
    await (await openLanguages(page))("de").click();
    await page.waitForURL(baseURL + firstProduct("de") + rest);
    expect(await stored(page)).toEqual(choice("de"));
    await (await openLanguages(page))("en").press("Enter");
    await page.waitForURL(baseURL + firstProduct("en") + rest);
    expect(await stored(page)).toEqual(choice("en"));
    come();

    const seen: string[] = [];
    page.on("framenavigated", (frame) => seen.push(new URL(frame.url()).pathname));
    await page.goto(lastProduct("pl") + rest, { waitUntil: "commit" });
    await page.waitForURL(baseURL + lastProduct("en") + rest);
    await expect(page.locator("html")).toBeVisible();
    await page.waitForLoadState();
    expect(seen.filter((each) => each === lastProduct("en"))).toHaveLength(1);
    await page.goBack();
    expect(page.url(), "the way back leads out").toBe(baseURL + firstProduct("en") + rest);
    await page.goto(path("de", "landing"));
    expect(await stored(page), "an address with prefix changes no choice").toEqual(choice("en"));
  },
);
