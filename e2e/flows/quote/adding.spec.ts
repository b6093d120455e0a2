import type { Locator, Page } from "@playwright/test";

import { certificates } from "../../../app/_content/company/certificates";
import { products } from "../../../app/_content/products";
import { usualVehicle } from "../../../app/_content/vehicles";
import { path } from "../../../app/_i18n/paths";
import { encode } from "../../../app/_features/quote/code";
import { decode } from "../../../app/_features/quote/decode";
import { beforeStop, shortly } from "../../../app/_features/quote/describe";
import { knownIn } from "../../../app/_features/quote/known";
import { buildKeys } from "../../../app/_features/quote/words";
import { type Line, mostLines } from "../../../app/_features/quote/line";
import { expectAccessible, expectForcedColours } from "../../support/measures/axe";
import { expectHydrated } from "../../support/islands/hydrated";
import { t } from "../../support/catalog";
import { misplaced } from "../../support/measures/layout";
import { holdRequests } from "../../support/network";
import { longestList, QuoteOnPage } from "../../support/forms/quote";
import { expectStarted } from "../../support/islands/started";
import { expect, test } from "../../support/test";
import { sampled, sampledLanguages } from "../../support/matrix";

const [first] = products;
const fullLoad = {
  kind: "load",
  product: first.id,
  vehicle: usualVehicle.id,
  loads: 1,
} as const satisfies Line;

/** Pages with a link that adds a line, and the line where the page says which from the start. */
const places = [
  { name: "planner", address: path("pl", "load"), island: "load-planner", line: fullLoad },
  { name: "pallet to size", address: `${path("pl", "size")}?q=7`, island: "pallet-builder" },
  { name: "comparison", address: path("pl", "comparison"), line: fullLoad },
  { name: "product", address: path("pl", { route: "product", id: first.id }), line: fullLoad },
] as const;

/** Those whose HTML comes with the link: the builder first has to read a quantity. */
const dormant = places.filter(({ address }) => !address.includes("?"));

const adding = (page: Page) => page.locator('main a[href*="#a="]').first();
const notice = (page: Page) => page.locator(".added");

/** The line that a link brings. */
async function lineOf(link: Locator, { words }: QuoteOnPage): Promise<Line> {
  const { hash } = new URL((await link.getAttribute("href")) ?? "", "http://here");
  const { lines, partly } = decode(hash.slice("#a=".length), knownIn(words));
  expect(partly).toBe(false);
  expect(lines).toHaveLength(1);
  return lines[0] as Line;
}

/** Comes to the link as a visitor does, so that a press on it is taken over. */
async function comeTo(page: Page, address: string, island?: string): Promise<Locator> {
  await page.goto(address);
  if (island) await expectHydrated(page.locator(`[data-island=${island}]`));
  // A pointer over a link has no effect before the scripts are there.
  await expectStarted(page);
  await adding(page).hover();
  await expect(notice(page)).toHaveAttribute("data-ready", "");
  return adding(page);
}

const withDefaults = places.map((place) => ({ island: undefined, line: undefined, ...place }));

for (const { name, address, island, line: expected } of sampled(withDefaults, 0)) {
  test(`${name}: a press puts the line on the list, says so once, and can be undone @island`, async ({
    page,
  }) => {
    const quote = new QuoteOnPage(page, "pl");
    const link = await comeTo(page, address, island);
    const line = await lineOf(link, quote);
    if (expected) expect(line).toEqual(expected);
    const status = notice(page).getByRole("status");
    await status.evaluate((heard: HTMLElement & { texts?: string[] }) => {
      heard.texts = [];
      new MutationObserver(() => heard.texts?.push(heard.textContent)).observe(heard, { childList: true });
    });
    await link.click();
    const name = beforeStop(shortly(line, quote.words));
    const added = quote.words.t("quote.announce.added", { name, count: 1 });
    await expect(status).toHaveText(added);
    expect(await status.evaluate((heard: HTMLElement & { texts?: string[] }) => heard.texts)).toEqual([
      added,
    ]);
    expect(await quote.kept()).toBe(encode([line]));
    const count = page.locator(".site-header__quote [data-lines]");
    await expect(count).toContainText(quote.counted(1));

    await link.click();
    await expect(status).toHaveText(quote.words.t("quote.announce.alreadyListed"));
    expect(await quote.kept()).toBe(encode([line]));
  });
}

for (const { name, address, island } of sampled(withDefaults, 1)) {
  test(`${name}: what was added can be undone by keyboard, or sent @island`, async ({ page }) => {
    const quote = new QuoteOnPage(page, "pl");
    const link = await comeTo(page, address, island);
    const line = await lineOf(link, quote);
    await link.press("Enter");
    const undo = notice(page).getByRole("button", { name: quote.words.t("quote.actions.undo") });
    await undo.press("Enter");
    expect(await quote.kept()).toBe("");
    await expect(link).toBeFocused();
    await expect(notice(page).getByRole("status")).toContainText(shortly(line, quote.words));
    await expect(page.locator(".site-header__quote [data-lines]")).toHaveCount(0);

    await link.press("Enter");
    await notice(page)
      .getByRole("link", { name: quote.words.t("quote.openButton") })
      .click();
    await expect(quote.lines).toHaveCount(1);
    expect(await quote.kept()).toBe(encode([line]));
    // The way back leads to a page that counts what is on the list now.
    await quote.remove(0).click();
    await page.goBack();
    await expect(page.locator(".site-header__quote [data-lines]")).toHaveCount(0);
  });
}

for (const { name, address, island } of dormant.filter((place) => "island" in place))
  test(`${name}: what a press has announced before the island is hydrated stays`, async ({ page }) => {
    const quote = new QuoteOnPage(page, "pl");
    await page.goto(address);
    const tool = page.locator(`[data-island=${island}]`);
    const release = await holdRequests(page, `**${await tool.getAttribute("data-module")}`);
    await expectStarted(page);
    await adding(page).hover();
    await expect(notice(page)).toHaveAttribute("data-ready", "");
    const line = await lineOf(adding(page), quote);
    await adding(page).click();
    const undo = notice(page).getByRole("button", { name: quote.words.t("quote.actions.undo") });
    await expect(undo).toBeVisible();
    await expect(tool).not.toHaveAttribute("data-hydrated");
    release();
    await expectHydrated(tool);
    await expect(notice(page).getByRole("status")).toContainText(shortly(line, quote.words));
    await undo.click();
    expect(await quote.kept()).toBe("");
  });

for (const locale of sampledLanguages()) {
  test(`a pallet of one's own comes to the list with all that was stated of it, in ${locale} @island`, async ({
    page,
  }) => {
    const quote = new QuoteOnPage(page, locale);
    const search = "?l=1300&w=1100&n=8&b=98&a=120&t=20&y=90&k=p&e=4&m=900&s=r&r=1100&h=1&d=GB&q=200";
    const link = await comeTo(page, path(locale, "size") + search, "pallet-builder");
    const line = await lineOf(link, quote);
    expect(line).toEqual({
      kind: "custom",
      pieces: 200,
      size: [1300, 1100, 150],
      deck: [8, 98, 120, 20],
      blocks: ["pressed", 90],
      entries: 4,
      load: 900,
      support: ["rack", 1100],
      destination: "GB",
      ht: true,
    });
    await link.click();
    await notice(page)
      .getByRole("link", { name: quote.words.t("quote.openButton") })
      .click();
    for (const figure of ["1300 × 1100 × 150", "8 × 98 × 20", "120", "900", "1100", "GB", "200"])
      await expect(quote.lines).toContainText(figure);
    await expect(quote.lines).toContainText(quote.words.t(buildKeys.entries4));
    // Changed in its quantity alone, it keeps how it is built.
    await quote.change(0).click();
    await quote.amount.fill("250");
    await page.getByRole("button", { name: quote.words.t("quote.composer.saveButton") }).click();
    await expect(quote.lines).toContainText("250");
    expect(await quote.kept()).toBe(encode([{ ...line, pieces: 250 } as Line]));
  });

  test(`the current edition of a document is requested by a line, in ${locale}`, async ({ page }) => {
    const quote = new QuoteOnPage(page, locale);
    await page.goto(path(locale, "home"));
    for (const { key } of certificates.slice(0, 2)) {
      await page.goto(path(locale, "home"));
      const row = page.locator(".ledger__row", { has: page.locator(`[data-dialog="${key}"]`) });
      await row.getByRole("link", { name: t(locale, "home.certificates.request") }).click();
      await expect(quote.lines.filter({ hasText: quote.words.documents[key] ?? key })).toHaveCount(1);
      await expect(quote.status).not.toBeEmpty();
    }
    await expect(quote.lines).toHaveCount(2);
    await expect(page).toHaveURL(path(locale, "landing"));
  });
}

test("a full list takes no more from a press, and says so @island", async ({ page }) => {
  const quote = new QuoteOnPage(page, "de");
  const lines = longestList(51);
  await quote.open(lines);
  const link = await comeTo(page, path("de", "comparison"));
  await link.click();
  await expect(notice(page).getByRole("status")).toHaveText(
    quote.words.t("quote.composer.listFull", { max: mostLines }),
  );
  expect(await quote.kept()).toBe(encode(lines));
  await expect(page.locator(".site-header__quote [data-lines]")).toHaveText(new RegExp(`^${mostLines}`));
});

test("without the words the link leads to the form, as it does for another tab", async ({
  page,
  context,
  watch,
}) => {
  const link = await comeTo(page, path("pl", "comparison"));
  const [other] = await Promise.all([
    context.waitForEvent("page"),
    link.click({ modifiers: ["ControlOrMeta"] }),
  ]);
  await expect(new QuoteOnPage(other, "pl").lines).toHaveCount(1);
  await other.close();
  await page.route("**/assets/quote/*.json", (route) => route.abort());
  await link.click();
  await page.waitForURL((url) => url.pathname === path("pl", "landing"));
  // That the words can't be had is what the page says, and the browser.
  await expect.poll(() => watch.messages.length).toBeGreaterThan(0);
  watch.messages.length = 0;
});

test("what a press says is accessible, in forced colours and at 320 px, too @island", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const { address } of sampled<(typeof dormant)[number]>(dormant)) {
    await page.setViewportSize({ width: 320, height: 800 });
    const link = await comeTo(page, address);
    await link.click();
    await expect(notice(page).getByRole("button")).toBeVisible();
    expect(await page.evaluate(misplaced)).toEqual([]);
    await expectAccessible(page, { within: "main" });
    await page.emulateMedia({ reducedMotion: "reduce", forcedColors: "active" });
    await expectForcedColours(page);
    await page.emulateMedia({ reducedMotion: "reduce", forcedColors: "none" });
    await page.evaluate(() => sessionStorage.clear());
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the links lead to the form", async ({ page }) => {
    for (const { address } of dormant) {
      await page.goto(address);
      await adding(page).click();
      await expect(page).toHaveURL(new RegExp(`^[^#]*${path("pl", "landing")}#a=.`));
    }
  });
});
