import { expect, type Page } from "@playwright/test";

/** The three widths every screen is looked at: phone, tablet, desktop; CSS pixels. */
export const widths = [360, 820, 1440] as const;

/** A height of the window that goes with any of them; CSS pixels. */
export const height = 900;

/** Text of the usual size, and of twice the size, as a visitor sets it in the browser (WCAG 2.2, 1.4.4); pixels. */
export const textSizes = { usual: 16, large: 32 } as const;

/**
 * Sets the size of text in the browser, as its settings do: media queries in rem follow it, pixels do not. It lasts as
 * long as the page.
 *
 * @param size of the root element in pixels
 */
export async function setTextSize(page: Page, size: number): Promise<void> {
  // The browser forgets the size with the session.
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: size, fixed: (size * 13) / 16 } });
  await expect(page.locator(":root")).toHaveCSS("font-size", `${size}px`);
}

/** Style sheets of visitors who need another text to read: no media query follows them. */
export const ownSheets = {
  none: "",
  double: "html { font-size: 200% !important }",
  /** All four distances at once (WCAG 2.2, 1.4.12). */
  spacing:
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }",
  /** A typeface that is wider than the page's by a seventh. */
  font: "* { font-family: 'DejaVu Sans', Verdana, sans-serif !important }",
} as const;

/** Sets a visitor's own style sheet, which goes before the page's; it lasts until another is set. */
export async function setOwnSheet(page: Page, sheet: string): Promise<void> {
  await page.evaluate(async (css) => {
    const own = new CSSStyleSheet();
    own.replaceSync(css);
    document.adoptedStyleSheets = [own];
    await document.fonts.ready;
  }, sheet);
}

/** The smallest size of text that a visitor sets in the browser; pixels. */
export const smallestText = 20;

/**
 * Gives every text at least a size, as the browser's setting does: no media query follows it, and no length but those in em.
 *
 * @param least pixels; 0 ends it
 */
export async function setSmallestText(page: Page, least: number): Promise<void> {
  await page.evaluate((size) => {
    const all = [...document.body.querySelectorAll<HTMLElement>("*:not(svg *)")];
    for (const { style } of all) style.removeProperty("font-size");
    // Read before the first is changed: sizes in em would follow.
    const small = size ? all.filter((each) => parseFloat(getComputedStyle(each).fontSize) < size) : [];
    for (const { style } of small) style.setProperty("font-size", `${size}px`, "important");
  }, least);
}
