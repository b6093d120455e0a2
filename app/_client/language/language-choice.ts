import { storageKeys } from "../../_i18n/languages";

/** The part of `window` that the script uses; tests pass a fake. */
type ChoiceWindow = Pick<Window, "document" | "localStorage" | "location">;

/**
 * Stores the language of a clicked language link (its `data-selected-language` and
 * `data-selected-language-name`), and copies the query and hash of the current address to the link. Without a
 * script, the link opens the same page at its top.
 *
 * It must run before anything can be clicked: a Polish page with German still stored would redirect back.
 *
 * The source of this function is inlined into the page: it must not use imports or outer constants.
 *
 * @param keys storage keys of the code and the name
 * @see R9 in docs/requirements.md
 */
export function rememberLanguageChoice(
  view: ChoiceWindow,
  keys: readonly [code: string, name: string],
): void {
  const choose = ({ button, target }: MouseEvent) => {
    const link = (target as Element).closest<HTMLAnchorElement>("a[data-selected-language]");
    // The middle button opens a new tab; the right button does not open the link yet.
    if (!link || button > 1) return;
    link.search = view.location.search;
    link.hash = view.location.hash;
    try {
      for (const key of keys) view.localStorage.setItem(key, link.dataset[key] as string);
    } catch {
      // Blocked or full: only the address determines the language then.
    }
  };
  // The middle button fires `auxclick`, not `click`.
  for (const press of ["click", "auxclick"] as const) view.document.addEventListener(press, choose);
}

export function languageChoiceScript(): string {
  return `(${rememberLanguageChoice.toString()})(window,${JSON.stringify(storageKeys)})`;
}
