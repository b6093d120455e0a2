import { storageKeys } from "../_i18n/languages";

/**
 * Makes a click on a language of the language menu a choice: both values are stored before the link is followed, and
 * the link takes query and hash of the address with it. Without a script it opens the same page at its top.
 *
 * It has to happen before the new page is there: a Polish page that still found German stored would lead back.
 *
 * @param document the page's document
 * @returns a function that removes the listeners
 * @see specification, section 4 (Language)
 */
export function installLanguageChoice(document: Document): () => void {
  const stop = new AbortController();
  const choose = ({ type, button, target }: MouseEvent) => {
    // The middle button opens a new tab and fires no `click`; the right one opens nothing.
    if (type === "auxclick" && button !== 1) return;
    const link = (target as Element).closest<HTMLAnchorElement>("a[data-language]");
    if (!link) return;
    const { search, hash } = document.location;
    link.search = search;
    link.hash = hash;
    const { language = "", languageName = "" } = link.dataset;
    try {
      localStorage.setItem(storageKeys[0], language);
      localStorage.setItem(storageKeys[1], languageName);
    } catch {
      // Blocked or full: the address alone says the language then.
    }
  };
  for (const type of ["click", "auxclick"] as const)
    document.addEventListener(type, choose, { signal: stop.signal });
  return () => stop.abort();
}
