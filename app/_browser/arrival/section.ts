/**
 * Goes to the section that the page was reloaded for. It is inline in every page: the module that does the rest of the
 * arrival comes after the first paint, and the page would stand at its top until then.
 *
 * @param window the window whose document is parsed; its history entry says that the browser is not to scroll by itself
 */
export function showSection({ document, history, location }: Window): void {
  if (history.scrollRestoration === "manual")
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
}
