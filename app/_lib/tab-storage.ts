import { pageAddress, pageState, writeAddress } from "./page-address";

/** The part of the state of the page's history entry that stands in for storage. */
interface EntryState {
  readonly kept?: Readonly<Record<string, string>>;
}

let refused: Map<string, string> | undefined;

/** Returns the texts that `sessionStorage` refused, by their keys. They live as long as the page, and as long as its history entry. */
const refusedTexts = () =>
  (refused ??= new Map(Object.entries((pageState() as EntryState | null)?.kept ?? {})));

/** Returns the text under a key of this tab; empty without one. It never throws. */
export function readTab(key: string): string {
  try {
    return refusedTexts().get(key) ?? sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/**
 * Keeps a text for as long as the tab lives; an empty one removes the key. Where storage is blocked or full, the text is kept in the
 * page and in the state of its history entry, which a reload and the way back bring again. It never throws.
 */
export function writeTab(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
    if (refusedTexts().delete(key)) writeEntry();
  } catch {
    refusedTexts().set(key, text);
    writeEntry();
    // A link to a place in the page makes a new entry, without a state.
    addEventListener("hashchange", writeEntry);
  }
}

/** Returns whether a key has a text that only this page and its history entry keep: another page of the tab does not find it. */
export function isOnlyHere(key: string): boolean {
  return Boolean(refusedTexts().get(key));
}

function writeEntry(): void {
  const texts = refusedTexts();
  const kept = texts.size ? Object.fromEntries(texts) : undefined;
  writeAddress(pageAddress().href, { ...(pageState() as EntryState | null), kept });
}
