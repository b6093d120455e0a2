import { languages, type Locale, locales, storageKeys } from "../_i18n/languages";
import { prefix } from "../_i18n/paths";
import { basePath } from "../_settings/base-path";

/** The path prefix that its choice redirects to, such as "/de"; none if the page stays. */
type StoredLanguage = readonly [code: string, name: string, leadsTo?: string];

/**
 * Stores and applies the visitor's language (R6 to R9). It must run before anything can be clicked: a Polish page
 * with German still stored would redirect back.
 *
 * A click on a link of the language menu stores its language, and copies query and hash of the address to the link.
 *
 * The stored language is applied before the first paint, and when the page comes back from the back/forward cache:
 *
 * - A language of the site is stored: a page without prefix is replaced by its alternate page in that language. On
 *   a page with prefix, the address wins, so that nothing loops.
 * - Anything else is stored, or only one value: stores the language of the page.
 * - Storage throws: nothing changes.
 *
 * The source of this function is inlined into the page: it must not use imports or outer constants.
 *
 * @param keys storage keys of the code and the name
 * @param all languages of the site by their tag
 * @param here tag of the page's language; "" for a page that exists in one language only
 */
function keepLanguage(
  { document, location }: Window,
  keys: readonly string[],
  all: Readonly<Record<string, StoredLanguage>>,
  here: string,
  base: string,
): void {
  const store = (tag: string) =>
    keys.forEach((key, index) => localStorage.setItem(key, all[tag]?.[index] as string));
  const choose = ({ button, target }: MouseEvent) => {
    const link = (target as Element).closest<HTMLAnchorElement>(".language-menu a");
    // The middle button opens a new tab; the right button does not open the link yet.
    if (!link || button > 1) return;
    link.search = location.search;
    link.hash = location.hash;
    try {
      store(link.hreflang);
    } catch {
      // Blocked or full.
    }
  };
  const apply = () => {
    try {
      // Inside `try`: where storage is blocked, the access itself throws.
      const stored = Object.values(all).find((each) =>
        keys.every((key, index) => localStorage.getItem(key) === each[index]),
      );
      if (stored?.[2]) {
        // Hides content in the wrong language until the new page loads.
        document.documentElement.hidden = true;
        location.replace(
          base + stored[2] + location.pathname.slice(base.length) + location.search + location.hash,
        );
      }
      // Not on a prerendered page, which may never be visited.
      if (!stored && here && !(document as { prerendering?: boolean }).prerendering) store(here);
    } catch {
      // Blocked or full.
    }
  };
  apply();
  document.addEventListener("prerenderingchange", apply);
  addEventListener("pageshow", ({ persisted }) => persisted && apply());
  // The middle button fires `auxclick`, not `click`.
  for (const press of ["click", "auxclick"] as const) document.addEventListener(press, choose);
}

function storedLanguages(locale: Locale, isTranslated: boolean): Record<string, StoredLanguage> {
  const all = locales.map((each) => {
    const { tag, code, name } = languages[each];
    // Only addresses without prefix leave the language to the visitor's choice.
    const leads = isTranslated && prefix(each) && !prefix(locale);
    const stored: StoredLanguage = leads ? [code, name, prefix(each)] : [code, name];
    return [tag, stored] as const;
  });
  return Object.fromEntries(all);
}

/**
 * Redirects from the error document to the page of a link whose query or hash a program has percent-encoded once,
 * with its `?` or `#`; never to another site.
 *
 * The source of this function is inlined into the page: it must not use anything from outside.
 */
function mendAddress(): void {
  const { origin, pathname, search } = location;
  const [, page = "", encoded = ""] = /^(.*?)(%(?:3F|23).+?)\/?$/i.exec(pathname) ?? [];
  try {
    if (encoded) location.replace(origin + page + decodeURIComponent(encoded) + search.replace("?", "&"));
  } catch {
    // Not UTF-8: no link of this site.
  }
}

/**
 * Returns the script for the head of every page.
 *
 * @param isTranslated whether the page exists in every language; the error document does not
 */
export function headScript(locale: Locale, isTranslated: boolean, base = basePath): string {
  const here = isTranslated ? languages[locale].tag : "";
  const facts = [storageKeys, storedLanguages(locale, isTranslated), here, base];
  return [
    // Shows controls that need a script.
    `document.documentElement.dataset.js=""`,
    `(${keepLanguage.toString()})(window,${facts.map((each) => JSON.stringify(each)).join()})`,
    ...(isTranslated ? [] : [`(${mendAddress.toString()})()`]),
  ].join(";");
}
