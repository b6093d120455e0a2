import { certificates } from "../app/_content/certificates";
import { company } from "../app/_content/company";
import { specification } from "../app/_content/test-specification";
import { locales } from "../app/_i18n/languages";
import { path } from "../app/_i18n/paths";
import { expectAccessible } from "./support/axe";
import { t } from "./support/catalog";
import { height } from "./support/screens";
import { expectStarted } from "./support/started";
import { expect, test } from "./support/test";

test.describe("pallet counter", { tag: "@island" }, () => {
  const { from, count, perPallet } = specification.counter;
  const now = Date.parse("2026-03-04T05:06:07Z");
  const expected = (moment: number) => Math.floor(count + (moment - Date.parse(from)) / perPallet);
  const shown = (moment: number, locale: string) => new Intl.NumberFormat(locale).format(expected(moment));

  for (const locale of locales) {
    test(`shows the value of the formula (${locale})`, async ({ page }) => {
      await page.clock.setFixedTime(now);
      await page.goto(path(locale, "home"));
      const value = page.locator(".counter__value");
      await value.scrollIntoViewIfNeeded();
      await expect(value).toHaveText(shown(now, locale));
      await expect(value).toHaveAccessibleName(
        t(locale, "home.company.counter.ariaLabel", { count: shown(now, locale) }),
      );
    });
  }

  test("is never cut off, at any width and in any language", async ({ page }) => {
    await page.clock.setFixedTime(now);
    for (const address of locales.map((locale) => path(locale, "home"))) {
      await page.goto(address);
      for (const width of [320, 360, 820, 1440, 1920]) {
        await page.setViewportSize({ width, height });
        const overflow = await page
          .locator(".counter__value")
          .evaluate((value) => value.scrollWidth - value.clientWidth);
        expect(overflow, `${address} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });

  test("counts on every second, stands still while paused, and is no live region", async ({ page }) => {
    await page.clock.install({ time: now });
    await page.goto("/");
    const value = page.locator(".counter__value");
    await value.scrollIntoViewIfNeeded();
    await page.clock.pauseAt(now + 60_000);
    await page.clock.runFor(14_000);
    await expect(value).toHaveText(shown(now + 74_000, "pl"));
    await expect(page.locator("main [aria-live]")).toHaveCount(0);

    await page.getByRole("button", { name: t("pl", "accessibility.pauseCounter") }).click();
    await page.clock.runFor(70_000);
    await expect(value).toHaveText(shown(now + 74_000, "pl"));
    expect(
      await page
        .locator(".pallet-build path")
        .first()
        .evaluate((part) => part.getAnimations().map((animation) => animation.playState)),
    ).toEqual(["paused"]);

    await page.getByRole("button", { name: t("pl", "accessibility.playCounter") }).click();
    await page.clock.runFor(1000);
    await expect(value).toHaveText(shown(now + 145_000, "pl"));
  });
});

test.describe("certificates", { tag: "@island" }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/");
    await expectStarted(page);
  });

  test("each is enlarged and gives the focus back", async ({ page }) => {
    for (const { key, file } of certificates) {
      const name = `${t("pl", `home.certificates.${key}.title`)}, ${t("pl", `home.certificates.${key}.validity`)}`;
      const link = page.getByRole("link", {
        name: t("pl", "home.certificates.enlarge", { name }),
        exact: true,
      });
      await link.click();
      const dialog = page.getByRole("dialog", { name: t("pl", "accessibility.enlargedImage", { name }) });
      await expect(dialog.getByRole("img")).toHaveAttribute("src", file);
      await expect(dialog.getByRole("img")).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(link).toBeFocused();
    }
  });

  test("closes by its button and by a press beside it, and is accessible", async ({ page }) => {
    const link = page.locator(".certificate-gallery__open").first();
    await link.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await expectAccessible(page, { within: ".lightbox" });
    await dialog.getByRole("button", { name: t("pl", "accessibility.closeDialog") }).click();
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();

    await link.click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
  });

  test("opens in a new tab when asked to", async ({ page, context }) => {
    const [tab] = await Promise.all([
      context.waitForEvent("page"),
      page
        .locator(".certificate-gallery__open")
        .first()
        .click({ modifiers: ["Control"] }),
    ]);
    await tab.waitForURL(`**${certificates[0].file}`);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

test.describe("film and map", { tag: "@island" }, () => {
  for (const [part, button, title] of [
    ["film", "home.company.video.loadButton", "home.company.video.frameTitle"],
    ["map", "home.contact.map.loadButton", "home.contact.map.frameTitle"],
  ] as const) {
    test(`the ${part} is asked for only after a press`, async ({ page, watch }) => {
      const asked: string[] = [];
      await page.route(
        (url) => url.hostname !== "localhost",
        (route) => {
          asked.push(route.request().url());
          return route.fulfill({ contentType: "text/html", body: "<title>provider</title>" });
        },
      );
      await page.goto("/");
      const load = page.getByRole("button", { name: t("pl", button) });
      await load.scrollIntoViewIfNeeded();
      expect(asked).toEqual([]);

      await load.click();
      const frame = page.getByTitle(t("pl", title, { company: company.name }));
      await expect(frame).toBeVisible();
      await expect(frame).toBeFocused();
      await expect.poll(() => asked.length).toBe(1);
      expect(await frame.getAttribute("src")).toBe(asked[0]);
      // This one request is the point of the test.
      watch.foreign.splice(0);
    });
  }
});
