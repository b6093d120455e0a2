/** The least size of a drawing's text on the screen, CSS pixels. */
export const leastDrawnText = 12;

/**
 * Runs in the page. Finds texts of drawings that the window shows too small: the size that a style sheet names is in units of
 * the drawing, which is as large as its place.
 *
 * @param least CSS pixels
 * @returns one line for each
 */
export function smallDrawnTexts(least: number): string[] {
  return [...document.querySelectorAll<SVGTextElement>("svg text")].flatMap((text) => {
    const { a = 1, b = 0 } = text.getScreenCTM() ?? {};
    const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
    // Tenths, because the engine rounds widths.
    return text.getClientRects().length > 0 && Math.round(size * 10) < least * 10
      ? [`"${text.textContent}" in .${text.ownerSVGElement?.classList.value} has ${size.toFixed(1)} px`]
      : [];
  });
}
