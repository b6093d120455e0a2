/**
 * The panels under a list of tabs. They are HTML of the page, and the page itself remembers which one is shown: it is
 * the one that is not hidden.
 */

/**
 * Shows one panel and hides the others. Hidden ones stay open to the browser's search in the page (`until-found`).
 *
 * @param ids of all panels, in the order of their tabs
 * @param index which of them to show
 */
export function showPanel(ids: readonly string[], index: number): void {
  ids.forEach((id, other) => {
    const panel = document.getElementById(id);
    if (other === index) panel?.removeAttribute("hidden");
    else panel?.setAttribute("hidden", "until-found");
  });
}

/** Tells which of the panels is shown. */
export function shownPanel(ids: readonly string[]): number {
  const index = ids.findIndex((id) => !document.getElementById(id)?.hasAttribute("hidden"));
  return Math.max(0, index);
}

/**
 * Shows the panel that the address names, or the first, and from now on the one that the browser wants to show: because
 * a link leads into it, or words in it were searched for.
 *
 * @param ids of all panels
 * @param onChange called when another panel is shown, by whomever
 * @returns a function that ends it
 */
export function watchPanels(ids: readonly string[], onChange: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const named = () => document.getElementById(window.location.hash.slice(1));
  const open = (inside: Element | null) => {
    const index = ids.findIndex((id) => inside?.closest(`[id="${id}"]`));
    if (index >= 0) showPanel(ids, index);
    return index >= 0;
  };

  if (!open(named())) showPanel(ids, 0);
  const observer = new MutationObserver(onChange);
  for (const id of ids) {
    const panel = document.getElementById(id);
    if (panel) observer.observe(panel, { attributeFilter: ["hidden"] });
  }
  signal.addEventListener("abort", () => observer.disconnect());
  document.addEventListener("beforematch", (event) => open(event.target as Element), { signal });
  // Browsers that do not look into hidden panels find no place to scroll to before this.
  const followAddress = () => {
    const target = named();
    if (target?.closest("[hidden]") && open(target)) target.scrollIntoView();
  };
  window.addEventListener("hashchange", followAddress, { signal });
  return () => stop.abort();
}
