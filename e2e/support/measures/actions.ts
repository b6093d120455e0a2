/**
 * Runs in the page. Names every way to act that it has below its header: what sends a form, calls, writes, asks for a quote or
 * adds to the list, and every other link, each by where it leads or what it says. One that is there twice is named once.
 *
 * @returns the ways that are shown, and what is wrong with those that are
 */
export function actionsShown(): { shown: string[]; faults: string[] } {
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const nameOf = (element: Element) => {
    if (element instanceof HTMLAnchorElement) return `link to ${element.getAttribute("href") ?? ""}`;
    return `button "${element.textContent?.replace(/\s+/g, " ").trim() ?? ""}"`;
  };
  /** Whether it lies in something closed that a visitor can open. */
  const opens = (element: Element) =>
    Boolean(element.closest("details:not([open]), [popover]:not(:popover-open)"));
  const all = [
    ...document.querySelectorAll("main a[href], main [type=submit], .action-bar a, footer a[href^='tel:']"),
  ];
  const shown = all.filter((element) => isShown(element));
  // A slide that is not in front comes by its own controls.
  const acting = shown.filter((element) =>
    element.matches(":is([type=submit], .button, .action-bar a):not(.slider__track *)"),
  );
  const faults = acting.flatMap((element) => {
    element.scrollIntoView({ behavior: "instant", block: "center" });
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const isHit =
      hit && (element.contains(hit) || hit.contains(element) || hit.closest("label, a, button") === element);
    return isHit ? [] : [`${nameOf(element)} can't be pressed`];
  });
  scrollTo({ top: 0, behavior: "instant" });
  return {
    shown: [...new Set(all.filter((element) => isShown(element) || opens(element)).map(nameOf))].sort(),
    faults,
  };
}

/**
 * Compares the ways to act at the widths of a screen: what one width shows, every width does.
 *
 * @param shown by the width of the window
 * @returns one line for each way that a width lacks
 */
export function missingActions(shown: ReadonlyMap<number, readonly string[]>): string[] {
  const all = new Set([...shown.values()].flat());
  return [...shown].flatMap(([width, own]) =>
    [...all]
      .filter((action) => !own.includes(action))
      .map((action) => `${action} is not shown at ${width} px`),
  );
}
