// Keys of the texts. Not one object: the inline code takes only its own.
/** The quote list, with what is being typed in it. */
export const quoteKey = "quote";
export const draftKey = (form: string) => `draft:${form}`;
export const attemptKey = (form: string) => `sending:${form}`;

/** Returns the text of a key in session storage; empty without one. Never throws. Small enough for the inline code. */
export function keptText(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** Event of the window after a text has changed: several bundles of a page have a copy of this module. */
const changed = "tabtext";

/**
 * Texts by key, which the pages of this tab share: the quote list, drafts, attempts. If storage is
 * blocked or full, a text lives in the page alone, and the link to the form carries the list.
 */
class TabStore {
  /** Texts that storage has refused. A property of the window for the copies of this module. */
  private get refused(): Map<string, string> {
    return ((window as Window & { refusedTexts?: Map<string, string> }).refusedTexts ??= new Map());
  }

  get = (key: string): string => this.refused.get(key) ?? keptText(key);

  /** Keeps a text while the tab is open; an empty text removes the key. Never throws. */
  set(key: string, text: string): void {
    if (isStored(key, text)) this.refused.delete(key);
    else this.refused.set(key, text);
    dispatchEvent(new Event(changed));
  }

  /** Returns whether storage refused a key's text, so that other pages can't read it. */
  isOnlyHere = (key: string): boolean => Boolean(this.refused.get(key));

  /**
   * Calls back when a text changes, and when the page returns from the back/forward cache, because another page
   * may have changed texts.
   *
   * @returns a function that unsubscribes
   */
  subscribe = (onChange: () => void): (() => void) => {
    const events = [changed, "pageshow"];
    for (const event of events) addEventListener(event, onChange);
    return () => {
      for (const event of events) removeEventListener(event, onChange);
    };
  };
}

// Marked for the inline code, which takes only functions of this module.
export const tabStore = /* @__PURE__ */ new TabStore();

/** Writes a text to storage. Returns whether storage returns the same text. */
function isStored(key: string, text: string): boolean {
  try {
    // Removed first: other pages of the tab would show an older text of full storage as the latest.
    sessionStorage.removeItem(key);
    if (text) sessionStorage.setItem(key, text);
    return (sessionStorage.getItem(key) ?? "") === text;
  } catch {
    return false;
  }
}
