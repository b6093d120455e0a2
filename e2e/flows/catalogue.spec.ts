import type { Page } from "@playwright/test";

import { company, shownPhone } from "../../app/_content/company/company";
import { surfaceOf } from "../../app/_content/product-texts";
import { dimensionsOf, products } from "../../app/_content/products";
import { specification } from "../../app/_content/test-specification";
import { figure } from "../../app/_i18n/figures";
import { languages, type Locale } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { t } from "../support/catalog";
import { height, widths } from "../support/measures/screens";
import { expect, test } from "../support/test";
import { sampledLanguages } from "../support/matrix";

const { desktopFrom: desktop } = specification;

const cards = (page: Page) => page.locator(".product-card");
const details = (locale: Locale, id: number) => path(locale, { route: "product", id });

for (const locale of sampledLanguages()) {
  const address = path(locale, "catalogue");
  const words = (key: string, values = {}) => t(locale, `catalogue.${key}`, values);

  test.describe(`catalogue in ${languages[locale].name}`, () => {
    test("is complete at every width", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(address);
      for (const width of widths) {
        await page.setViewportSize({ width, height });
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("heading"));
        const banner = page.locator(".page-banner");
        await expect(banner.getByText(words("lead"))).toBeVisible();
        await expect(banner.getByRole("img", { name: words("bannerAlt") })).toBeVisible();
        await expect(banner.getByRole("link", { name: t(locale, "nav.requestQuote") })).toHaveAttribute(
          "href",
          path(locale, "landing"),
        );
        await expect(banner.getByText(shownPhone(company.mainPhone))).toBeVisible();
        const trail = page.getByRole("navigation", { name: words("breadcrumb.label") });
        await expect(trail.getByRole("link", { name: words("breadcrumb.home") })).toHaveAttribute(
          "href",
          path(locale, "home"),
        );
        await expect(trail.locator("[aria-current=page]")).toHaveText(words("breadcrumb.current"));

        await expect(page.getByRole("list", { name: words("gridLabel") }).locator("h2")).toHaveText(
          products.map(({ name }) => t(locale, name)),
        );
        for (const [index, { name, use, geometry, maxLoad }] of products.entries()) {
          const card = cards(page).nth(index);
          await expect(card.getByRole("img", { name: t(locale, name) })).toBeVisible();
          await expect(card.locator("dl div")).toHaveText([
            words("dimensionLabel") + dimensionsOf(geometry),
            words("surfaceLabel") + surfaceOf(locale, geometry),
            t(locale, "decision.load") + t(locale, "decision.loadValue", { load: figure(locale, maxLoad) }),
            t(locale, "decision.use") + t(locale, use),
          ]);
        }
      }
    });

    test("leads to the product from every part of its card", async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 2000 });
      await page.goto(address);
      for (const [index, { id, name }] of products.entries()) {
        const card = cards(page).nth(index);
        for (const part of [
          "img",
          "h2",
          "svg.pallet-drawing",
          "dt >> nth=0",
          "dd >> nth=0",
          "dd >> nth=1",
          "a.button",
        ]) {
          const target = await card.locator(part).evaluate((element) => {
            element.scrollIntoView({ behavior: "instant", block: "center" });
            const { x, y, width, height } = element.getBoundingClientRect();
            const hit = document.elementFromPoint(x + width / 2, y + height / 2);
            return hit?.closest("a")?.getAttribute("href");
          });
          expect(target, part).toBe(details(locale, id));
        }
        await expect(
          card.getByRole("link", { name: words("detailsAria", { name: t(locale, name) }), exact: true }),
        ).toHaveText(words("detailsButton"));
      }
    });

    test("reads like a table: the rows of cards side by side line up", async ({ page }) => {
      await page.goto(address);
      for (const width of [768, 820, desktop - 1, desktop, 1440]) {
        await page.setViewportSize({ width, height });
        const tops = await cards(page).evaluateAll((all) =>
          all.map((card) => card.getBoundingClientRect().y),
        );
        for (const part of [
          "h2",
          ".product-card__drawing",
          "dt >> nth=0",
          "dd >> nth=0",
          "dt >> nth=1",
          "a.button",
        ]) {
          const places = await Promise.all(
            products.map((_, index) => cards(page).nth(index).locator(part).boundingBox()),
          );
          const edge = part === ".product-card__drawing" ? "height" : "y";
          for (const top of new Set(tops)) {
            const beside = places.filter((_, index) => tops[index] === top);
            expect(
              new Set(beside.map((place) => Math.round(place?.[edge] ?? -1))).size,
              `${part} at ${width}`,
            ).toBe(1);
          }
        }
      }
    });
  });
}

test("is a small screen below the width of a desktop: what stands beside the cards moves below them, and back", async ({
  page,
}) => {
  await page.setViewportSize({ width: desktop, height });
  await page.goto(path("pl", "catalogue"));
  const isBeside = () =>
    page.evaluate(() => {
      const [grid, aside] = [".catalogue__grid", ".catalogue__aside"].map((selector) =>
        document.querySelector(selector)?.getBoundingClientRect(),
      );
      return Boolean(grid && aside && aside.left >= grid.right && aside.top === grid.top);
    });
  expect(await isBeside()).toBe(true);
  await page.setViewportSize({ width: desktop - 1, height });
  await expect.poll(isBeside).toBe(false);
  const [grid, aside] = [page.locator(".catalogue__grid"), page.locator(".catalogue__aside")];
  const [above, below] = [await grid.boundingBox(), await aside.boundingBox()];
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
  await page.setViewportSize({ width: desktop, height });
  await expect.poll(isBeside).toBe(true);
});

test("opens the product by a press on the picture", async ({ page }) => {
  await page.goto(path("pl", "catalogue"));
  const box = await cards(page).nth(1).locator("img").boundingBox();
  if (!box) throw new Error("The card shows no picture.");
  await page.mouse.click(box.x + box.width / 2, box.y + 20);
  await expect(page).toHaveURL(details("pl", products[1].id));
});

test("has no hole above a photograph on a phone: it is as high as the drawing beside it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height });
  await page.goto(path("pl", "catalogue"));
  for (const card of await cards(page).all()) {
    const [picture, drawing] = [
      await card.locator("img").boundingBox(),
      await card.locator(".pallet-drawing").boundingBox(),
    ];
    for (const edge of ["y", "height"] as const)
      expect(Math.abs((picture?.[edge] ?? 0) - (drawing?.[edge] ?? NaN)), edge).toBeLessThanOrEqual(2);
  }
});
