/**
 * Runs in the page. Scrolls each button in the accent colour to the top and to the end of the screen, and the
 * page to its start, middle and end.
 *
 * @returns each pair of such buttons that one screen shows at the same time
 */
export async function accentPairs(): Promise<string[]> {
  const pairs = new Set<string>();
  const frame = () => new Promise((shown) => requestAnimationFrame(shown));
  const buttons = [...document.querySelectorAll<HTMLElement>(".button--accent")];
  const inFlow = buttons.filter(({ offsetParent }) => offsetParent);
  const scrollToPart = (part: number) => () =>
    scrollTo({ top: part * document.documentElement.scrollHeight, behavior: "instant" });
  const moves = [
    scrollToPart(0),
    ...inFlow.flatMap((button) =>
      (["end", "start"] as const).map((block) => () => button.scrollIntoView({ behavior: "instant", block })),
    ),
    scrollToPart(0.5),
    scrollToPart(1),
  ];
  const positions = new Set<number>();
  for (const move of moves) {
    move();
    // Buttons of one row, and those at an end of the page, scroll to the same position.
    if (positions.has(scrollY)) continue;
    positions.add(scrollY);
    await frame();
    await frame();
    const seen = buttons.filter((button) => {
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
