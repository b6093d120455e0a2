/** A URL that has not been written to the address bar yet, with its history state, and the bar's query. */
let pending: { readonly address: string; readonly state: unknown; readonly instead: string } | undefined;
let retry: number | undefined;

/** Milliseconds until a refused address is written again. WebKit refuses more than 100 in ten seconds. */
export const retryDelay = 1000;

/** Longest query, in characters: servers refuse a request line of 8 KB (`large_client_header_buffers`). */
export const longestSearch = 6000;

/** Includes an address that the bar does not show yet. */
export function pageAddress(): URL {
  return new URL(pending?.address ?? location.href);
}

/** Returns the history state that belongs to `pageAddress`. */
export function pageState(): unknown {
  return pending ? pending.state : history.state;
}

/**
 * Replaces the address and the state of the page's history entry (HTML Standard, `replaceState`). Never
 * throws: browsers refuse frequent calls, and all calls in a blocked document. `pageAddress` includes a
 * refused address, which is written again later, and an address too long for servers, which is not.
 *
 * @param address of this site. Never relative: browsers read the path `//en/` as the host `en`
 * @param state if omitted, the state stays
 */
export function writeAddress(
  address: URL,
  state: unknown = pageState(),
  view: Pick<Window, "history"> = window,
): void {
  const isTooLong = address.search.length > longestSearch;
  try {
    if (!isTooLong) {
      view.history.replaceState(state, "", address.href);
      pending = undefined;
      return;
    }
  } catch {
    retry ??= window.setTimeout(writeAgain, retryDelay);
  }
  pending = { address: address.href, state, instead: location.search };
  // In the capture phase, before listeners that read the address on this event.
  addEventListener("popstate", dropPending, true);
  addEventListener("click", completeLanguageLink);
}

function writeAgain(): void {
  retry = undefined;
  if (pending) writeAddress(new URL(pending.address), pending.state);
}

/** Drops the pending address for another history entry, but not for a link within the page. */
function dropPending(): void {
  if (!pending) return;
  const address = new URL(pending.address);
  address.hash = location.hash;
  pending =
    location.search === pending.instead
      ? { ...pending, address: address.href, state: history.state }
      : undefined;
}

/** Adds the pending query to a language link, which otherwise gets the query of the address bar. */
function completeLanguageLink({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>(".language-menu a");
  if (link && pending) link.search = new URL(pending.address).search;
}
