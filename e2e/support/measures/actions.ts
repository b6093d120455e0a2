/**
 * Runs in the page. Returns all actions below the header that are shown or lie in a closed part: submit buttons and
 * links, in the footer only phone links. Each is named by its target or text, without duplicates.
 */
export function actionsShown(): string[] {
  const isOffered = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
    element.closest("details:not([open]), [popover]:not(:popover-open)") !== null;
  const nameOf = (element: Element) =>
    element instanceof HTMLAnchorElement
      ? `link to ${element.getAttribute("href")}`
      : `button "${element.textContent.replace(/\s+/g, " ").trim()}"`;
  // The bar's quote link leaves while the page's own button is in view.
  const actions = "main :is(a[href], [type=submit]):not(.action-bar [data-quote]), footer a[href^='tel:']";
  return [...new Set([...document.querySelectorAll(actions)].filter(isOffered).map(nameOf))];
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
