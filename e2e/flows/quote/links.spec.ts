import { products } from "../../../app/_content/products";
import { path } from "../../../app/_i18n/paths";
import { encode } from "../../../app/_features/quote/code";
import { mostLines } from "../../../app/_features/quote/line";
import { codeOf, longestList, QuoteOnPage } from "../../support/forms/quote";
import { sampledThird } from "../../support/matrix";
import { expect, test } from "../../support/test";

const own = [{ kind: "product", product: products[0].id, pieces: 7 }] as const;

test("the link of a list opens the same list in another browser", async ({ page, browser, baseURL }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const quote = new QuoteOnPage(page, "pl");
  const lines = longestList(21);
  await quote.open(lines);
  await page.getByRole("button", { name: quote.words.t("quote.share.copyButton") }).click();
  await expect(quote.status).toHaveText(quote.words.t("quote.share.copied"));
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const other = await browser.newContext({ baseURL });
  const there = new QuoteOnPage(await other.newPage(), "pl");
  await there.page.goto(link);
  await expect(there.lines).toHaveCount(mostLines);
  expect(await there.kept()).toBe(encode(lines));
  await expect(there.lines).toHaveText(await quote.lines.allTextContents());
  await other.close();
});

test("a link that replaces a list can be undone", async ({ page }) => {
  const quote = new QuoteOnPage(page, "en");
  await quote.open(own);
  await page.goto(path("en", "home"));
  await quote.open(longestList(22));
  await quote.undo.click();
  await expect(quote.lines).toHaveCount(1);
  expect(await quote.kept()).toBe(encode(own));
});

test("a link with more lines than a list may have says that the list is full", async ({ page }) => {
  const quote = new QuoteOnPage(page, "pl");
  const lines = Array.from({ length: mostLines + 1 }, (_, index) => ({ ...own[0], pieces: 5 + index }));
  await page.goto(`${path("pl", "landing")}#l=${encode(lines)}`);
  await expect(quote.lines).toHaveCount(mostLines);
  await expect(quote.status).toContainText(quote.words.t("quote.composer.listFull", { max: mostLines }));
  await expect(quote.status).not.toContainText(quote.words.t("quote.share.openedPartly"));
});

test("a link whose letters a mail program has escaped is read", async ({ page }) => {
  const quote = new QuoteOnPage(page, "pl");
  const lines = [own[0], { ...own[0], pieces: 8 }];
  await page.goto(`${path("pl", "landing")}#l=${encode(lines).replaceAll("W", "%57")}`);
  await expect(quote.lines).toHaveCount(lines.length);
  await expect(quote.status).not.toContainText(quote.words.t("quote.share.openedPartly"));
});

const malformed = [
  // Chromium's limit for an address; the unit tests read ten megabytes (`app/_features/quote/code.test.ts`).
  ["two megabytes", `#l=${"WzEs".repeat(500_000)}`],
  ["a script", "#l=<script>alert(1)</script>"],
  ["an encoded script", `#l=${codeOf({ k: "product", p: 1, n: 5, t: "<img src=x onerror=alert(1)>\n" })}`],
  ["a text in the place of a code", "#l=1:5"],
  ["a negative number", `#l=${codeOf({ k: "product", p: 1, n: -5 })}`],
  ["an unknown product", `#l=${codeOf({ k: "product", p: 99, n: 5 })}`],
  [
    "a product of every object",
    `#l=${codeOf({ k: "product", p: "__proto__", n: 5 }, { k: "constructor", n: 5 })}`,
  ],
  ["broken percents", "#l=WzEs%E0%A4"],
  ["an unknown kind", "?p=%3Cscript%3E"],
  ["a name of every object", "?p=toString"],
  ["a negative number to begin with", "?p=1&n=-5"],
  ["a number that is none", "?p=1&n=1e9"],
] as const;

test("a hostile link changes nothing and says so", async ({ page }) => {
  test.slow();
  const quote = new QuoteOnPage(page, "de");
  await quote.open(own);
  for (const [name, address] of sampledThird<(typeof malformed)[number]>(malformed)) {
    await test.step(name, async () => {
      await page.goto(path("de", "home"));
      await page.evaluate((to) => location.assign(to), path("de", "landing") + address);
      // An address of megabytes is slow to arrive.
      await expect(quote.status).toHaveText(quote.words.t("quote.share.openedPartly"), { timeout: 20_000 });
      expect(await quote.kept()).toBe(encode(own));
      await expect(quote.lines).toHaveCount(1);
    });
  }
});

test("what can be read of a link is taken, the rest is reported", async ({ page }) => {
  const quote = new QuoteOnPage(page, "pl");
  await page.goto(
    `${path("pl", "landing")}#l=${codeOf({ k: "product", p: 1, n: 5 }, { k: "product", p: 99, n: 5 }, { k: "product", p: 1, n: -1 })}`,
  );
  await expect(quote.lines).toHaveCount(1);
  await expect(quote.status).toContainText(quote.words.t("quote.share.openedPartly"));
});

test("a quote link begins a line with what it is about", async ({ page }) => {
  const quote = new QuoteOnPage(page, "pl");
  await page.goto(`${path("pl", "landing")}?p=3&n=468`);
  await expect(quote.amount).toHaveValue("468");
  await expect(quote.kind(3)).toBeChecked();
  await expect(quote.status).not.toBeEmpty();
  await expect(page).toHaveURL(path("pl", "landing"));
});
