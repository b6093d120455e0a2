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

/**
 * Sets the size of text as a visitor's own style sheet does, on the root element: no media query follows it. It lasts
 * until it is set to nothing.
 */
export async function setSheetTextSize(page: Page, size: string): Promise<void> {
  await page.locator(":root").evaluate((root, value) => {
    root.style.fontSize = value;
  }, size);
}
