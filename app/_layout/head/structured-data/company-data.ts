import type { ContactPage, LocalBusiness, PostalAddress, WebSite } from "schema-dts";

import { builtAt } from "../../../_content/built-at";
import { company } from "../../../_content/company/company";
import { warsawDay } from "../../../_content/validity/day";
import { defaultLocale, languages } from "../../../_i18n/languages";
import { asset } from "../../../_i18n/paths";
import { absolute } from "../../../_i18n/site-url";
import { pageUrl, shareUrl } from "../addresses";
import { certificationData } from "./certification-data";
import type { Language } from "../../../_i18n/words";

const home = pageUrl(defaultLocale, { route: "home" });

/** The company as other things name it. One `@id` in every language: it is one company. */
export const companyReference = {
  "@type": "LocalBusiness",
  "@id": `${home}#organization`,
  name: company.name,
  url: home,
} as const satisfies LocalBusiness;

/** The company with all that the home page tells of it. */
export function companyData(language: Language): LocalBusiness {
  const { locale, t } = language;
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
    description: t("footer.description"),
    logo: absolute(asset("/icons/logo.svg")),
    image: shareUrl(locale, { route: "home" }),
    telephone: company.mainPhone,
    email: company.emails.office,
    // One is not a list to everybody who reads this.
    address: others.length ? addresses : only,
    hasCertification: certifications.length ? certifications : undefined,
  };
}

/** The site in one language. */
export function websiteData({ locale }: Language): WebSite {
  const url = pageUrl(locale, { route: "home" });
  return {
    "@type": "WebSite",
    "@id": `${url}#website`,
    url,
    name: company.name,
    inLanguage: languages[locale].tag,
    publisher: { "@id": companyReference["@id"] },
  };
}

/** The page to ask for a quote on. */
export function contactPageData({ locale, t }: Language): ContactPage {
  return {
    "@type": "ContactPage",
    url: pageUrl(locale, { route: "landing" }),
    name: t("landing.hero.heading"),
    description: t("landing.hero.lead"),
    inLanguage: languages[locale].tag,
    about: companyReference,
  };
}
