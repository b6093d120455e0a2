import { languageChoiceScript } from "./language/language-choice";
import type { Locale } from "../_i18n/languages";
import { preferenceScript } from "./language/preference";

/** Marks that scripts run, so that controls that need one are shown from the start. */
const markScripting = `document.documentElement.dataset.js=""`;

/**
 * On the error document: leads to the page of an address whose number sign before a list (`#l=`, `#a=`), or whose question mark
 * before the fields of a tool (one letter each), was percent-encoded, once or more. Never to another site: its own origin stands
 * before the path.
 *
 * The text of this function is put into the page, so it must not use anything from outside.
 */
function mendAddress(location: Location): void {
  const [, page = "", mark, key = "", rest = ""] =
    /^([^%]*)%(?:25)*(23(?=[al])|3[fF])([a-z])(?:=|%(?:25)*3[dD])(.+?)\/?$/.exec(location.pathname) ?? [];
  if (!mark) return;
  const plain = rest.replace(/%(?:25)*(3[dD]|26|2[cC]|3[aA])/g, (_, hex) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
  const before = location.origin + page;
  location.replace(
    mark === "23" ? `${before}${location.search}#${key}=${rest}` : `${before}?${key}=${plain}`,
  );
}

/**
 * Gives what runs in the head of every page, before anything is painted or can be clicked.
 *
 * @param locale language of the page
 * @param hasTwins whether the page exists in every language; the error document does not
 */
export function headScript(locale: Locale, hasTwins: boolean): string {
  return [
    markScripting,
    languageChoiceScript(),
    hasTwins ? preferenceScript(locale) : `(${mendAddress.toString()})(location)`,
  ].join(";");
}
