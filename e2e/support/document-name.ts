import type { Certificate, certificates } from "../../app/_content/company/certificates";
import { writtenDates } from "../../app/_content/validity/state";
import { languages, type Locale } from "../../app/_i18n/languages";
import { t } from "./catalog";

/** A document's name on the page: its title with its dates, which distinguish two of one title. */
export function documentName(
  locale: Locale,
  document: Certificate & { readonly key: (typeof certificates)[number]["key"] },
): string {
  const title = t(locale, `home.certificates.${document.key}.title`);
  return `${title}, ${writtenDates(document, languages[locale].region)}`;
}
