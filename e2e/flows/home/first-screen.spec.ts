import { products } from "../../../app/_content/products";
import { languages } from "../../../app/_i18n/languages";
import { path } from "../../../app/_i18n/paths";
import { bannerSlides } from "../../../app/_sections/home/banner/banner-slides";
import { t } from "../../support/catalog";
import { height, widths } from "../../support/measures/screens";
import { expect, test } from "../../support/test";
import { sampledLanguages } from "../../support/matrix";

/** Where the load stands in the picture of the first slide, in parts of the picture's sides. */
const foreground = { picture: "hero-dock", left: 0.21, right: 0.81, top: 0.23, bottom: 0.62 } as const;

/** The least height of the picture on a desktop, CSS pixels. */
const leastHeight = 560;

/** Where a line may break is each place's own affair. */
const breaking = (text: string) => text.replaceAll("\u00a0", " ");

/** Runs in the page. A part of a picture that fills its box, on the screen; `area` in parts of the picture's sides. */
function partOnScreen(image: Element, area: Record<"left" | "right" | "top" | "bottom", number>) {
  const { naturalWidth, naturalHeight } = image as HTMLImageElement;
  const box = image.getBoundingClientRect();
  const scale = Math.max(box.width / naturalWidth, box.height / naturalHeight);
  const [x = 0, y = 0] = getComputedStyle(image)
    .objectPosition.split(" ")
    .map((each) => parseFloat(each) / 100);
  const left = box.left + (box.width - naturalWidth * scale) * x;
  const top = box.top + (box.height - naturalHeight * scale) * y;
  const seen = {
    left: left + area.left * naturalWidth * scale,
    right: left + area.right * naturalWidth * scale,
  };
  return {
    box: { left: box.left, right: Math.min(box.right, innerWidth), top: box.top, bottom: box.bottom },
    part: {
      ...seen,
      top: top + area.top * naturalHeight * scale,
      bottom: top + area.bottom * naturalHeight * scale,
    },
  };
}

for (const [width, high] of [
  [1440, 900],
  [1920, 1080],
] as const) {
  for (const locale of sampledLanguages()) {
    test(`picture, picker and tiles stand on the first screen of ${width} × ${high} in ${languages[locale].name}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: high });
      await page.goto(path(locale, "home"));
      const image = page.locator("#home img").first();
      await expect.poll(() => image.evaluate((each) => (each as HTMLImageElement).complete)).toBe(true);

      expect(bannerSlides[0].picture, "the picture that is measured here").toBe(foreground.picture);
      const { box, part } = await image.evaluate(partOnScreen, foreground);
      expect(box.bottom - box.top).toBeGreaterThanOrEqual(leastHeight);
      expect(part.left).toBeGreaterThan(box.left);
      expect(part.right).toBeLessThan(box.right);
      expect(part.top).toBeGreaterThan(box.top);
      expect(part.bottom).toBeLessThan(box.bottom);

      for (const button of await page.locator(".banner__picker button").all())
        await expect(button).toBeInViewport({ ratio: 1 });
      const tiles = page.getByRole("navigation", { name: t(locale, "decision.tilesLabel") });
      await expect(tiles).toBeInViewport({ ratio: 1 });
    });
  }
}

test("the picker begins with the picture and ends with the page's last column", async ({ page }) => {
  for (const width of [1024, 1440, 1920]) {
    await page.setViewportSize({ width, height });
    await page.goto(path("pl", "home"));
    const sides = (place: string) =>
      page
        .locator(place)
        .first()
        .evaluate((each) => {
          const { left, right } = each.getBoundingClientRect();
          return [Math.round(left), Math.round(right)];
        });
    const [pictureLeft] = await sides("#home img");
    const [, pageRight] = await sides("#about .wrap");
    expect(await sides(".banner__picker"), `${width} px`).toEqual([pictureLeft, pageRight]);
    expect((await sides(".banner__picker button:last-child"))[1], `${width} px`).toBe(pageRight);
  }
});

for (const locale of sampledLanguages()) {
  test(`a tile says of a pallet what the pallet's own page says, in ${languages[locale].name}`, async ({
    page,
  }) => {
    await page.goto(path(locale, "home"));
    const tiles = page.getByRole("navigation", { name: t(locale, "decision.tilesLabel") }).getByRole("link");
    const announced = await tiles.evaluateAll((links) =>
      links.map((link) => ({
        href: link.getAttribute("href") ?? "",
        lines: (link as HTMLElement).innerText.split("\n").filter(Boolean),
        picture: link.querySelectorAll("img").length,
      })),
    );
    expect(announced.map(({ href }) => href)).toEqual(
      products.map(({ id }) => path(locale, { route: "product", id })),
    );
    for (const { href, lines, picture } of announced) {
      expect(picture).toBe(1);
      await page.goto(href);
      const load = page.locator(".decision-strip div", { hasText: t(locale, "decision.load") }).locator("dd");
      const reported = [
        await page.locator("h1").innerText(),
        await page
          .locator("main dd")
          .filter({ hasText: lines[1] ?? "no size" })
          .first()
          .innerText(),
        await load.first().innerText(),
      ];
      expect(lines.map(breaking)).toEqual(reported.map(breaking));
    }
  });
}

test("nothing of the first screen shifts while it comes", async ({ page }) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    await page.goto(path("pl", "home"));
    await page.locator("html[data-js=loaded]").waitFor();
    // Of the tiles' pictures, too, those that are seen.
    await expect
      .poll(() =>
        page.locator("#home img, .product-tiles img").evaluateAll((images) =>
          (images as HTMLImageElement[])
            .filter((image) => {
              const { left, top, width } = image.getBoundingClientRect();
              return width > 0 && left < innerWidth && top < innerHeight;
            })
            .map(({ naturalWidth }) => naturalWidth > 0),
        ),
      )
      .not.toContain(false);
    await page.evaluate(async () => void (await document.fonts.ready));
    const shifts = await page.evaluate(
      () =>
        new Promise<number>((found) => {
          new PerformanceObserver((list) =>
            found(
              list
                .getEntries()
                .reduce((sum, each) => sum + (each as PerformanceEntry & { value: number }).value, 0),
            ),
          ).observe({ type: "layout-shift", buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => found(0))));
        }),
    );
    expect(shifts, `${width} px`).toBe(0);
  }
});
