import { pageAddress, pageState, writeAddress } from "./page-address";

/** The part of the history state that replaces storage. */
interface EntryState {
  readonly kept?: Readonly<Record<string, string>>;
}

let refused: Map<string, string> | undefined;

/** Returns the texts that `sessionStorage` refused, by key, for the page and its history entry. */
const refusedTexts = () =>
  (refused ??= new Map(Object.entries((pageState() as EntryState | null)?.kept ?? {})));

/** Returns the text that session storage holds under a key, or an empty string. Blocked storage throws no error. */
export function readTab(key: string): string {
  try {
    return refusedTexts().get(key) ?? sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/**
 * Keeps a text while the tab is open; an empty text removes the key. If storage is blocked or full, keeps the
 * text in the page and its history state, which survives reloads. Never throws.
 */
export function writeTab(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
    if (refusedTexts().delete(key)) writeEntry();
  } catch {
    refusedTexts().set(key, text);
    writeEntry();
    // A link within the page creates a history entry without a state.
    addEventListener("hashchange", writeEntry);
  }
}

/** Returns whether only this page and its history entry keep a key's text, hidden from the tab's others. */
export function isOnlyHere(key: string): boolean {
  return Boolean(refusedTexts().get(key));
}

function writeEntry(): void {
  const texts = refusedTexts();
  const kept = texts.size ? Object.fromEntries(texts) : undefined;
  writeAddress(pageAddress(), { ...(pageState() as EntryState | null), kept });
}
