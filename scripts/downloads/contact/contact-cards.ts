import { type Messages, createTranslator } from "next-intl";

import { company } from "../../../app/_content/company/company";
import { contactCard, issued } from "../../../app/_content/downloads";
import { languages, type Locale, locales } from "../../../app/_i18n/languages";
import { path } from "../../../app/_i18n/paths";
import { absolute } from "../../../app/_i18n/site-url";
import { vcard } from "./vcard";

/**
 * The company as a contact card in every language: what each number is for is stated in its words.
 *
 * @param catalogs words by locale
 */
export function contactCards(catalogs: Readonly<Record<Locale, Messages>>) {
  return locales.map((locale) => {
    const words = createTranslator({ locale, messages: catalogs[locale] });
    const countries = new Intl.DisplayNames(languages[locale].region, { type: "region" });
    const text = vcard({
      name: company.name,
      phones: [
        { label: words("home.contact.mainPhoneLabel"), number: company.mainPhone },
        ...company.otherPhones.map(({ label, number }) => ({
          label: words(`home.contact.${label}`),
          number,
        })),
      ],
      emails: [
        { label: words("home.contact.emailOfficeLabel"), address: company.emails.office },
        { label: words("home.contact.emailOrdersLabel"), address: company.emails.orders },
      ],
      addresses: company.addresses.map((address) => ({
        ...address,
        country: countries.of(address.country) ?? address.country,
      })),
      url: absolute(path(locale, "home")),
      note: words("footer.description"),
      day: issued,
    });
    return { name: contactCard(locale), text };
  });
}
