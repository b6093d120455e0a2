/** What the browser refused to write, and is written as soon as it lets the page: address and state of the entry. */
let refused: { readonly address: string; readonly state: unknown } | undefined;
let retry: number | undefined;

/** Milliseconds after which a refused address is written again: WebKit refuses more than 100 in ten seconds. */
export const retryDelay = 1000;

/** The address that the page has, or will have once the browser lets it. */
export function pageAddress(): URL {
  return new URL(refused?.address ?? location.href);
}

/** The state of the page's entry in the history, likewise. */
export function pageState(): unknown {
  return refused ? refused.state : history.state;
}

/**
 * Writes the page's address, and the state of its entry in the history, without a new entry (HTML standard, `replaceState`). It
 * never throws: browsers refuse what comes too often, and blocked documents refuse all. What was refused counts as written for
 * `pageAddress` and follows when it can; another entry of the history ends the wait.
 *
 * @param address absolute, or relative to the page
 * @param state left out, it stays
 * @param view the window that has the page
 */
export function writeAddress(
  address: string,
  state: unknown = pageState(),
  { history }: Pick<Window, "history"> = window,
): void {
  try {
    history.replaceState(state, "", address);
    refused = undefined;
  } catch {
    refused = { address: new URL(address, location.href).href, state };
    addEventListener("popstate", () => (refused = undefined), { once: true });
    retry ??= window.setTimeout(() => {
      retry = undefined;
      if (refused) writeAddress(refused.address, refused.state);
    }, retryDelay);
  }
}
