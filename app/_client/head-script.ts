import type { Locale } from "../_i18n/languages";
import { languageScript } from "./language";

/** Marks that scripts run, so that controls that need a script are shown from the start. */
const markScripting = `document.documentElement.dataset.js=""`;

/**
 * Redirects from the error document if a percent-encoded character has broken the address: the number sign
 * before a list (`#l=`, `#a=`), or the question mark before the one-letter fields of a tool. The new address
 * begins with the site's own origin and never leads to another site.
 *
 * The source of this function is inlined into the page: it must not use anything from outside.
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
 * Returns the script for the head of every page. It runs before anything is painted or can be clicked.
 *
 * @param isTranslated whether the page exists in every language; the error document does not
 */
export function headScript(locale: Locale, isTranslated: boolean): string {
  const scripts = [markScripting, languageScript(locale, isTranslated)];
  if (!isTranslated) scripts.push(`(${mendAddress.toString()})(location)`);
  return scripts.join(";");
}
