import type { Page } from "@playwright/test";

import { company } from "../../app/_content/company/company";
import { languages } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { expectAccessible } from "../support/measures/axe";
import { t } from "../support/catalog";
import { height, widths } from "../support/measures/screens";
import { expectStarted } from "../support/islands/started";
import { expect, test } from "../support/test";
import { sampledLanguages, sampledWidths } from "../support/matrix";

/** The headings in reading order, with their level. */
const headings = [
  ["landing.hero.heading", 1],
  ["landing.form.heading", 2],
  ["quote.heading", 3],
  ["decision.steps.heading", 2],
  ["landing.about.heading", 2],
  ["landing.features.heading", 2],
  ["landing.features.box1.title", 3],
  ["landing.features.box2.title", 3],
  ["landing.features.box3.title", 3],
  ["landing.features.box4.title", 3],
  ["landing.imageFeature.heading", 2],
  ["landing.products.heading", 2],
  ["landing.products.epalPallet.title", 3],
  ["landing.products.blockSupport.title", 3],
  ["landing.products.productionLine.title", 3],
  ["landing.callToAction.heading", 2],
] as const;

/** Texts and alternative texts between them. */
const texts = [
  "landing.hero.eyebrow",
  "landing.hero.lead",
  "landing.form.lead",
  "landing.about.p1",
  ...[1, 2, 3, 4].map((box) => `landing.features.box${box}.text`),
  "landing.imageFeature.eyebrow",
  "landing.imageFeature.text",
  "landing.products.lead",
  ...["epalPallet", "blockSupport", "productionLine"].map((topic) => `landing.products.${topic}.text`),
  "landing.callToAction.lead",
];
const pictures = [
  "landing.hero.slider.slide1Alt",
  "landing.about.imageAlt",
  "landing.imageFeature.imageAlt",
  "landing.products.epalPallet.imageAlt",
  "landing.products.blockSupport.imageAlt",
  "landing.products.productionLine.imageAlt",
];

for (const locale of sampledLanguages()) {
  const address = path(locale, "landing");

  test.describe(`landing page in ${languages[locale].name}`, () => {
    test("is complete at every width", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(address);
      for (const width of widths) {
        await page.setViewportSize({ width, height });
        await expect(page.locator("html")).toHaveAttribute("lang", locale);
        const main = page.getByRole("main");
        await expect(main.getByRole("heading")).toHaveText(headings.map(([key]) => t(locale, key)));
        for (const [key, level] of headings) {
          await expect(main.getByRole("heading", { name: t(locale, key), level, exact: true })).toBeVisible();
        }
        for (const key of texts) await expect(main.getByText(t(locale, key))).toBeVisible();
        await expect(
          main.getByText(t(locale, "landing.about.lead", { company: company.name })),
        ).toBeVisible();
        for (const key of pictures) {
          await expect(main.getByAltText(t(locale, key), { exact: true })).toBeVisible();
        }
        await expect(page.getByRole("contentinfo")).toBeVisible();
      }
    });

    test("shows what can be quoted in the first view at 1440 × 900", async ({ page }) => {
      await page.setViewportSize({ width: 1440, height });
      await page.goto(address);
      for (const part of [
        page.getByRole("heading", { level: 1 }),
        page.getByRole("group", { name: t(locale, "quote.composer.kindLabel") }),
        page.getByRole("button", { name: t(locale, "quote.composer.addButton") }),
      ]) {
        await expect(part).toBeInViewport({ ratio: 1 });
      }
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });

    test("shows its pictures as a strip that scrolls without JavaScript", async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
      const page = await context.newPage();
      await page.goto(address);
      await page.locator(".photo-strip .slider__track").focus();
      await page.keyboard.press("ArrowRight");
      await expect(page.getByAltText(t(locale, "landing.hero.slider.slide2Alt"))).toBeInViewport({
        ratio: 0.9,
      });
      await context.close();
    });
  });
}

test("keeps the size of its pictures while the form says what is wrong", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const width of sampledWidths()) {
    await page.setViewportSize({ width, height });
    await page.goto(path("pl", "landing"));
    const size = async () => {
      const box = await page.locator(".photo-strip img").first().boundingBox();
      return [box?.width, box?.height];
    };
    const before = await size();
    await page.getByRole("button", { name: t("pl", "contactForm.submit") }).click();
    await expect(page.locator("form [aria-invalid=true]").first()).toBeVisible();
    expect(await size()).toEqual(before);
    const next = page
      .locator(".photo-strip")
      .getByRole("button", { name: t("pl", "accessibility.nextSlide") });
    await next.click({ trial: true });
  }
});

test.describe("strip of pictures", { tag: "@island" }, () => {
  const alt = (number: number) => t("en", `landing.hero.slider.slide${number}Alt`);
  const strip = (page: Page) => page.getByRole("group", { name: t("en", "landing.hero.slider.label") });
  const press = (page: Page, key: "previousSlide" | "nextSlide") =>
    strip(page)
      .getByRole("button", { name: t("en", `accessibility.${key}`) })
      .click();

  /** Expects one picture to fill the strip, and the controls to say so. */
  async function expectShown(page: Page, number: number): Promise<void> {
    await expect(strip(page).getByAltText(alt(number))).toBeInViewport({ ratio: 0.99 });
    await expect(strip(page).locator("[aria-live]")).toHaveText(
      t("en", "accessibility.slideOf", { n: number, count: 3 }),
    );
  }

  test.beforeEach(async ({ page }) => {
    // The strip is as high as the form beside it leaves it: so much that it is in view whatever fields the
    // form shows.
    await page.setViewportSize({ width: 1440, height: 1.5 * height });
    await page.goto(path("en", "landing"));
    await expectStarted(page);
    // What is swiped to waits for the first sign of interest.
    await page.mouse.move(9, 9);
  });

  test("shows the line, the yard and the loading", async ({ page }) => {
    const shown = await strip(page)
      .getByRole("img")
      .evaluateAll((all) =>
        (all as HTMLImageElement[]).map((img) => [/pictures\/([a-z-]+)\./.exec(img.src)?.[1], img.alt]),
      );
    expect(shown).toEqual([
      ["hero-line", alt(1)],
      ["hero-yard", alt(2)],
      ["service-transport", alt(3)],
    ]);
    await expect(strip(page).getByAltText(alt(1))).toBeInViewport({ ratio: 0.99 });
  });

  test("is turned by its buttons, round and round", async ({ page }) => {
    for (const number of [2, 3, 1]) {
      await press(page, "nextSlide");
      await expectShown(page, number);
    }
    for (const number of [3, 2]) {
      await press(page, "previousSlide");
      await expectShown(page, number);
    }
  });

  test("loses no press while it moves", async ({ page }) => {
    await press(page, "nextSlide");
    await press(page, "nextSlide");
    await expectShown(page, 3);
  });

  test("loses no key while it moves", async ({ page }) => {
    await strip(page).getByRole("list").focus();
    await page.keyboard.press("ArrowRight");
    await expectShown(page, 2);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expectShown(page, 3);
  });

  test("is turned by the arrow keys and accessible in every place", async ({ page }) => {
    await strip(page).getByRole("list").focus();
    for (const number of [2, 3]) {
      await page.keyboard.press("ArrowRight");
      await expectShown(page, number);
      await expectAccessible(page, { within: ".photo-strip" });
    }
    await page.keyboard.press("ArrowLeft");
    await expectShown(page, 2);
  });

  test("is turned by a swipe, and the buttons go on from there", async ({ page }) => {
    await strip(page).getByRole("list").hover();
    await page.mouse.wheel(400, 0);
    await expect(strip(page).getByAltText(alt(2))).toBeInViewport({ ratio: 0.99 });
    await press(page, "nextSlide");
    await expectShown(page, 3);
  });

  test("jumps where motion is unwelcome", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(strip(page).getByRole("list")).toHaveCSS("scroll-behavior", "auto");
    await press(page, "nextSlide");
    await expectShown(page, 2);
  });
});
