/**
 * Runs in the page. Scrolls through it.
 *
 * @returns each pair of buttons in the accent colour that one screen shows at the same time
 */
export async function accentPairs(): Promise<string[]> {
  const pairs = new Set<string>();
  const frame = () => new Promise((shown) => requestAnimationFrame(shown));
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 3) {
    scrollTo({ top: y, behavior: "instant" });
    await frame();
    await frame();
    const seen = [...document.querySelectorAll<HTMLElement>(".button--accent")].filter((button) => {
      const { top, bottom, left, width } = button.getBoundingClientRect();
      const { backgroundColor } = getComputedStyle(button);
      // The header, or the action bar at the foot, may cover the button.
      const inView = [top + 12, bottom - 12].map((y) => document.elementFromPoint(left + width / 2, y));
      return (
        button.checkVisibility({ visibilityProperty: true }) &&
        inView.some((hit) => button.contains(hit)) &&
        !button.closest(".on-accent") &&
        !/, 0\)|transparent/.test(backgroundColor)
      );
    });
    if (seen.length > 1) pairs.add(seen.map(({ textContent }) => `"${textContent.trim()}"`).join(" and "));
  }
  scrollTo({ top: 0, behavior: "instant" });
  return [...pairs];
}
