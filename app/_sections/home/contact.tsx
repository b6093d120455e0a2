import { useTranslations } from "next-intl";

import { DataList } from "../../_ui/data-list";
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
  const link = (href: string, text: string, label: string) => (
    <a className="target quiet-link" href={href} aria-label={label}>
      {text}
    </a>
  );
  const rows = [
    ...phones.map(({ label, number }) => ({
      term: t(label),
      value: link(phoneLink(number), number, accessibility("phoneLink", { phone: shownPhone(number) })),
    })),
    ...emails.map(({ label, address }) => ({
      term: t(label),
      value: link(`mailto:${address}`, address, plainText(t("writeAria", { email: address }))),
    })),
  ];
  return (
    <>
      <DataList rows={rows} />
      <address>
        <span className="fine-print">{t("addressLabel")}</span>
        {company.addresses.map((address) => `\n${addressLines(address).join(", ")}`)}
      </address>
    </>
  );
}

function ContactMap() {
  const t = useTranslations("home.contact.map");
  return (
    <div className="contact__map column boards-3-5">
      <h3>{t("heading")}</h3>
      <ConsentCover beside address={settings.mapUrl} icon="pin" content="home.contact.map">
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
        <div className="contact__details column boards-1-2">
          <ContactDetails />
          <TermsInBrief heading="h3" />
        </div>
        <ContactMap />
      </div>
    </Section>
  );
}
