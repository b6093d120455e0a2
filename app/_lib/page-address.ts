import { afterFrame } from "./after-frame";

/** What the address bar has not got: the address and state that the page's entry is to have, and the search that it has instead. */
let pending: { readonly address: string; readonly state: unknown; readonly instead: string } | undefined;
let retry: number | undefined;

/** Milliseconds after which a refused address is written again: WebKit refuses more than 100 in ten seconds. */
export const retryDelay = 1000;

/** Longest search of an address, in characters: servers refuse a request line of 8 KB (nginx, `large_client_header_buffers`). */
export const longestSearch = 6000;

/** The address that the page has, or will have once the browser lets it. */
export function pageAddress(): URL {
  return new URL(pending?.address ?? location.href);
}

/** The state of the page's entry in the history, likewise. */
export function pageState(): unknown {
  return pending ? pending.state : history.state;
}

/**
 * Writes the page's address, and the state of its entry in the history, without a new entry (HTML standard, `replaceState`). It
 * never throws: browsers refuse what comes too often, and blocked documents refuse all. What was refused counts as written for
 * `pageAddress` and follows when it can; a search that no server would take counts as written, too.
 *
 * @param address absolute, or relative to the page
 * @param state left out, it stays
 * @param view the window that has the page
 */
export function writeAddress(
  address: string,
  state: unknown = pageState(),
  view: Pick<Window, "history"> = window,
): void {
  const { search } = new URL(address, location.href);
  const isTooLong = search.length > longestSearch;
  try {
    if (!isTooLong) {
      view.history.replaceState(state, "", address);
      pending = undefined;
      return;
    }
  } catch {
    retry ??= window.setTimeout(writeAgain, retryDelay);
  }
  hold(address, state);
}

/**
 * As `writeAddress`, once the page has shown what the address is of: browsers take as long to write one as a press may take to be
 * answered.
 */
export function noteAddress(address: string): void {
  hold(address, pageState());
  afterFrame(writePending);
}

function hold(address: string, state: unknown): void {
  pending = { address: new URL(address, location.href).href, state, instead: location.search };
  // Before those who read the address on this event.
  addEventListener("popstate", followEntry, true);
  addEventListener("click", completeLanguageLink);
}

function writeAgain(): void {
  retry = undefined;
  writePending();
}

function writePending(): void {
  if (pending) writeAddress(pending.address, pending.state);
}

/** Another entry of the history ends the wait; a link to a place in the page, which is an entry with the same search, does not. */
function followEntry(): void {
  if (!pending) return;
  const address = new URL(pending.address);
  address.hash = location.hash;
  pending =
    location.search === pending.instead
      ? { ...pending, address: address.href, state: history.state }
      : undefined;
}

/** A language link takes the search of the address bar with it (`language-choice.ts`), and here the one that is pending. */
function completeLanguageLink({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>("a[data-selected-language]");
  if (link && pending) link.search = new URL(pending.address).search;
}
