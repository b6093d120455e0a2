import { products } from "../../../app/_content/products";
import { path } from "../../../app/_i18n/paths";
import { encode } from "../../../app/_quote/line/code";
import { isGoods, type Line } from "../../../app/_quote/line/line";
import { longestList, quoteOn } from "../../support/forms/quote";
import { expectStarted } from "../../support/islands";
import { flowLocale } from "../../support/matrix";
import { expect, test } from "../../support/test";

const [first, second] = products;

test(
  "a list is put together, changed and undone by keyboard, and outlives its page",
  { tag: "@engines" },
  async ({ page }) => {
    const quote = quoteOn(page);
    const { keyboard } = page;
    const { texts } = quote;
    await quote.open();
    await quote.picture(first.id).focus();
    await keyboard.press("Enter");
    await expect(quote.lines).toContainText(texts.products[first.id]?.short ?? "");
    await expect(quote.notice).toContainText(quote.counted(1));
    await expect(quote.count).toContainText(quote.counted(1));
    await expect(quote.amountOf(0)).toBeFocused();

    await quote.opener.press("Enter");
    await expect(quote.picture(first.id)).toBeFocused();
    await quote.picture(second.id).press("Enter");
    await expect(quote.lines).toHaveCount(2);
    await expect(quote.amountOf(1)).toBeFocused();

    await quote.amountOf(0).fill("500");
    await keyboard.press("Enter");
    await expect(quote.amountOf(0)).toBeFocused();
    await quote.change(0).press("Enter");
    await expect(page.locator(".quote-line__fields [name=line-unit]").first()).toBeFocused();
    await page.locator("#line-note").fill("Rampa 3");
    await keyboard.press("Enter");
    await expect(quote.lines.first()).toContainText("Rampa 3");
    await expect(quote.change(0)).toBeFocused();

    await quote.remove(0).press("Enter");
    await expect(quote.lines).toHaveCount(1);
    await expect(quote.undo).toBeFocused();
    await keyboard.press("Enter");
    await expect(quote.remove(0)).toBeFocused();
    await expect(quote.amountOf(0)).toHaveValue("500");

    await page.locator("#line-clear").press("Enter");
    await expect(quote.lines).toHaveCount(0);
    await expect(quote.undo).toBeFocused();
    await keyboard.press("Enter");
    await expect(quote.lines).toHaveCount(2);

    const code = await quote.kept();
    await page.reload();
    await expect(quote.lines).toHaveCount(2);
    await expect(page.locator(".hero__count")).toContainText(quote.counted(2));
    expect(await quote.kept()).toBe(code);
  },
);

test("on a phone a link in the same tab opens at the list, ticked papers come to it without moving, and its link opens the same list in another tab, which is a list of its own", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 360, height: 780 });
  const quote = quoteOn(page);
  const goods = longestList(21).filter(isGoods);
  const wishes = (["masses", "eudr"] as const).map(
    (document) => ({ kind: "document", document, language: flowLocale }) as const,
  );
  const fromLink = (line: Line): Line => ({ ...line, linked: true });
  const lines = [...goods.map(fromLink), ...wishes];
  await quote.open();
  await expectStarted(page);
  await expect(page.locator("[data-island=quote-composer]")).not.toHaveAttribute("data-hydrated");
  // Like the address bar: without pointer or focus on the page.
  await page.evaluate((code) => void (location.hash = `#l=${code}`), encode(goods));
  await expect(quote.lines).toHaveCount(goods.length);
  await expect(quote.undo).toHaveCount(0);
  await expect.poll(async () => (await quote.lines.first().boundingBox())?.y).toBeLessThan(400);
  await expect(page).toHaveURL(path(flowLocale, "landing"));

  await quote.papers.click();
  for (const { document } of wishes) {
    const box = page.locator(`#paper-${document}`);
    await box.scrollIntoViewIfNeeded();
    const before = await box.boundingBox();
    await box.check();
    expect((await box.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  }
  expect(await quote.kept()).toBe(encode(lines));
  await page.getByRole("button", { name: quote.texts.t("quote.share.copyButton") }).click();
  await expect(quote.notice).toContainText(quote.texts.t("quote.share.copied"));
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const other = await context.newPage();
  const there = quoteOn(other);
  await other.goto(link);
  await there.lines.last().waitFor();
  expect(await there.kept()).toBe(encode(lines.map(fromLink)));
  await there.remove(0).click();
  await expect(there.lines).toHaveCount(lines.length - 1);
  expect(await quote.kept()).toBe(encode(lines));
});
