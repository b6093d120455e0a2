import type { Page } from "@playwright/test";

import { pageAt } from "../../app/_content/pages";
import { sitemapPages } from "../../scripts/built/sitemap";
import { counted } from "../support/measures/counted";
import { height, widths } from "../support/measures/screens";
import { expect, test } from "../support/test";

/** Pixels of a dense screen to a CSS pixel. */
const density = 2;

/**
 * Where a picture may have fewer pixels than a dense screen shows, and why. A row that no picture needs any more fails its
 * page's test.
 */
const exceptions = [
  {
    route: "landing",
    place: ".image-feature",
    width: 1440,
    reason: "As wide as the window, and a good part of it under a card: 2400 px are the widest step.",
  },
] as const;

interface Drawn {
  /** The address of its largest candidate, without host and hash: what the finding calls it. */
  name: string;
  /** CSS pixels it is drawn with, cropped parts included. */
  drawn: number;
  /** Pixels of its largest candidate. */
  pixels: number;
  /** The first of the places of the exceptions that it stands in. */
  place: string | undefined;
}

for (const { path } of sitemapPages().filter(({ locale }) => locale === "pl")) {
  test(`${path} has pictures for dense screens`, async ({ page }) => {
    const excused = exceptions.filter(({ route }) => route === pageAt(path)?.page.route);
    const needed = new Set<(typeof exceptions)[number]>();
    const blurred: string[] = [];
    let looked = 0;
    await page.goto(path);
    await page.locator("html[data-js=loaded]").waitFor();
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      for (const { name, drawn, pixels, place } of await picturesOf(page)) {
        looked += 1;
        if (pixels >= density * drawn) continue;
        const exception = excused.find((each) => each.place === place && each.width === width);
        if (exception) needed.add(exception);
        else blurred.push(`${name} at ${width} px: drawn ${drawn} px wide, has ${pixels}.`);
      }
    }
    counted("pictures on dense screens", looked);
    expect(blurred).toEqual([]);
    expect(
      excused.filter((each) => !needed.has(each)),
      "exceptions that nothing needs",
    ).toEqual([]);
  });
}

test("the measure counts what a crop cuts off, and takes the widest file on offer", async ({ page }) => {
  const file = (width: number) =>
    `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width / 2}"/>`)}`;
  const measure = async (html: string) => {
    await page.setContent(html);
    return (await picturesOf(page)).map(({ drawn, pixels }) => [drawn, pixels]);
  };
  const box = (fit: string) => `style="width:100px;height:100px;object-fit:${fit}"`;
  expect(await measure(`<img ${box("cover")} src="${file(300)}">`)).toEqual([[200, 300]]);
  expect(await measure(`<img ${box("fill")} src="${file(300)}">`)).toEqual([[100, 300]]);
  expect(
    await measure(
      `<picture><source srcset="${file(400)} 400w, ${file(80)} 80w"><img ${box("fill")} src="${file(80)}"></picture>`,
    ),
  ).toEqual([[100, 400]]);
  expect(await measure(`<img hidden src="${file(300)}">`), "hidden").toEqual([]);
});

/** Every picture of pixels that is drawn on the page, as wide as its crop makes it. */
async function picturesOf(page: Page): Promise<Drawn[]> {
  return page.evaluate(
    async (places) => {
      const shown = [...document.images].filter((image) => image.getClientRects().length > 0);
      const found = await Promise.all(
        shown.map(async (image) => {
          const offers = image.closest("picture")?.querySelector("source")?.srcset ?? image.srcset;
          const largest = offers
            .split(", ")
            .map((offer) => offer.trim().split(" "))
            .sort(([, one = "0"], [, other = "0"]) => parseFloat(other) - parseFloat(one))[0]?.[0];
          const file = new Image();
          file.src = largest || image.src;
          if (new URL(file.src).pathname.endsWith(".svg")) return undefined;
          await file.decode();
          const { offsetWidth, offsetHeight } = image;
          const cropped = getComputedStyle(image).objectFit === "cover";
          const ratio = file.naturalWidth / file.naturalHeight;
          return {
            name: file.src.replace(/^.*\//, "").replace(/\..*$/, ""),
            drawn: Math.round(cropped ? Math.max(offsetWidth, offsetHeight * ratio) : offsetWidth),
            pixels: file.naturalWidth,
            place: places.find((place) => image.closest(place)),
          };
        }),
      );
      return found.filter((each) => each !== undefined);
    },
    exceptions.map(({ place }) => place),
  );
}
