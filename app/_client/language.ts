import { languages, type Locale, locales, storageKeys } from "../_i18n/languages";
import { prefix } from "../_i18n/paths";
import { basePath } from "../_settings/base-path";

/**
 * Stored code and name of a language, and the path prefix that its choice redirects to, such as "/de". No
 * prefix: the page stays.
 */
type StoredLanguage = readonly [code: string, name: string, leadsTo?: string];

/** Data for the script in the head, written into the page as JSON. */
export interface LanguageFacts {
  /** Storage keys of the code and the name. */
  readonly keys: readonly [code: string, name: string];
  /**
   * Path of the bucket folder that the site is built for, such as "/folder". Omitted at the root to keep
   * pages small.
   */
  readonly base?: string;
  /** Languages of the site by their tag. */
  readonly all: Readonly<Record<string, StoredLanguage>>;
  /** Tag of the page's language. Omitted for a page that exists in one language only. */
  readonly here?: string;
}

/** The part of `window` that the script uses; tests pass a fake. */
export interface LanguageWindow {
  readonly localStorage: Pick<Storage, "getItem" | "setItem">;
  readonly location: Pick<Location, "pathname" | "search" | "hash" | "replace">;
  readonly document: {
    readonly documentElement: Pick<HTMLElement, "hidden">;
    /** Undefined in browsers that do not prerender pages. */
    readonly prerendering?: boolean;
    addEventListener(
      type: "prerenderingchange" | "click" | "auxclick",
      listener: (event: MouseEvent) => void,
    ): void;
  };
  addEventListener(type: "pageshow", listener: (event: { readonly persisted: boolean }) => void): void;
}

/**
 * Stores and applies the visitor's language. It must run before anything can be clicked: a Polish page with German
 * still stored would redirect back.
 *
 * A click on a link of the language menu stores its language, and copies the query and hash of the current address to
 * the link. Without a script, the link opens the same page at its top.
 *
 * The stored language is applied before the first paint, and when the page comes back from the back/forward cache:
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
 * @see R6 to R9 in docs/requirements.md
 */
export function keepLanguage(view: LanguageWindow, { keys, base = "", all, here }: LanguageFacts): void {
  const { document, location } = view;
  const store = (tag: string) =>
    keys.forEach((key, index) => view.localStorage.setItem(key, all[tag]?.[index] as string));
  const choose = ({ button, target }: MouseEvent) => {
    const link = (target as Element).closest<HTMLAnchorElement>(".language-menu a");
    // The middle button opens a new tab; the right button does not open the link yet.
    if (!link || button > 1) return;
    link.search = location.search;
    link.hash = location.hash;
    try {
      store(link.hreflang);
    } catch {
      // Blocked or full: only the address determines the language then.
    }
  };
  const apply = () => {
    try {
      // Inside `try`: where storage is blocked, the access itself throws.
      const stored = Object.values(all).find((each) =>
        keys.every((key, index) => view.localStorage.getItem(key) === each[index]),
      );
      if (stored?.[2]) {
        // Hides the content in the wrong language until the new page loads.
        document.documentElement.hidden = true;
        location.replace(
          base + stored[2] + location.pathname.slice(base.length) + location.search + location.hash,
        );
      }
      // Not on a prerendered page, which may never be visited.
      if (!stored && here && !document.prerendering) store(here);
    } catch {
      // Blocked or full: the page stays as it is.
    }
  };
  apply();
  document.addEventListener("prerenderingchange", apply);
  view.addEventListener("pageshow", (event) => {
    if (event.persisted) apply();
  });
  // The middle button fires `auxclick`, not `click`.
  for (const press of ["click", "auxclick"] as const) document.addEventListener(press, choose);
}

/**
 * Returns the data for the script in the head.
 *
 * @param base as in `LanguageFacts`; "" at the root
 * @param isTranslated whether the page exists in every language
 */
export function languageFacts(locale: Locale, base: string, isTranslated = true): LanguageFacts {
  const all = locales.map((each) => {
    const { tag, code, name } = languages[each];
    // Only addresses without prefix leave the language to the visitor's choice.
    const leads = isTranslated && prefix(each) && !prefix(locale);
    return [tag, leads ? ([code, name, prefix(each)] as const) : ([code, name] as const)] as const;
  });
  return {
    keys: storageKeys,
    base: base || undefined,
    all: Object.fromEntries(all),
    here: isTranslated ? languages[locale].tag : undefined,
  };
}

/**
 * Returns the script for the head of a page. It runs before the body.
 *
 * @param isTranslated whether the page exists in every language
 */
export function languageScript(locale: Locale, isTranslated: boolean): string {
  return `(${keepLanguage.toString()})(window,${JSON.stringify(languageFacts(locale, basePath, isTranslated))})`;
}
