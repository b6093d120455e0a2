import { inZloty } from "../../_i18n/figures";
import type { Locale } from "../../_i18n/languages";
import type { SiteTranslator } from "../../_i18n/site-translator";
import type { Identity } from "./identity";

/**
 * Returns the company's published facts in one line, for the foot of documents (KSH 206).
 *
 * @returns undefined if no fact is set
 */
export function paperLine(
  locale: Locale,
  t: SiteTranslator,
  { legalName, seat, court, krs, nip, capital, bdo }: Identity,
): string | undefined {
  const parts = [
    legalName,
    seat,
    court && krs && t("companyData.paperLine.krs", { court, krs }),
    nip && t("companyData.paperLine.nip", { nip }),
    capital !== undefined && t("companyData.paperLine.capital", { capital: inZloty(locale, capital) }),
    bdo && t("companyData.paperLine.bdo", { bdo }),
  ].filter(Boolean);
  return parts.length ? parts.join(" · ") : undefined;
}
