// Keys of the tab's values. Not one object: the inline code takes only its own.
/** The quote list, with what is being typed in it. */
export const quoteKey = "quote";
export const draftKey = (form: string) => `draft:${form}`;
export const attemptKey = (form: string) => `sending:${form}`;

/** Returns undefined without a value; never throws. Small enough for the inline code. */
export function keptValue(key: string): unknown {
  return valueOf(keptText(key));
}

function keptText(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Event of the window after a value has changed: several bundles of a page have a copy of this module. */
const changed = "tabvalue";

/**
 * Plain JSON that the pages of this tab share: the quote list, drafts, attempts. If storage is blocked or full, a value
 * lives in the page alone, and the link to the form carries the list. Values are unchecked, because this site wrote them;
 * invalid JSON counts as no value.
 */
class TabStore {
  /** The last value of each key with its text, so that a value is the same object until it changes. */
  private readonly read = new Map<string, { readonly text: string; readonly value: unknown }>();

  /** Texts that storage has refused. A property of the window for the copies of this module. */
  private get refused(): Map<string, string> {
    return ((window as Window & { refusedTexts?: Map<string, string> }).refusedTexts ??= new Map());
  }

  get = (key: string): unknown => {
    const text = this.refused.get(key) ?? keptText(key);
    const last = this.read.get(key);
    if (last?.text === text) return last.value;
    const value = valueOf(text);
    this.read.set(key, { text, value });
    return value;
  };

  /** Undefined removes the key. Never throws. */
  set(key: string, value: unknown): void {
    const text = value === undefined ? "" : JSON.stringify(value);
    if (isStored(key, text)) this.refused.delete(key);
    else this.refused.set(key, text);
    dispatchEvent(new Event(changed));
  }

  /** Returns whether storage refused the value: other pages can't read it. */
  isOnlyHere = (key: string): boolean => Boolean(this.refused.get(key));

  /**
   * Also calls back when the page returns from the back/forward cache: another page may have changed
   * values.
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

/** Returns whether storage keeps the text. */
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
