import { languageChoiceScript } from "./language/language-choice";
import type { Locale } from "../_i18n/languages";
import { preferenceScript } from "./language/preference";

/** Marks that scripts run, so that controls that need one are shown from the start. */
const markScripting = `document.documentElement.dataset.js=""`;

/**
 * On the error document: an address whose number sign a mail program has escaped (and the equals sign, too) leads to the page that it
 * means, with its list. Only `#l=` and `#a=` of this very site: its own origin stands before the path.
 */
const mendNumberSign =
  "location.pathname.replace(/^([^%]*)%(?:25)*23([la])(?:=|%(?:25)*3[dD])([\\w%-]+)\\/?$/,(_,page,key,list)=>location.replace(`${location.origin+page}#${key}=${list}`))";

/**
 * Gives what runs in the head of every page, before anything is painted or can be clicked.
 *
 * @param locale language of the page
 * @param hasTwins whether the page exists in every language; the error document does not
 */
export function headScript(locale: Locale, hasTwins: boolean): string {
  return [markScripting, languageChoiceScript(), hasTwins ? preferenceScript(locale) : mendNumberSign].join(
    ";",
  );
}
