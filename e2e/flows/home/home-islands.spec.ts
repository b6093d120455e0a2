import { company } from "../../../app/_content/company/company";
import { specification } from "../../../app/_content/test-specification";
import { locales } from "../../../app/_i18n/languages";
import { path } from "../../../app/_i18n/paths";
import { t } from "../../support/catalog";
import { height } from "../../support/measures/screens";
import { expect, test } from "../../support/test";
import { sampledLanguages } from "../../support/matrix";

test.describe("pallet counter", { tag: "@island" }, () => {
  const { from, count, perPallet } = specification.counter;
  const now = Date.parse("2026-03-04T05:06:07Z");
  const expected = (moment: number) => Math.floor(count + (moment - Date.parse(from)) / perPallet);
  const shown = (moment: number, locale: string) => new Intl.NumberFormat(locale).format(expected(moment));

  for (const locale of sampledLanguages()) {
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

  test("has its label and its figure one below the other on a phone, nothing between them", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height });
    for (const locale of locales) {
      await page.goto(path(locale, "home"));
      const label = await page.locator(".counter__label").boundingBox();
      const value = await page.locator(".counter__value").boundingBox();
      const control = await page.locator(".counter .pause-control").boundingBox();
      const figure = (value?.y ?? 0) + (value?.height ?? 0);
      expect((label?.y ?? NaN) + (label?.height ?? 0), locale).toBeLessThanOrEqual((value?.y ?? 0) + 1);
      expect(control?.y, locale).toBeGreaterThanOrEqual(figure - 1);
    }
  });

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
    await expect(page.locator(".counter [aria-live], [aria-live] .counter")).toHaveCount(0);

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

test.describe("film and map", { tag: "@island" }, () => {
  for (const [part, button, title] of [
    ["film", "home.company.video.loadButton", "home.company.video.frameTitle"],
    ["map", "home.contact.map.loadButton", "home.contact.map.frameTitle"],
  ] as const) {
    test(`the ${part} is requested only after a press`, async ({ page, watch }) => {
      const requested: string[] = [];
      await page.route(
        (url) => url.hostname !== "localhost",
        (route) => {
          requested.push(route.request().url());
          return route.fulfill({ contentType: "text/html", body: "<title>provider</title>" });
        },
      );
      await page.goto("/");
      const load = page.getByRole("button", { name: t("pl", button) });
      await load.scrollIntoViewIfNeeded();
      expect(requested).toEqual([]);

      await load.click();
      const frame = page.getByTitle(t("pl", title, { company: company.name }));
      await expect(frame).toBeVisible();
      await expect(frame).toBeFocused();
      await expect.poll(() => requested.length).toBe(1);
      expect(await frame.getAttribute("src")).toBe(requested[0]);
      // This one request is the point of the test.
      watch.foreign.splice(0);
    });
  }
});
