import type { Page } from "@playwright/test";

import { featured, products } from "../../../app/_content/products";
import { path } from "../../../app/_i18n/paths";
import { usualSize } from "../../../app/_features/pallet/built/size-fields";
import { expectHydrated } from "../../support/islands/hydrated";
import { t } from "../../support/catalog";
import { allAreCompared } from "../../support/some-products";
import { expect, test } from "../../support/test";

/** What has the focus: the name of a field. */
const focused = (page: Page) => page.evaluate(() => (document.activeElement as HTMLInputElement).name);

/** Goes on with the tab key from where the focus is. */
async function tab(page: Page, times = 1): Promise<void> {
  for (let press = 0; press < times; press += 1) await page.keyboard.press("Tab");
}

test("a pallet is requested by keyboard alone, each field in its order @island", async ({ page }) => {
  await page.goto(path("pl", "size"));
  await expectHydrated(page.locator("[data-island=pallet-builder]"));
  await page.locator("#size-p").focus();
  // The span of a rack is a field once a rack is chosen.
  const order = ["l", "w", "n", "t", "b", "a", "k", "y", "e", "m", "c", "s", "r", "h", "d", "q", "z", "f"];
  expect([...order, "p"].sort()).toEqual(Object.keys(usualSize).sort());
  const typed = { l: "1300", w: "1100", m: "900", r: "1000", d: "GB", q: "200", z: "LS1 4AP" };
  for (const name of order) {
    await tab(page);
    // A remark about the fields before may end with a button that repairs them.
    if (await page.locator(".size__notes :focus").count()) await tab(page);
    expect(await focused(page)).toBe(`size-${name}`);
    if (name in typed) {
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type(typed[name as keyof typeof typed]);
    }
    // The second of what may be chosen.
    if (["k", "e", "c", "s", "h", "f"].includes(name)) await page.keyboard.press("ArrowRight");
  }
  const chosen = { k: "s", e: "2", c: "1", s: "r", h: "1", f: "m" };
  const requested = Object.fromEntries(new URL(page.url()).searchParams);
  expect(requested).toEqual({ ...typed, ...chosen });
  await tab(page);
  await expect(page.getByRole("link", { name: t("pl", "size.actions.add") })).toBeFocused();
});

test("what follows from the fields is announced once, when they have come to rest @island", async ({
  page,
}) => {
  await page.goto(path("pl", "size"));
  await expectHydrated(page.locator("[data-island=pallet-builder]"));
  const heard = page.locator(".size__tool > [role=status]");
  await expect(heard).toBeEmpty();
  await heard.evaluate((place) => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    new MutationObserver(() => announced.push(place.textContent)).observe(place, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await page.locator("#size-t").focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("25");
  await expect(heard).toContainText(String(3 * 25 + products[0].geometry.blockHeight));
  expect(await page.evaluate(() => (window as { announced?: string[] }).announced)).toHaveLength(1);
});

test("columns and rows are chosen by keyboard alone @island", async ({ page }) => {
  test.skip(featured.length < 3, allAreCompared);
  const [first] = products;
  const others = featured.slice(1);
  await page.goto(path("pl", "comparison"));
  await expectHydrated(page.locator("[data-island=comparison-filter]"));
  await page.getByRole("checkbox", { name: t("pl", first.name) }).focus();
  await page.keyboard.press("Space");
  await tab(page, featured.length);
  await expect(page.getByLabel(t("pl", "comparison.onlyDifferences"))).toBeFocused();
  await page.keyboard.press("Space");
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    p: others.map(({ id }) => id).join(","),
    d: "1",
  });
  await tab(page);
  await expect(page.getByRole("button", { name: t("pl", "comparison.share") })).toBeFocused();
  await tab(page, 2);
  await expect(page.locator("thead a").filter({ visible: true }).first()).toBeFocused();
});
