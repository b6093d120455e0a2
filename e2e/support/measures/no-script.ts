/**
 * Runs in the page. What a visitor without JavaScript can't bring to sight, closed parts opened by hand. The counter's figure,
 * heads and feet of tables, which a phone lays out as lists, short names, which stand for the whole ones in a narrow window, and eyebrows,
 * which a wide window leaves out, do not count; nor does what only works with a script, which must not be shown.
 *
 * @param ways selectors of links that have to be shown
 * @returns one line for each finding
 */
export function unreachable(ways: readonly string[]): string[] {
  const left =
    "script, style, .js-only, .no-js-only, form[data-draft], .counter__value, thead, tfoot, .narrow-name__short, .eyebrow, [aria-hidden][hidden]";
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
  /** Whether something closed around an element has a control that is shown, or lies in something such itself. */
  const opens = (element: Element | null | undefined): boolean => {
    const closed = element?.closest("details:not([open]), [popover]");
    if (closed instanceof HTMLDetailsElement) return isShown(closed) || opens(closed.parentElement);
    const control = closed && document.querySelector(`[popovertarget="${closed.id}"]`);
    return Boolean(control && (isShown(control) || opens(control)));
  };
  // What is said twice has to be seen once: the action bar of a phone repeats the header.
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
    ...shown(".js-only, form[data-draft]").map((each) => `${each.outerHTML.slice(0, 90)} is shown`),
    ...(notices < document.querySelectorAll("form[data-draft]").length ? ["a form has no notice"] : []),
  ];
}
