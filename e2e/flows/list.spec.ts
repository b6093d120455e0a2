import type { Page } from "@playwright/test";

import { products } from "../../app/_content/products";
import { path } from "../../app/_i18n/paths";
import { encode, linesIn } from "../../app/_quote/line/code";
import { beforeStop, shortly } from "../../app/_quote/line/describe";
import { isGoods, type Line } from "../../app/_quote/line/line";
import { buildKeys } from "../../app/_quote/line/build-keys";
import { sizeFields } from "../../app/_tools/size/size-fields";
import { longestList, quoteOn } from "../support/forms/quote";
import { expectStarted, fieldsInAddress, openTool } from "../support/islands";
import { flowLocale as locale } from "../support/matrix";
import { expectAccessible } from "../support/measures/axe";
import { expectUnbroken } from "../support/measures/broken-lines";
import { misplaced } from "../support/measures/layout";
import { height } from "../support/measures/screens";
import { expect, test } from "../support/test";

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
    await expect(quote.lines.first().locator("[name$=-unit]").first()).toBeFocused();
    await quote.fieldOf(0, "note").fill("Rampa 3");
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
    (document) => ({ kind: "document", document, language: locale }) as const,
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
  await expect(page).toHaveURL(path(locale, "landing"));

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

const answer = (page: Page) => page.locator(".adding__answer");

test(
  "by keyboard alone, a custom pallet is described field by field, added to the list with all its values, and removed",
  { tag: "@engines" },
  async ({ page }) => {
    const quote = quoteOn(page);
    const { t: say } = quote.texts;
    await page.setViewportSize({ width: 320, height: 800 });
    await openTool(page, "size");
    await page.locator("#size-start").focus();
    // The span field appears once a rack is chosen.
    const order = [
      "length",
      "depth",
      "boards",
      "thickness",
      "innerWidth",
      "edgeWidth",
      "blocks",
      "blockHeight",
      "entries",
      "load",
      "onPoints",
      "support",
      "span",
      "heatTreated",
      "country",
      "pieces",
    ];
    expect([...order, "start"].sort()).toEqual(Object.keys(sizeFields).sort());
    const typed = { length: "1300", depth: "1100", load: "900", span: "1000", country: "GB", pieces: "200" };
    for (const name of order) {
      await page.keyboard.press("Tab");
      if (await page.locator(".tool-fold:not([open]) > summary:focus").count()) {
        await page.keyboard.press("Enter");
        await page.keyboard.press("Tab");
      }
      await expect(page.locator(`:focus[name=size-${name}]`)).toHaveCount(1);
      if (name in typed) {
        await page.keyboard.press("ControlOrMeta+A");
        await page.keyboard.type(typed[name as keyof typeof typed]);
      }
      // Selects the second option.
      if (["blocks", "entries", "onPoints", "support", "heatTreated"].includes(name))
        await page.keyboard.press("ArrowRight");
    }
    await expect
      .poll(() => fieldsInAddress(page))
      .toEqual({
        l: typed.length,
        w: typed.depth,
        m: typed.load,
        r: typed.span,
        d: typed.country,
        q: typed.pieces,
        k: "s",
        e: "2",
        c: "1",
        s: "r",
        h: "1",
      });
    await page.keyboard.press("Tab");
    const link = page.locator(".adding > a").first();
    await expect(link).toBeFocused();
    const [line] = linesIn((await link.getAttribute("href"))?.split("#a=")[1] ?? "") ?? [];
    if (!line) throw new Error("The link brings no line.");
    await page.keyboard.press("Enter");
    const added = say("quote.announce.added", { name: beforeStop(shortly(line, quote.texts)), count: 1 });
    await expect(page.locator("p[role=status]").first()).toHaveText(added);
    const way = answer(page).getByRole("link", { name: say("quote.openButton", { count: 1 }) });
    await expect(way).toBeFocused();
    expect(await page.evaluate(misplaced)).toEqual([]);
    await expectUnbroken(page, ".adding");
    await expectAccessible(page, { within: ".adding" });
    expect(await quote.kept()).toBe(encode([line]));
    await expect(quote.count).toContainText(quote.counted(1));
    await expect(page.locator(".site-header__list")).toBeVisible();

    await answer(page)
      .getByRole("button", { name: say("quote.actions.undo") })
      .press("Enter");
    expect(await quote.kept()).toBe("");
    await expect(link).toBeFocused();
    await expect(quote.count).toHaveCount(0);
    await expect(page.locator(".site-header__list")).toBeHidden();

    await link.press("Enter");
    await way.click();
    for (const figure of ["1300 × 1100", "900", "1000", "GB"])
      await expect(quote.lines).toContainText(figure);
    await expect(quote.lines).toContainText(say(buildKeys.entries2));
    await expect(quote.amountOf(0)).toHaveValue("200");
    // The previous page must show the current count.
    await quote.remove(0).click();
    await page.goBack();
    await expect(quote.count).toHaveCount(0);
  },
);

test("an answer takes no more space than the pressed link in narrow boxes", async ({ page }) => {
  for (const [route, box] of [
    ["catalogue", ".product-card"],
    ["comparison", "tr:has(.adding)"],
    ["ispm", ".ispm-ways"],
  ] as const) {
    await page.setViewportSize({ width: 360, height });
    await page.goto(path(locale, route));
    const link = page.locator(".adding > a").filter({ visible: true });
    const container = page.locator(box, { has: link }).first();
    for (const width of [360, 820]) {
      await page.setViewportSize({ width, height });
      // After the press, no link in it may be visible.
      const element = await container.elementHandle();
      const before = await element?.boundingBox();
      await container.locator(link).first().click();
      const undo = answer(page).getByRole("button");
      await expect(undo).toBeInViewport({ ratio: 1 });
      expect((await element?.boundingBox())?.height, `${box} at ${width} px`).toBe(before?.height);
      await undo.click();
    }
  }
});
