/** Minimum text size in drawings on screen, in CSS pixels. */
export const leastDrawnText = 12;

/**
 * Runs in the page. Finds drawing texts that are too small on screen. Their CSS sizes are in units of the
 * drawing, which scales with its container.
 *
 * @param least minimum in CSS pixels
 * @returns one line for each text
 */
export function smallDrawnTexts(least: number): string[] {
  return [...document.querySelectorAll<SVGTextElement>("svg text")].flatMap((text) => {
    const { a = 1, b = 0 } = text.getScreenCTM() ?? {};
    const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
    // Rounds to tenths, because the engine rounds widths.
    return text.getClientRects().length > 0 && Math.round(size * 10) < least * 10
      ? [`"${text.textContent}" in .${text.ownerSVGElement?.classList.value} has ${size.toFixed(1)} px`]
      : [];
  });
}
