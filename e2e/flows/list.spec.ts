import { products } from "../../app/_content/products";
import { tools } from "../../app/_content/tools";
import { path } from "../../app/_i18n/paths";
import { encode } from "../../app/_quote/line/code";
import { isGoods } from "../../app/_quote/line/line";
import { t } from "../support/catalog";
import { longestList, quoteOn } from "../support/forms";
import { expect, expectStarted, openTool, test } from "../support/test";
import { flowLocale as locale } from "../support/matrix";
import { expectAccessible } from "../support/measures/axe";
import { walkFocus } from "../support/measures/focus";
import { expectReadable, height, widths } from "../support/measures/layout";

const [first, second] = products;

// Only a browser has the order of the focus, and storage that outlives a page.
test(
  "a list is put together, changed and undone by keyboard, each press hands the focus on, and it outlives its page",
  { tag: "@engines" },
  async ({ page }) => {
    const quote = quoteOn(page);
    const { keyboard } = page;
    await quote.open();
    await quote.picture(first.id).press("Enter");
    await expect(quote.lines).toContainText(quote.texts.products[first.id]?.short ?? "");
    await expect(page.getByRole("banner")).toContainText(quote.counted(1));
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
    await quote.lines.first().getByText(quote.texts.t("quote.composer.moreButton")).press("Enter");
    const note = page.getByLabel(quote.texts.t("quote.composer.noteLabel"));
    await note.fill("Rampa 3");
    await keyboard.press("Enter");
    await expect(quote.lines.first()).toContainText("Rampa 3");
    await expect(quote.change(0)).toBeFocused();

    await quote.remove(0).press("Enter");
    await expect(quote.lines).toHaveCount(1);
    await expect(quote.undo).toBeFocused();
    await keyboard.press("Enter");
    await expect(quote.remove(0)).toBeFocused();
    await expect(quote.amountOf(0)).toHaveValue("500");
    await quote.clear.press("Enter");
    await expect(quote.lines).toHaveCount(0);
    await expect(quote.undo).toBeFocused();
    await keyboard.press("Enter");
    await expect(quote.lines).toHaveCount(2);

    await page.reload();
    await expect(quote.lines).toHaveCount(2);
    await expect(quote.lines.first()).toContainText("Rampa 3");
    await expect(quote.amountOf(0)).toHaveValue("500");
  },
);

// Only a browser follows a fragment on the open page, and has a layout that moves.
test("on a phone a link in the same tab opens at the list, and ticked papers come to it without moving", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const quote = quoteOn(page);
  const goods = longestList(21).filter(isGoods);
  const papers = (["masses", "eudr"] as const).map((paper) => t(locale, `papers.options.${paper}.label`));
  await quote.open();
  await expectStarted(page);
  // Like the address bar: without pointer or focus on the page.
  await page.evaluate((code) => void (location.hash = `#l=${code}`), encode(goods));
  await expect(quote.lines).toHaveCount(goods.length);
  await expect.poll(async () => (await quote.lines.first().boundingBox())?.y).toBeLessThan(400);
  await expect(page).toHaveURL(path(locale, "landing"));

  await quote.papers.click();
  for (const name of papers) {
    const box = page.getByRole("checkbox", { name });
    await box.scrollIntoViewIfNeeded();
    const before = await box.boundingBox();
    await box.check();
    expect((await box.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  }
  await expect(quote.lines).toHaveCount(goods.length + papers.length);
});

// Only a browser goes back to the page before, and has the focus of an answer that goes.
test(
  "what every tool adds is answered in its place, taken back with the focus on the button, and gone on the page before once it leaves the list",
  { tag: "@engines" },
  async ({ page }) => {
    const quote = quoteOn(page);
    const added = tools.filter(({ island }) => island);
    for (const { route } of added) {
      await openTool(page, route, "?q=300");
      await quote.add.press("Enter");
      await expect(quote.way(1), route).toBeFocused();
      await quote.undo.press("Enter");
      await expect(quote.add, route).toBeFocused();
      await expect(page.getByRole("banner").getByText(quote.counted(1))).toHaveCount(0);
    }
    await quote.add.press("Enter");
    await quote.way(1).press("Enter");
    await expect(quote.lines).toHaveCount(1);
    await quote.remove(0).click();
    await expect(quote.lines).toHaveCount(0);
    await page.goBack();
    await expect(quote.add).toBeVisible();
    await expect(page.getByRole("banner").getByText(quote.counted(1))).toHaveCount(0);
  },
);

// Only a browser has a layout.
test("with all parts open the longest list is accessible, in order for the keyboard, and readable at every width", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const quote = quoteOn(page);
  await quote.open(longestList(42));
  await quote.papers.click();
  await quote.remove(0).click();
  await expect(quote.undo).toBeFocused();
  await quote.opener.click();
  await quote.change(0).click();
  const [amount] = await page.getByRole("main").getByRole("textbox").all();
  await amount?.fill("0");
  await expectAccessible(page, { within: "main", state: "with open parts", targets: true });
  for (const width of [320, ...widths]) {
    await page.setViewportSize({ width, height });
    await expectReadable(page, `${width} px`);
  }
  expect(await walkFocus(page)).toEqual([]);
});
