import type { Page } from "@playwright/test";

import { path } from "../../../app/_i18n/paths";
import { encode, linesIn } from "../../../app/_quote/code/code";
import { beforeStop, shortly } from "../../../app/_quote/list/describe";
import { buildKeys } from "../../../app/_quote/list/words";
import { expectAccessible } from "../../support/measures/axe";
import { expectHydrated } from "../../support/islands";
import { expectUnbroken } from "../../support/measures/broken-lines";
import { misplaced } from "../../support/measures/layout";
import { flowLocale } from "../../support/matrix";
import { QuoteOnPage } from "../../support/forms/quote";
import { expect, test } from "../../support/test";

const notice = (page: Page) => page.locator(".added");

test("a pallet of one's own comes to the list with all that was stated of it, and can be taken off", async ({
  page,
}) => {
  const quote = new QuoteOnPage(page, flowLocale);
  const { t } = quote.words;
  const search = "?l=1300&w=1100&n=8&b=98&a=120&t=20&y=90&k=p&e=4&m=900&s=r&r=1100&h=1&d=GB&q=200";
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(path(flowLocale, "size") + search);
  await expectHydrated(page.locator("[data-island=size-tool]"));
  const link = page.locator('main a[href*="#a="]').first();
  const [line] = linesIn((await link.getAttribute("href"))?.split("#a=")[1] ?? "") ?? [];
  if (!line) throw new Error("The link brings no line.");
  await link.press("Enter");
  const added = t("quote.announce.added", { name: beforeStop(shortly(line, quote.words)), count: 1 });
  await expect(page.getByRole("status")).toHaveText(added);
  expect(await page.evaluate(misplaced)).toEqual([]);
  await expectUnbroken(page, ".added");
  await expectAccessible(page, { within: ".added" });
  expect(await quote.kept()).toBe(encode([line]));
  await expect(quote.count).toContainText(quote.counted(1));

  await notice(page)
    .getByRole("button", { name: t("quote.actions.undo") })
    .press("Enter");
  expect(await quote.kept()).toBe("");
  await expect(link).toBeFocused();
  await expect(quote.count).toHaveCount(0);

  await link.press("Enter");
  await notice(page)
    .getByRole("link", { name: t("quote.openButton", { count: 1 }) })
    .click();
  for (const figure of ["1300 × 1100 × 150", "8 × 98 × 20", "120", "900", "1100", "GB", "200"])
    await expect(quote.lines).toContainText(figure);
  await expect(quote.lines).toContainText(t(buildKeys.entries4));
  // The way back leads to a page that counts what is on the list now.
  await quote.remove(0).click();
  await page.goBack();
  await expect(quote.count).toHaveCount(0);
});
