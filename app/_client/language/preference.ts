import { languages, type Locale, locales, storageKeys } from "../../_i18n/languages";
import { prefix } from "../../_i18n/paths";
import { basePath } from "../../_settings/base-path";

/**
 * A language as it is stored, and where its choice leads from here: the first part of its addresses, such as "/de". None
 * where the page stays: it is the page's own, or the page's address says its language itself.
 */
type StoredLanguage = readonly [code: string, name: string, leadsTo?: string];

/** What the script in the head has to know; written into the page as JSON. */
export interface PreferenceFacts {
  /** The folder of the bucket that the site is built for, such as "/folder"; left out at the root: every page carries it. */
  readonly base?: string;
  readonly keys: readonly [code: string, name: string];
  /** The language the page is in. */
  readonly here: StoredLanguage;
  readonly all: readonly StoredLanguage[];
}

/** The part of `window` that the script uses, so that tests can hand it another one. */
export interface PreferenceWindow {
  readonly localStorage: Pick<Storage, "getItem" | "setItem">;
  readonly location: Pick<Location, "pathname" | "search" | "hash" | "replace">;
  readonly document: {
    readonly documentElement: Pick<HTMLElement, "hidden">;
    /** Missing where the browser does not prepare pages in the background. */
    readonly prerendering?: boolean;
    addEventListener(type: "prerenderingchange", listener: () => void): void;
  };
  addEventListener(type: "pageshow", listener: (event: { readonly persisted: boolean }) => void): void;
}

/**
 * Applies the stored language: before the first paint, and again when the page comes back from the browser's memory.
 *
 * - Code and name are stored and are those of a language of the site: a page without prefix is replaced by
 *   its alternate page in that language, query and hash kept. On a page with prefix the address wins.
 * - Anything else is stored, or one of the two is missing: the language of the page is stored, which on a page without
 *   prefix is Polish.
 * - Storage that throws changes nothing.
 *
 * It can't run in circles: only a page without prefix leads on, and only to one with prefix.
 *
 * The text of this function is put into the page, so it must not use anything from outside: no import, no constant.
 *
 * @see R6, R7 and R8 in docs/requirements.md
 */
export function applyStoredLanguage(
  view: PreferenceWindow,
  { base = "", keys, here, all }: PreferenceFacts,
): void {
  const { document, location } = view;
  const apply = () => {
    try {
      // Asked for in here, because where storage is blocked the very access throws.
      const storage = view.localStorage;
      const stored = all.find((each) => keys.every((key, index) => storage.getItem(key) === each[index]));
      if (stored) {
        if (!stored[2]) return;
        // What is already there in the other language is not to be seen while the new page is on its way.
        document.documentElement.hidden = true;
        const { pathname, search, hash } = location;
        location.replace(base + stored[2] + pathname.slice(base.length) + search + hash);
      } else if (!document.prerendering) {
        // Not for a page prepared in the background: it may never be visited.
        keys.forEach((key, index) => storage.setItem(key, here[index] as string));
      }
    } catch {
      // Blocked or full: the page stays as it is.
    }
  };
  apply();
  document.addEventListener("prerenderingchange", apply);
  view.addEventListener("pageshow", (event) => {
    if (event.persisted) apply();
  });
}

/**
 * Gives what the script in the head of a page has to know.
 *
 * @param locale language of the page
 * @param base the folder of the bucket that the site is built for, such as "/folder"; "" for its root
 */
export function preferenceFacts(locale: Locale, base: string): PreferenceFacts {
  const asStored = (each: Locale) => [languages[each].code, languages[each].name] as const;
  return {
    base: base || undefined,
    keys: storageKeys,
    here: asStored(locale),
    // Only an address without prefix leaves the language to the visitor's choice.
    all: locales.map((each) =>
      prefix(each) && !prefix(locale) ? [...asStored(each), prefix(each)] : asStored(each),
    ),
  };
}

/**
 * Gives the script for the head of a page that has an alternate page in every language.
 *
 * @param locale language of the page
 * @returns JavaScript, to be run before the body is read
 */
export function preferenceScript(locale: Locale): string {
  const facts = preferenceFacts(locale, basePath);
  return `(${applyStoredLanguage.toString()})(window,${JSON.stringify(facts)})`;
}
