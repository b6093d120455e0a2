import type { Page } from "@playwright/test";

import { certificates } from "../../app/_content/company/certificates";
import { path } from "../../app/_i18n/paths";
import { t } from "../support/catalog";
import { expectStarted } from "../support/islands";
import { flowLocale } from "../support/matrix";
import { expectAccessible } from "../support/measures/axe";
import { misplaced } from "../support/measures/layout";
import { height } from "../support/measures/screens";
import { expect, test } from "../support/test";

const total = certificates.filter(({ file }) => !file.endsWith(".svg")).length;
const home = path(flowLocale, "home");
const links = (page: Page) => page.locator("a.ledger__name");
const dialog = (page: Page) => page.getByRole("dialog");

test.skip(total < 2, "The gallery shows scans, which the company has not delivered yet.");

/** Expects that the gallery shows only the document with this index. */
async function expectShown(page: Page, place: number): Promise<void> {
  const key = await links(page).nth(place).getAttribute("data-dialog");
  const figure = dialog(page).locator("figure:visible");
  await expect(figure).toHaveId(key ?? "");
  await expect(figure).toBeInViewport({ ratio: 1 });
  const position = t(flowLocale, "home.certificates.position", { n: place + 1, total });
  await expect(figure).toContainText(position);
  const title = t(flowLocale, `home.certificates.${key as (typeof certificates)[number]["key"]}.title`);
  await expect(dialog(page)).toHaveAccessibleName(RegExp(`^${title}, .*, ${position}$`));
}

test("by keyboard: in, round and back by arrows and buttons, and out at the last one shown", async ({
  page,
}) => {
  await page.goto(home);
  await expectStarted(page);
  await links(page).first().focus();
  await page.keyboard.press("Enter");
  await expectShown(page, 0);
  await expect(dialog(page)).toBeFocused();
  await page.keyboard.press("Tab");
  const close = dialog(page).getByRole("button", { name: t(flowLocale, "accessibility.closeDialog") });
  await expect(close).toBeFocused();
  const next = dialog(page).getByRole("button", { name: t(flowLocale, "home.certificates.next") });
  await next.focus();
  await page.keyboard.press("Enter");
  await expectShown(page, 1);
  await expect(next, "a button keeps the focus").toBeFocused();
  await expect(dialog(page).getByRole("status")).toContainText(
    t(flowLocale, "home.certificates.position", { n: 2, total }),
  );
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expectShown(page, total - 1);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(links(page).last()).toBeFocused();
  await expect(links(page).last()).toBeInViewport();
});

test("every document in the gallery can be read at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(home);
  await links(page).first().click();
  for (let place = 0; place < total; place++) {
    expect(await page.evaluate(misplaced), `document ${place + 1}`).toEqual([]);
    await page.keyboard.press("ArrowRight");
  }
  await expectAccessible(page, { within: ".lightbox", state: "the gallery" });
});
