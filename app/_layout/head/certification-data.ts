import type { Certification } from "schema-dts";

import { type Certificate, certificates } from "../../_content/company/certificates";
import type { Day } from "../../_content/validity/day";
import { isValid } from "../../_content/validity/state";
import { asset } from "../../_i18n/paths";
import { absolute } from "../../_i18n/site-url";
import type { Language } from "../../_i18n/site-translator";

type Document = Certificate & { readonly key: (typeof certificates)[number]["key"] };

/**
 * Describes the certificates that are valid on a day. Others are omitted.
 *
 * @see https://schema.org/Certification
 */
export function certificationData(
  { t }: Language,
  day: Day,
  documents: readonly Document[] = certificates,
): Certification[] {
  return documents
    .filter((document) => isValid(document, day))
    .map(({ key, file, from, until, scope, register }) => ({
      "@type": "Certification",
      name: t(`home.certificates.${key}.title`),
      url: register ?? absolute(asset(file)),
      about: scope && { "@type": "Thing", name: scope },
      validFrom: from,
      expires: until,
      certificationStatus: "https://schema.org/CertificationActive",
    }));
}
