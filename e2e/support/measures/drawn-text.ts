/** Least and greatest text size in drawings on screen, in CSS pixels. */
export const drawnText = [12, 16] as const;

/**
 * Runs in the page. Finds drawing texts that are too small or too large on screen, except the large signs of
 * drawn marks. Their CSS sizes are in units of the drawing, which scales with its container.
 *
 * @param limits least and greatest size in CSS pixels
 * @returns one line for each text
 */
export function wrongDrawnTexts([least, greatest]: readonly [number, number]): string[] {
  const marks = ".ippc-mark, .mark-places, .subjects";
  return [...document.querySelectorAll<SVGTextElement>("svg text")].flatMap((text) => {
    const { a = 1, b = 0 } = text.getScreenCTM() ?? {};
    const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
    // Rounds to tenths, because the engine rounds widths.
    const tenths = Math.round(size * 10);
    const isWrong = tenths < least * 10 || (tenths > greatest * 10 && !text.closest(marks));
    return text.getClientRects().length > 0 && isWrong
      ? [`"${text.textContent}" in .${text.ownerSVGElement?.classList.value} has ${size.toFixed(1)} px`]
      : [];
  });
}
