import { storageKeys } from "../../_i18n/languages";

/** The part of `window` that the script uses, so that tests can hand it another one. */
type ChoiceWindow = Pick<Window, "document" | "localStorage" | "location">;

/**
 * Makes a click on a link that names a language (`data-selected-language`, `data-selected-language-name`: named as they are stored) a choice: both values are
 * stored before the link is followed, and it takes query and hash of the address with it. Without a script it opens
 * the same page at its top.
 *
 * It runs before anything can be clicked, because a Polish page that still found German stored would lead back.
 *
 * The text of this function is put into the page, so it must not use anything from outside: no import, no constant.
 *
 * @param keys under which code and name are stored
 * @see R9 in docs/requirements.md
 */
export function rememberLanguageChoice(
  view: ChoiceWindow,
  keys: readonly [code: string, name: string],
): void {
  const choose = ({ button, target }: MouseEvent) => {
    const link = (target as Element).closest<HTMLAnchorElement>("a[data-selected-language]");
    // The middle button opens a new tab; the right one opens nothing yet.
    if (!link || button > 1) return;
    link.search = view.location.search;
    link.hash = view.location.hash;
    try {
      for (const key of keys) view.localStorage.setItem(key, link.dataset[key] as string);
    } catch {
      // Blocked or full: the address alone says the language then.
    }
  };
  // The middle button fires no click.
  for (const press of ["click", "auxclick"] as const) view.document.addEventListener(press, choose);
}

/** Gives the script for the head of every page with links to other languages. */
export function languageChoiceScript(): string {
  return `(${rememberLanguageChoice.toString()})(window,${JSON.stringify(storageKeys)})`;
}
