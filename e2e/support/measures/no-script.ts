/**
 * Runs in the page. Finds content that a visitor without JavaScript cannot reveal, even by opening closed
 * parts, and script-only elements that are shown. Exempt are the counter's figure, heads and feet of tables
 * (lists on phones), short names for narrow viewports, and the text of a quote link once a list has lines.
 *
 * @param ways selectors of links that must be shown
 * @returns one line for each finding
 */
export function unreachable(ways: readonly string[]): string[] {
  const left =
    "script, style, .js-only, .no-js-only, form[name], .counter__value, thead, tfoot, .narrow-name__short, [aria-hidden][hidden], [data-quote] > [hidden]";
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
  /**
   * Returns whether a closed part around an element can be opened, if necessary through further closed parts.
   */
  const opens = (element: Element | null | undefined): boolean => {
    const closed = element?.closest("details:not([open]), [popover]");
    if (closed instanceof HTMLDetailsElement) return isShown(closed) || opens(closed.parentElement);
    const control = closed && document.querySelector(`[popovertarget="${closed.id}"]`);
    return Boolean(control && (isShown(control) || opens(control)));
  };
  // A repeated text must be visible once: a phone's action bar repeats the header.
  const [seen, hidden] = [new Set<string>(), new Set<string>()];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.replace(/\s+/g, " ").trim();
    if (!text || !element || element.closest(left)) continue;
    (isShown(element) || opens(element) ? seen : hidden).add(text);
  }
  const notices = shown('.no-script-notice a[href^="tel:"]').length;
  return [
    ...[...hidden].filter((text) => !seen.has(text)).map((text) => `"${text}" can't be seen`),
    ...ways.filter((each) => shown(each).length === 0).map((each) => `${each} is not shown`),
    ...shown(".js-only, form[name]").map((each) => `${each.outerHTML.slice(0, 90)} is shown`),
    ...(notices < document.querySelectorAll("form[name]").length ? ["a form has no notice"] : []),
  ];
}
