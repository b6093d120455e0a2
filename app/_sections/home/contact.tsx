import { useTranslations } from "next-intl";
import { Fragment } from "react";

import { Section } from "../../_ui/section";
import { addressLines, company, phoneLink, shownPhone } from "../../_content/company/company";
import { TermsInBrief } from "../../_components/terms-in-brief";
import { settings } from "../../_settings/settings";
import { plainText } from "../../_i18n/plain-text";
import { asset } from "../../_i18n/paths";
import { ConsentCover } from "../../_components/consent-cover";
import "./contact.css";

function ContactDetails() {
  const t = useTranslations("home.contact");
  const accessibility = useTranslations("accessibility");
  const phones = [{ label: "mainPhoneLabel", number: company.mainPhone }, ...company.otherPhones] as const;
  const emails = [
    { label: "emailOfficeLabel", address: company.emails.office },
    { label: "emailOrdersLabel", address: company.emails.orders },
  ] as const;
  return (
    <>
      <dl className="contact__list">
        {phones.map(({ label, number }) => (
          <div className="spread" key={number}>
            <dt>{t(label)}</dt>
            <dd>
              <a
                className="target quiet-link"
                href={phoneLink(number)}
                aria-label={accessibility("phoneLink", { phone: shownPhone(number) })}
              >
                {number}
              </a>
            </dd>
          </div>
        ))}
        {emails.map(({ label, address }) => (
          <div className="spread" key={address}>
            <dt>{t(label)}</dt>
            <dd>
              <a
                className="target quiet-link"
                href={`mailto:${address}`}
                aria-label={plainText(t("writeAria", { email: address }))}
              >
                {address}
              </a>
            </dd>
          </div>
        ))}
      </dl>
      <address>
        <span className="contact__label">{t("addressLabel")}</span>
        {company.addresses.map((address) => (
          <Fragment key={address.street}>
            <br />
            {addressLines(address).join(", ")}
          </Fragment>
        ))}
      </address>
    </>
  );
}

function ContactMap() {
  const t = useTranslations("home.contact.map");
  return (
    <div className="contact__map boards-3-5">
      <h3>{t("heading")}</h3>
      <ConsentCover
        className="contact__map-cover"
        address={settings.mapUrl}
        icon="pin"
        content="home.contact.map"
      >
        <img src={asset("/covers/map.svg")} width={1200} height={675} alt="" loading="lazy" />
      </ConsentCover>
    </div>
  );
}

/** Renders all ways to contact the company. */
export function Contact() {
  const t = useTranslations("home.contact");
  return (
    <Section id="contact" className="contact" heading={t("heading")} lead={t("lead")}>
      <div className="deck">
        <div className="contact__details boards-1-2">
          <ContactDetails />
          <TermsInBrief heading="h3" />
        </div>
        <ContactMap />
      </div>
    </Section>
  );
}
