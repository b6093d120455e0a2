import { company } from "../../_content/company/company";
import { languages, locales } from "../../_i18n/languages";
import { asset } from "../../_i18n/paths";
import { absolute } from "../../_i18n/site-url";

/** Days after which the file expires. The RFC recommends less than a year; every build starts anew. */
const validDays = 360;

/**
 * Gives the text of `security.txt` (RFC 9116): where to report a weakness of the site.
 *
 * @param now milliseconds since the epoch
 */
export function securityContact(now: number): string {
  const expires = new Date(now + validDays * 24 * 60 * 60 * 1000);
  return [
    `Contact: mailto:${company.emails.office}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${locales.map((locale) => languages[locale].tag).join(", ")}`,
    `Canonical: ${absolute(asset("/.well-known/security.txt"))}`,
    "",
  ].join("\n");
}
