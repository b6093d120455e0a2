import type { Page } from "@playwright/test";

import { products } from "../../../app/_content/products";
import { path } from "../../../app/_i18n/paths";
import { encode } from "../../../app/_features/quote/code";
import { type Line, mostLines } from "../../../app/_features/quote/line";
import { codeOf, longestList, QuoteOnPage } from "../../support/forms/quote";
import { expectStarted } from "../../support/islands/started";
import { sampledThird } from "../../support/matrix";
import { expect, test } from "../../support/test";

const [first, second] = products;
const own: readonly Line[] = [{ kind: "product", product: first.id, pieces: 7 }];
const linked: readonly Line[] = [
  { kind: "product", product: second.id, pieces: 8 },
  { kind: "blocks", pieces: 9 },
];

/** Opens an address that differs in its hash alone, as from the address bar: no pointer and no focus is on the page. */
const openHash = (page: Page, hash: string) => page.evaluate((to) => void (location.hash = to), hash);

test("a link to a list is read while the composer is dormant", async ({ page }) => {
  const quote = new QuoteOnPage(page, "pl");
  await quote.open();
  await expectStarted(page);
  await expect(page.locator("[data-island=quote-composer]")).not.toHaveAttribute("data-hydrated");
  await openHash(page, `#l=${encode(linked)}`);
  await expect(quote.lines).toHaveCount(linked.length);
  expect(await quote.kept()).toBe(encode(linked));
  await expect(quote.undo).toHaveCount(0);
  await expect(page).toHaveURL(path("pl", "landing"));
});

test("a link that replaces a list can be undone, or both be joined", async ({ page }) => {
  const quote = new QuoteOnPage(page, "de");
  const { t } = quote.words;
  await quote.open(own);
  for (const [way, kept] of [
    [quote.undo, own],
    [page.getByRole("button", { name: t("quote.share.join") }), [...own, ...linked]],
  ] as const) {
    await openHash(page, `#l=${encode(linked)}`);
    await expect(quote.status).toHaveText(t("quote.share.opened", { count: linked.length }));
    expect(await quote.kept()).toBe(encode(linked));
    await way.click();
    await expect(quote.lines).toHaveCount(kept.length);
    expect(await quote.kept()).toBe(encode(kept));
  }
  await expect(quote.status).toHaveText(t("quote.share.joined", { count: own.length + linked.length }));
  await expect(quote.undo).toBeFocused();
  await quote.undo.click();
  expect(await quote.kept()).toBe(encode(linked));
});

test("what both lists have is there once, and lists too long together are not joined", async ({ page }) => {
  const quote = new QuoteOnPage(page, "en");
  const join = page.getByRole("button", { name: quote.words.t("quote.share.join") });
  await quote.open(own);
  await openHash(page, `#l=${encode([...linked, ...own])}`);
  await join.click();
  expect(await quote.kept()).toBe(encode([...own, ...linked]));
  const long = longestList(61);
  await openHash(page, `#l=${encode(long)}`);
  await expect(quote.lines).toHaveCount(mostLines);
  await expect(join).toHaveCount(0);
  await quote.undo.click();
  expect(await quote.kept()).toBe(encode([...own, ...linked]));
});

test("what was being changed when another list came is not saved over a line of it", async ({ page }) => {
  const quote = new QuoteOnPage(page, "pl");
  await quote.open(own);
  await quote.change(0).click();
  await quote.amount.fill("77");
  await openHash(page, `#l=${encode(linked)}`);
  await expect(quote.lines).toHaveCount(linked.length);
  await expect(quote.amount).toHaveValue("77");
  await quote.add.click();
  expect(await quote.kept()).toBe(encode([...linked, { kind: "product", product: first.id, pieces: 77 }]));
});

test("a line that a link adds joins what is there, once", async ({ page }) => {
  const quote = new QuoteOnPage(page, "pl");
  const [line] = linked as readonly [Line];
  await quote.open(own);
  await openHash(page, `#a=${encode([line])}`);
  await expect(quote.lines).toHaveCount(2);
  await page.reload();
  await expect(quote.lines).toHaveCount(2);
  await openHash(page, `#a=${encode([line])}`);
  await expect(quote.status).toHaveText(quote.words.t("quote.announce.alreadyListed"));
  expect(await quote.kept()).toBe(encode([...own, line]));
});

const malformed = [
  ["a script", "#l=<script>alert(1)</script>"],
  ["a text in the place of a code", "#l=1:5"],
  ["a negative number", `#l=${codeOf({ k: "product", p: 1, n: -5 })}`],
  ["an unknown product", `#l=${codeOf({ k: "product", p: 99, n: 5 })}`],
  ["a product of every object", `#l=${codeOf({ k: "product", p: "__proto__", n: 5 })}`],
  ["broken percents", "#l=WzEs%E0%A4"],
  ["half a megabyte", `#l=${"WzEs".repeat(125_000)}`],
  ["a script to add", "#a=<img src=x onerror=alert(1)>"],
  ["an unknown document to add", `#a=${codeOf({ k: "document", i: "__proto__" })}`],
] as const;

for (const lines of [[], own]) {
  const state = lines.length ? "hydrated with a list" : "dormant";

  test(`a hostile link in the same tab changes nothing and says so: ${state}`, async ({ page }) => {
    const quote = new QuoteOnPage(page, "de");
    for (const [name, hash] of sampledThird<(typeof malformed)[number]>(malformed)) {
      await test.step(name, async () => {
        await page.goto(path("de", "home"));
        await page.evaluate(() => sessionStorage.clear());
        await quote.open(lines);
        await expectStarted(page);
        await openHash(page, hash);
        await expect(quote.status).toHaveText(quote.words.t("quote.share.openedPartly"));
        expect(await quote.kept()).toBe(encode(lines));
        await expect(page).toHaveURL(path("de", "landing"));
      });
    }
  });
}
