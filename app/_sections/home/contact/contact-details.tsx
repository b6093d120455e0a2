import { useTranslations } from "next-intl";

import { company, phoneLink, shownPhone } from "../../../_content/company/company";

/** The main number, the four others, the two e-mail addresses. */
export function ContactDetails() {
  const t = useTranslations("home.contact");
  const mainPhone = shownPhone(company.mainPhone);
  const emails = [
    { label: "emailOfficeLabel", address: company.emails.office },
    { label: "emailOrdersLabel", address: company.emails.orders },
  ] as const;
  return (
    <>
      <p className="contact__main">
        <span className="contact__label">{t("mainPhoneLabel")}</span>
        <a href={phoneLink(company.mainPhone)} aria-label={t("callAria", { phone: mainPhone })}>
          {mainPhone}
        </a>
      </p>
      <div>
        <h3 className="contact__label">{t("otherPhonesLabel")}</h3>
        <dl className="contact__list">
          {company.otherPhones.map(({ label, number }) => (
            <div key={number}>
              <dt>{t(label)}</dt>
              <dd>
                <a href={phoneLink(number)} aria-label={t("callAria", { phone: shownPhone(number) })}>
                  {shownPhone(number)}
                </a>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <dl className="contact__list">
        {emails.map(({ label, address }) => (
          <div key={address}>
            <dt>{t(label)}</dt>
            <dd>
              <a href={`mailto:${address}`} aria-label={t("writeAria", { email: address })}>
                {address}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
