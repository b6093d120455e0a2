import { pageAddress, pageState, writeAddress } from "./page-address";

// Keys of the texts. Not one object: the inline code takes only its own.
export const listKey = "quote";
/** Unfinished lines of the list. */
export const entriesKey = "quoteEntry";
export const deliveryKey = "quoteDelivery";
export const draftKey = (form: string) => `draft:${form}`;
export const attemptKey = (form: string) => `sending:${form}`;

/** The part of the history state that replaces storage. */
interface EntryState {
  readonly kept?: Readonly<Record<string, string>>;
}

/**
 * Returns the text of a key in session storage, or in the history state if storage refused it; an
 * empty string without one. Never throws. Small enough for the inline code.
 */
export function keptText(key: string, state: unknown = history.state): string {
  try {
    return (state as EntryState | null)?.kept?.[key] ?? sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/**
 * Returns the texts that `sessionStorage` refused, by key, for the page and its history entry. A property of the
 * window, because several bundles of a page have a copy of this module.
 */
const refusedTexts = () =>
  ((window as Window & { refusedTexts?: Map<string, string> }).refusedTexts ??= new Map(
    Object.entries((pageState() as EntryState | null)?.kept ?? {}),
  ));

const listeners = new Set<() => void>();

/** Texts by key, which the pages of this tab share: the list, its unfinished lines, drafts, attempts. */
export const tabStore = {
  get: (key: string) => refusedTexts().get(key) ?? keptText(key, null),

  /**
   * Keeps a text while the tab is open; an empty text removes the key. If storage is blocked or full, or does
   * not return the text, keeps the text in the page and its history state, which survives reloads. Never throws.
   */
  set(key: string, text: string): void {
    if (isStored(key, text)) {
      if (refusedTexts().delete(key)) writeEntry();
    } else {
      refusedTexts().set(key, text);
      writeEntry();
      // A link within the page creates a history entry without a state.
      addEventListener("hashchange", writeEntry);
    }
    for (const listener of listeners) listener();
  },

  /**
   * Opens another page of the site with the texts that storage refused, in the state of its history entry.
   *
   * @returns whether there are any; if not, does nothing
   */
  takeTo(address: string): boolean {
    if (!refusedTexts().size) return false;
    history.pushState({ kept: Object.fromEntries(refusedTexts()) } satisfies EntryState, "", address);
    location.reload();
    return true;
  },

  /** Returns whether storage refused a key's text, so that other pages can't read it. */
  isOnlyHere: (key: string) => Boolean(refusedTexts().get(key)),

  /**
   * Calls back when a text changes, and when the page returns from the back/forward cache, because another page
   * may have changed texts.
   *
   * @returns a function that unsubscribes
   */
  subscribe(onChange: () => void): () => void {
    listeners.add(onChange);
    addEventListener("pageshow", onChange);
    return () => {
      listeners.delete(onChange);
      removeEventListener("pageshow", onChange);
    };
  },
};

/** Writes a text to storage. Returns whether storage returns the same text. */
function isStored(key: string, text: string): boolean {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
    return (sessionStorage.getItem(key) ?? "") === text;
  } catch {
    // An older text of full storage would be shown by other pages of the tab as the latest.
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Storage is blocked: it has no text.
    }
    return false;
  }
}

function writeEntry(): void {
  const texts = refusedTexts();
  const kept = texts.size ? Object.fromEntries(texts) : undefined;
  writeAddress(pageAddress(), { ...(pageState() as EntryState | null), kept });
}
