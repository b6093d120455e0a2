import { expect, type Locator } from "@playwright/test";
import sharp from "sharp";

/** What is painted within an element's box, as relative luminance (WCAG 2.2) of each pixel, row by row. */
async function luminances(element: Locator): Promise<number[]> {
  await element.scrollIntoViewIfNeeded();
  const { data } = await sharp(await element.screenshot({ animations: "disabled" }))
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  return Array.from({ length: data.length / 3 }, (_, pixel) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(3 * pixel, 3 * pixel + 3);
    return 0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255);
  });
}

/** The contrast between the darkest and the lightest pixel of an element, from 1, which is nothing to be seen, to 21. */
async function contrastWithin(element: Locator): Promise<number> {
  const painted = await luminances(element);
  const [darkest, lightest] = [Math.min, Math.max].map((of) =>
    painted.reduce((one, other) => of(one, other)),
  );
  return ((lightest ?? 0) + 0.05) / ((darkest ?? 0) + 0.05);
}

/** Expects that what is drawn in an element is distinct from its ground (WCAG 2.2, 1.4.11). */
export async function expectSeen(element: Locator, name: string): Promise<void> {
  expect.soft(await contrastWithin(element), name).toBeGreaterThanOrEqual(3);
}
