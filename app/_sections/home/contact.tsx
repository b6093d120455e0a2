import { useLocale, useTranslations } from "next-intl";
import { Fragment } from "react";

import { QuoteLink } from "../../_quote/quote-link";
import { Section } from "../../_ui/section";
import { company, phoneLink, shownPhone } from "../../_content/company/company";
import { PostalAddress } from "../../_components/postal-address";
import { TermsInBrief } from "../../_components/terms-in-brief";
import { contactCard, download } from "../../_content/downloads";
import { settings } from "../../_settings/settings";
import { plainText } from "../../_i18n/plain-text";
import { asset } from "../../_i18n/paths";
import { ConsentCover } from "../../_components/consent-cover";
import { TextLink } from "../../_ui/text-link";
import "./contact.css";

function ContactDetails() {
  const locale = useLocale();
  const t = useTranslations("home.contact");
  const documents = useTranslations("documents.files");
  const card = download(contactCard(locale));
  const mainPhone = shownPhone(company.mainPhone);
  const emails = [
    { label: "emailOfficeLabel", address: company.emails.office },
    { label: "emailOrdersLabel", address: company.emails.orders },
  ] as const;
  return (
    <>
      <p className="contact__main">
        <span className="contact__label">{t("mainPhoneLabel")}</span>
        <a
          className="quiet-link"
          href={phoneLink(company.mainPhone)}
          aria-label={t("callAria", { phone: mainPhone })}
        >
          {company.mainPhone}
        </a>
      </p>
      <div>
        <h3 className="contact__label">{t("otherPhonesLabel")}</h3>
        <dl className="contact__list">
          {company.otherPhones.map(({ label, number }) => (
            <div className="spread" key={number}>
              <dt>{t(label)}</dt>
              <dd>
                <a
                  className="target quiet-link"
                  href={phoneLink(number)}
                  aria-label={t("callAria", { phone: shownPhone(number) })}
                >
                  {number}
                </a>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <dl className="contact__list">
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
            <PostalAddress address={address} inOneLine />
          </Fragment>
        ))}
      </address>
      {card && (
        <p>
          <TextLink href={card.href}>{documents("vcf.name")}</TextLink>
        </p>
      )}
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
          <p>
            <QuoteLink tone="strong" arrow>
              {t("formButton")}
            </QuoteLink>
          </p>
          <TermsInBrief heading="h3" />
        </div>
        <ContactMap />
      </div>
    </Section>
  );
}
