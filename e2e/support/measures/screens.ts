import { expect, type Page } from "@playwright/test";

/** The three tested viewport widths: phone, tablet, desktop; CSS pixels. */
export const widths = [360, 820, 1440] as const;

/** Viewport height for all widths, in CSS pixels. */
export const height = 900;

/** Default text size, and 200 % as set in the browser (WCAG 2.2, 1.4.4); pixels. */
export const textSizes = { usual: 16, large: 32 } as const;

/**
 * Sets the browser's text size: rem media queries follow it, pixels do not. Lasts as long as the page.
 *
 * @param size font size of the root element in pixels
 */
export async function setTextSize(page: Page, size: number): Promise<void> {
  if ((await page.locator(":root").evaluate((root) => getComputedStyle(root).fontSize)) === `${size}px`)
    return;
  // Closing the session would reset the size.
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: size, fixed: (size * 13) / 16 } });
  await expect(page.locator(":root")).toHaveCSS("font-size", `${size}px`);
}

/** User style sheets for readability. Media queries do not react to them. */
export const ownSheets = {
  none: "",
  double: "html { font-size: 200% !important }",
  /** All four distances at once (WCAG 2.2, 1.4.12). */
  spacing:
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }",
  /** A typeface about one seventh wider than the site's. */
  font: "* { font-family: 'DejaVu Sans', Verdana, sans-serif !important }",
} as const;

/** Sets a user style sheet with precedence over the page's. Lasts until another is set. */
export async function setOwnSheet(page: Page, sheet: string): Promise<void> {
  await page.evaluate(async (css) => {
    // Even an empty sheet would compute every style anew.
    if (!css && document.adoptedStyleSheets.length === 0) return;
    const own = new CSSStyleSheet();
    own.replaceSync(css);
    document.adoptedStyleSheets = css ? [own] : [];
    await document.fonts.ready;
  }, sheet);
}

/** Minimum text size that a visitor sets in the browser, in pixels. */
export const smallestText = 20;

/**
 * Emulates the browser's minimum text size. Only lengths in em follow it, no media queries.
 *
 * @param least pixels; 0 resets it
 */
export async function setSmallestText(page: Page, least: number): Promise<void> {
  await page.evaluate((size) => {
    const all = [...document.body.querySelectorAll<HTMLElement>("*:not(svg *)")];
    for (const { style } of all) style.removeProperty("font-size");
    // Read before any change, because sizes in em would follow.
    const small = size ? all.filter((each) => parseFloat(getComputedStyle(each).fontSize) < size) : [];
    for (const { style } of small) style.setProperty("font-size", `${size}px`, "important");
  }, least);
}

/**
 * Runs in the page. Returns the viewport widths on both sides of every width breakpoint in its style sheets, in
 * CSS pixels and ascending.
 */
export function breakpointSides(): number[] {
  const found = new Set<number>();
  const read = (rules: Iterable<CSSRule>) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule)
        for (const [, size = "", unit] of rule.conditionText.matchAll(
          /width\s*(?::|[<>]=?)\s*([\d.]+)(px|rem|em)/g,
        ))
          found.add(Number(size) * (unit === "px" ? 1 : 16));
      if (rule instanceof CSSGroupingRule) read(rule.cssRules);
      else if (rule instanceof CSSStyleRule) read(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) read(sheet.cssRules);
  return [...found]
    .flatMap((width) => [Math.ceil(width) - 1, Math.ceil(width)])
    .sort((one, other) => one - other);
}
