import type { Page } from "@playwright/test";

import { products } from "../../app/_content/products";
import { path } from "../../app/_i18n/paths";
import { t } from "../support/catalog";
import { expectStarted } from "../support/islands/started";
import { contrastWithin, expectSeen, inkOf } from "../support/measures/pixels";
import { height } from "../support/measures/screens";
import { expect, test } from "../support/test";
import { sampled } from "../support/matrix";

test.use({ viewport: { width: 1440, height }, contextOptions: { reducedMotion: "reduce" } });

const schemes = ["dark", "light"] as const;

/** Opens a page as somebody sees it whose own colours are light on dark, or dark on light. */
async function open(page: Page, address: string, colorScheme: (typeof schemes)[number]): Promise<void> {
  await page.emulateMedia({ forcedColors: "active", colorScheme });
  await page.goto(address);
}

for (const scheme of sampled(schemes)) {
  test.describe(`forced colours, ${scheme}`, () => {
    test("figures of drawings and photographs can be read", async ({ page }) => {
      const [product] = products;
      await open(page, path("pl", { route: "product", id: product.id }), scheme);
      const isLight = scheme === "dark";
      for (const [drawing, light] of [
        [".dimension-drawing text", isLight],
        // A photograph is as light as ever.
        [".photo-dimensions text", false],
      ] as const) {
        const figures = page.locator(drawing);
        expect(await figures.count()).toBeGreaterThan(0);
        for (const figure of await figures.all()) {
          const ink = await inkOf(figure, light);
          const name = `${drawing}: ${await figure.textContent()}`;
          expect.soft(ink, name).toBeLessThan(0.5);
          expect.soft(ink, name).toBeGreaterThan(0.05);
        }
      }
      // As it was: a stroke in the colour of the figure.
      const [, figure] = await page.locator(".dimension-drawing text").all();
      await figure?.evaluate((text) => ((text as SVGTextElement).style.stroke = "CanvasText"));
      if (figure) expect(await inkOf(figure, isLight), "the planted blob").toBeGreaterThan(0.5);
    });

    test("the slide in front is marked", async ({ page }) => {
      await open(page, path("pl", "home"), scheme);
      await expectStarted(page);
      const buttons = page.locator(".banner__picker button");
      for (const index of [0, 1]) {
        await buttons.nth(index).press("Enter");
        await expect(buttons.nth(index)).toHaveAttribute("aria-current", "true");
        const marks = await buttons.evaluateAll((all) =>
          all.map((button) => getComputedStyle(button, "::before").backgroundColor),
        );
        expect(new Set(marks).size).toBe(2);
        expect(marks.filter((mark) => mark === marks[index])).toHaveLength(1);
      }
    });

    test("pictograms and logos stand out", async ({ page }) => {
      await open(page, path("pl", "home"), scheme);
      for (const pictogram of await page.locator(".recommendations__slide svg").all())
        await expectSeen(pictogram, "pictogram");
      await expectSeen(page.locator(".site-header__logo img"), "logo of the header");
      const logo = page.locator(".site-footer__brand img");
      await expectSeen(logo, "logo of the footer");
      await logo.evaluate((img) => ((img as HTMLImageElement).style.opacity = "0"));
      expect(await contrastWithin(logo), "the planted gap").toBeLessThan(3);
    });
  });
}

test("on paper every part has the sheet's own ground, and the logo is dark", async ({ page }) => {
  for (const route of ["home", "landing", "catalogue", "news", "load"] as const) {
    await page.goto(path("pl", route));
    await page.emulateMedia({ media: "print" });
    const grounds = await page
      .locator(".on-paper, .on-sunk, .on-strong, .on-accent, .site-header, main, body")
      .evaluateAll((parts) =>
        parts
          .map((part) => getComputedStyle(part).backgroundColor)
          .filter((ground) => !/^rgba\(.*, 0\)$|^rgb\(255, 255, 255\)$/.test(ground)),
      );
    expect.soft(grounds, route).toEqual([]);
  }
  await page.goto(path("pl", "home"));
  await expectSeen(page.locator(".site-footer__brand img"), t("pl", "footer.label"));
});
