/**
 * Runs in the page. Collects all actions below the header: submit buttons and links; in the footer, only
 * phone links. Each is named by its target or text, without duplicates.
 *
 * @param presses whether to check that buttons can be pressed, which scrolls to each of them
 * @returns the shown actions, and those of them that cannot be pressed
 */
export function actionsShown(presses: boolean): { shown: string[]; faults: string[] } {
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const nameOf = (element: Element) => {
    if (element instanceof HTMLAnchorElement) return `link to ${element.getAttribute("href") ?? ""}`;
    return `button "${element.textContent?.replace(/\s+/g, " ").trim() ?? ""}"`;
  };
  /** Returns whether an element lies in a closed part that a visitor can open. */
  const opens = (element: Element) =>
    Boolean(element.closest("details:not([open]), [popover]:not(:popover-open)"));
  const all = [
    ...document.querySelectorAll("main a[href], main [type=submit], .action-bar a, footer a[href^='tel:']"),
    // The bar's quote link leaves while the page's own button is in view.
  ].filter((element) => !element.matches(".action-bar [data-quote]"));
  const shown = all.filter((element) => isShown(element));
  // Slides that are not in front have their own controls.
  const acting = shown.filter(
    (element) =>
      presses && element.matches(":is([type=submit], .button, .action-bar a):not(.slider__track *)"),
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
 * Compares the actions at several viewport widths: each must be shown at all of them.
 *
 * @param shown actions by viewport width
 * @returns one line for each action that a width lacks
 */
export function missingActions(shown: ReadonlyMap<number, readonly string[]>): string[] {
  const all = new Set([...shown.values()].flat());
  return [...shown].flatMap(([width, own]) =>
    [...all]
      .filter((action) => !own.includes(action))
      .map((action) => `${action} is not shown at ${width} px`),
  );
}
