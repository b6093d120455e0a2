import type { Locator, Page } from "@playwright/test";

import { certificates } from "../../app/_content/company/certificates";
import { path } from "../../app/_i18n/paths";
import { expectAccessible, expectForcedColours } from "../support/measures/axe";
import { documentName, t } from "../support/catalog";
import { holdRequests } from "../support/network";
import { misplaced } from "../support/measures/layout";
import { height } from "../support/measures/screens";
import { expectStarted } from "../support/islands/started";
import { expect, test } from "../support/test";
import { sampledLanguages } from "../support/matrix";

const total = certificates.length;
const links = (page: Page) => page.locator(".ledger__open");
const dialog = (page: Page) => page.getByRole("dialog");
const keyOf = (link: Locator) => link.getAttribute("data-dialog");

/** Expects that the gallery shows the document at a place, counted from none, and nothing else. */
async function expectShown(page: Page, place: number): Promise<void> {
  const key = await keyOf(links(page).nth(place));
  const figure = dialog(page).locator("figure:visible");
  await expect(figure).toHaveId(key ?? "");
  await expect(figure.getByRole("img")).toBeInViewport({ ratio: 1 });
  await expect(figure).toContainText(t("pl", "home.certificates.position", { n: place + 1, total }));
}

test.describe("gallery", { tag: "@island" }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/");
    await expectStarted(page);
  });

  test("each document is enlarged and gives the focus back", async ({ page }) => {
    for (const certificate of certificates) {
      const name = documentName("pl", certificate);
      const link = page.getByRole("link", {
        name: t("pl", "home.certificates.enlarge", { name }),
        exact: true,
      });
      await link.click();
      await expect(dialog(page).getByRole("img")).toHaveAttribute("src", certificate.file);
      await expect(dialog(page).getByRole("img")).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toBeHidden();
      await expect(link).toBeFocused();
    }
  });

  test("by keyboard: in, on and back by arrows, round and round, and out at the last one shown", async ({
    page,
  }) => {
    await links(page).first().focus();
    await page.keyboard.press("Enter");
    await expect(
      dialog(page).getByRole("button", { name: t("pl", "accessibility.closeDialog") }),
    ).toBeFocused();
    await expectShown(page, 0);
    for (let place = 1; place <= total; place++) {
      await page.keyboard.press("ArrowRight");
      await expectShown(page, place % total);
    }
    await page.keyboard.press("ArrowLeft");
    await expectShown(page, total - 1);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(links(page).last()).toBeFocused();
    await expect(links(page).last()).toBeInViewport();
    // Without a gallery the keys are the browser's again.
    await page.keyboard.press("ArrowRight");
    await expect(dialog(page)).toBeHidden();
  });

  test("by its buttons, which keep the focus", async ({ page }) => {
    await links(page).nth(1).click();
    const next = dialog(page).getByRole("button", { name: t("pl", "home.certificates.next") });
    const previous = dialog(page).getByRole("button", { name: t("pl", "home.certificates.previous") });
    await next.focus();
    await page.keyboard.press("Enter");
    await expectShown(page, 2);
    await page.keyboard.press("Enter");
    await expectShown(page, 3);
    await expect(next).toBeFocused();
    await previous.click();
    await expectShown(page, 2);
    await dialog(page)
      .getByRole("button", { name: t("pl", "accessibility.closeDialog") })
      .click();
    await expect(links(page).nth(2)).toBeFocused();
  });

  test("closes by a press beside it, and a shortcut of the browser is no arrow", async ({ page }) => {
    await links(page).first().click();
    await page.keyboard.press("Shift+ArrowRight");
    await expectShown(page, 0);
    await page.mouse.click(5, 5);
    await expect(dialog(page)).toBeHidden();
  });

  test("a document opens in a new tab when requested", async ({ page, context }) => {
    const file = (await links(page).first().getAttribute("href")) ?? "";
    const [tab] = await Promise.all([
      context.waitForEvent("page"),
      links(page)
        .first()
        .click({ modifiers: ["Control"] }),
    ]);
    await tab.waitForURL(`**${file}`);
    await expect(dialog(page)).toHaveCount(0);
  });
});

test("pages are turned by place and by key before any script has come", async ({ page }) => {
  await holdRequests(page, "**/assets/js/loader-*.js");
  await page.goto("/");
  await links(page).first().click();
  await expectShown(page, 0);
  for (const [step, place] of [
    [1, 1],
    [1, 2],
    [-1, 1],
  ] as const) {
    const box = await dialog(page).locator(`[data-step="${step}"]`).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await page.mouse.click((box?.x ?? 0) + 22, (box?.y ?? 0) + 22);
    await expectShown(page, place);
  }
  await page.keyboard.press("ArrowLeft");
  await expectShown(page, 0);
  await page.keyboard.press("ArrowRight");
  await expectShown(page, 1);
});

for (const locale of sampledLanguages()) {
  test(`what is shown is readable and accessible at 320 px and in forced colours, in ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path(locale, "home"));
    await links(page).first().click();
    for (let place = 0; place < total; place++) {
      expect(await page.evaluate(misplaced), `document ${place + 1}`).toEqual([]);
      await expectAccessible(page, { within: ".lightbox", state: `document ${place + 1}` });
      await page.keyboard.press("ArrowRight");
    }
    await page.emulateMedia({ reducedMotion: "reduce", forcedColors: "active" });
    await expectForcedColours(page);
    await expectAccessible(page, { within: ".lightbox", without: ["color-contrast"] });
  });
}
