import type { ContactPoint, LocalBusiness, Organization, PostalAddress, Certification } from "schema-dts";

import { builtAt } from "../../_content/built-at";
import { company } from "../../_content/company/company";
import { identity, registers } from "../../_content/company/identity";
import { warsawDay, type Day, isValid } from "../../_content/validity";
import { defaultLocale, languages, locales } from "../../_i18n/languages";
import { asset } from "../../_i18n/paths";
import type { Language } from "../../_i18n/translator";
import { absolute } from "../../_i18n/site-url";
import { pageUrl, shareUrl } from "./addresses";
import { type Certificate, certificates } from "../../_content/company/certificates";

const home = pageUrl(defaultLocale, { route: "home" });

/**
 * The company as a reference. Its `@id` is the same in every language. Only the home page has the address that
 * search engines expect of a `LocalBusiness`.
 */
export const companyReference = {
  "@type": "Organization",
  "@id": `${home}#organization`,
  name: company.name,
  url: home,
} as const satisfies Organization;

/** Returns the company with the facts of the home page. */
export function companyData(language: Language): LocalBusiness {
  const { t } = language;
  const certifications = certificationData(language, warsawDay(builtAt));
  const addresses = company.addresses.map(({ street, postcode, town, country }): PostalAddress => ({
    "@type": "PostalAddress",
    streetAddress: street,
    postalCode: postcode,
    addressLocality: town,
    addressCountry: country,
  }));
  const [only, ...others] = addresses;
  return {
    ...companyReference,
    "@type": "LocalBusiness",
    description: t("footer.description"),
    logo: absolute(asset("/icons/logo.svg")),
    image: shareUrl({ route: "home" }),
    telephone: company.mainPhone,
    email: company.emails.office,
    // Some consumers reject an array for a single address.
    address: others.length ? addresses : only,
    legalName: identity.legalName,
    vatID: vatId,
    sameAs: identity.krs && registers.krs,
    contactPoint: contactPoints(t),
    hasCertification: certifications.length ? certifications : undefined,
  };
}

/** The company's VAT number with its country; undefined until VIES confirms it. */
const vatId = identity.nip && identity.vatEu ? `PL${identity.nip}` : undefined;

/** Returns the departments with phones. They speak the languages of the site. */
function contactPoints(t: Language["t"]): ContactPoint[] {
  const main = { label: "mainPhoneLabel", number: company.mainPhone } as const;
  return [main, ...company.otherPhones].map(({ label, number }) => ({
    "@type": "ContactPoint",
    contactType: t(`home.contact.${label}`),
    telephone: number,
    availableLanguage: locales.map((locale) => languages[locale].tag),
  }));
}

/** Returns the company with its register data, limited to the facts on the page (R82). */
export function identityData(): Organization {
  const { legalName, nip } = identity;
  return {
    ...companyReference,
    legalName,
    taxID: nip,
    vatID: vatId,
    telephone: company.mainPhone,
    email: company.emails.office,
  };
}

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
