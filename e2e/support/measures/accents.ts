/**
 * Runs in the page. Scrolls each button in the accent colour to the top and to the end of the screen.
 *
 * @returns each group of such buttons that one screen shows at the same time
 */
export async function accentPairs(): Promise<string[]> {
  const pairs = new Set<string>();
  const buttons = [...document.querySelectorAll<HTMLElement>(".button--accent:not(.on-accent *)")];
  const isSeen = (button: HTMLElement) => {
    const { top, bottom, left, width } = button.getBoundingClientRect();
    // The header, or the action bar at the foot, may cover the button.
    const hits = [top + 12, bottom - 12].map((y) => document.elementFromPoint(left + width / 2, y));
    const isTransparent = /, 0\)|transparent/.test(getComputedStyle(button).backgroundColor);
    return hits.some((hit) => button.contains(hit)) && !isTransparent;
  };
  // A fixed or hidden button has no parent to scroll in.
  for (const button of buttons.filter(({ offsetParent }) => offsetParent))
    for (const block of ["start", "end"] as const) {
      button.scrollIntoView({ behavior: "instant", block });
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      const seen = buttons.filter(isSeen).map(({ textContent }) => `"${textContent.trim()}"`);
      if (seen.length > 1) pairs.add(seen.join(" and "));
    }
  scrollTo({ top: 0, behavior: "instant" });
  return [...pairs];
}
