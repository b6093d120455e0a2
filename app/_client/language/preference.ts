import { languages, type Locale, locales, storageKeys } from "../../_i18n/languages";
import { prefix } from "../../_i18n/paths";
import { basePath } from "../../_settings/base-path";

/**
 * Stored code and name of a language, and the path prefix that its choice redirects to, such as "/de". No
 * prefix: the page stays.
 */
type StoredLanguage = readonly [code: string, name: string, leadsTo?: string];

/** Data for the script in the head, written into the page as JSON. */
export interface PreferenceFacts {
  /**
   * Path of the bucket folder that the site is built for, such as "/folder". Omitted at the root to keep
   * pages small.
   */
  readonly base?: string;
  readonly keys: readonly [code: string, name: string];
  readonly here: StoredLanguage;
  readonly all: readonly StoredLanguage[];
}

/** The part of `window` that the script uses; tests pass a fake. */
export interface PreferenceWindow {
  readonly localStorage: Pick<Storage, "getItem" | "setItem">;
  readonly location: Pick<Location, "pathname" | "search" | "hash" | "replace">;
  readonly document: {
    readonly documentElement: Pick<HTMLElement, "hidden">;
    /** Undefined in browsers that do not prerender pages. */
    readonly prerendering?: boolean;
    addEventListener(type: "prerenderingchange", listener: () => void): void;
  };
  addEventListener(type: "pageshow", listener: (event: { readonly persisted: boolean }) => void): void;
}

/**
 * Applies the stored language before the first paint, and when the page comes back from the back/forward
 * cache.
 *
 * - A language of the site is stored: a page without prefix is replaced by its alternate page in that
 *   language, with query and hash. On a page with prefix, the address wins.
 * - Anything else is stored, or only one value: stores the language of the page (Polish without prefix).
 * - Storage throws: nothing changes.
 *
 * It can't loop: only pages without prefix redirect, and only to pages with prefix.
 *
 * The source of this function is inlined into the page: it must not use imports or outer constants.
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
      // Inside `try`: where storage is blocked, the access itself throws.
      const storage = view.localStorage;
      const stored = all.find((each) => keys.every((key, index) => storage.getItem(key) === each[index]));
      if (stored) {
        if (!stored[2]) return;
        // Hides the content in the wrong language until the new page loads.
        document.documentElement.hidden = true;
        const { pathname, search, hash } = location;
        location.replace(base + stored[2] + pathname.slice(base.length) + search + hash);
      } else if (!document.prerendering) {
        // Not on a prerendered page, which may never be visited.
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

/** Returns the data for the script in the head. @param base as in `PreferenceFacts`; "" at the root */
export function preferenceFacts(locale: Locale, base: string): PreferenceFacts {
  const asStored = (each: Locale) => [languages[each].code, languages[each].name] as const;
  return {
    base: base || undefined,
    keys: storageKeys,
    here: asStored(locale),
    // Only addresses without prefix leave the language to the visitor's choice.
    all: locales.map((each) =>
      prefix(each) && !prefix(locale) ? [...asStored(each), prefix(each)] : asStored(each),
    ),
  };
}

/** Returns the script for the head of a page that exists in every language. It runs before the body. */
export function preferenceScript(locale: Locale): string {
  const facts = preferenceFacts(locale, basePath);
  return `(${applyStoredLanguage.toString()})(window,${JSON.stringify(facts)})`;
}
