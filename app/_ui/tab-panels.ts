/**
 * The panels under a list of tabs. They are HTML of the page, and the page itself remembers which one is shown: it is
 * the one that is not hidden.
 */

/**
 * Shows one panel and hides the others.
 *
 * @param ids of all panels, in the order of their tabs
 * @param index which of them to show
 */
export function showPanel(ids: readonly string[], index: number): void {
  ids.forEach((id, other) => document.getElementById(id)?.toggleAttribute("hidden", other !== index));
}

/** Tells which of the panels is shown. */
export function shownPanel(ids: readonly string[]): number {
  const index = ids.findIndex((id) => !document.getElementById(id)?.hidden);
  return Math.max(0, index);
}

/**
 * Shows the panel that the address names, or the first, and from now on the one that a link leads into.
 *
 * @param ids of all panels
 * @param onChange called when another panel is shown, by whomever
 * @returns a function that ends it
 */
export function watchPanels(ids: readonly string[], onChange: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;

  /** Shows the panel around what a hash names, and tells whether there is one. */
  const open = (hash: string) => {
    const target = document.getElementById(hash.slice(1));
    const index = ids.findIndex((id) => target?.closest(`[id="${id}"]`));
    if (index >= 0) showPanel(ids, index);
    return index >= 0;
  };

  if (!open(window.location.hash)) showPanel(ids, 0);
  const observer = new MutationObserver(onChange);
  for (const id of ids) {
    const panel = document.getElementById(id);
    if (panel) observer.observe(panel, { attributeFilter: ["hidden"] });
  }
  signal.addEventListener("abort", () => observer.disconnect());

  // Before the browser follows the link: it can't scroll to what is hidden.
  const followLink = (event: Event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
    if (link) open(link.hash);
  };
  // An address that was typed, or came back.
  const followAddress = () => {
    const { hash } = window.location;
    if (open(hash)) document.getElementById(hash.slice(1))?.scrollIntoView();
  };
  document.addEventListener("click", followLink, { signal });
  window.addEventListener("hashchange", followAddress, { signal });
  return () => stop.abort();
}
