import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { company, phoneLink, shownPhone, townLine } from "../../_content/company/company";
import { identity } from "../../_content/company/identity";
import { authority, privacyDay, protectionOfficer, retention } from "../../_content/company/privacy";
import { settings } from "../../_settings/settings";
import { longDate } from "../../_i18n/dates";
import { DataTable } from "../../_ui/data-table";
import { Section } from "../../_ui/section";
import { ServerLogs, StoredInBrowser, useRecipients, useTransfers } from "./recipients";
import "./privacy.css";

const mailTo = (chunks: ReactNode) => <a href={`mailto:${company.emails.office}`}>{chunks}</a>;

const rights = ["access", "rectification", "erasure", "restriction", "portability"] as const;

/** Renders purposes, legal bases and retention periods (article 13(1)(c) and (d), 13(2)(a)). */
function Purposes() {
  const t = useTranslations("privacy.purposes");
  const { enquiryMonths, taxYears, logDays } = retention;
  const kept = {
    // Without a period, correspondence follows the limitation of claims.
    enquiry: enquiryMonths ? t("enquiry.keep", { months: enquiryMonths }) : t("claims.keep"),
    order: t("order.keep"),
    accounts: t("accounts.keep", { years: taxYears }),
    claims: t("claims.keep"),
    logs: logDays && t("logs.keep", { days: logDays }),
    consent: t("consent.keep"),
  };
  const rows = (Object.keys(kept) as (keyof typeof kept)[]).flatMap((id) => {
    const keep = kept[id];
    return keep ? [{ id, name: t(`${id}.purpose`), cells: [t(`${id}.basis`), keep] }] : [];
  });
  return (
    <Section id="purposes" heading={t("heading")}>
      <DataTable
        caption={t("heading")}
        hidesCaption
        columns={[t("head.purpose"), t("head.basis"), t("head.keep")]}
        rows={rows}
        kind="stacks"
      />
    </Section>
  );
}

/** Renders visitors' rights (article 13(2)(b) to (d)), with a separate right to object (article 21(4)). */
function Rights() {
  const t = useTranslations("privacy.rights");
  const { office } = company.emails;
  return (
    <Section id="rights" heading={t("heading")} lead={t("lead")}>
      <ul>
        {rights.map((right) => (
          <li key={right}>{t(right)}</li>
        ))}
      </ul>
      <div className="privacy__objection">
        <h3>{t("objectionHeading")}</h3>
        <p>{t("objection")}</p>
      </div>
      <p>{t("withdrawal")}</p>
      <p>{t.rich("how", { email: office, mail: mailTo })}</p>
      <p>
        {t.rich("complaint", {
          ...authority,
          site: new URL(authority.site).hostname,
          link: (chunks) => <a href={authority.site}>{chunks}</a>,
          place: (chunks) => <span lang="pl">{chunks}</span>,
        })}
      </p>
      <p>{t("automated")}</p>
    </Section>
  );
}

/** Renders the privacy notice (GDPR, articles 13 and 14). */
export function Privacy() {
  const locale = useLocale();
  const t = useTranslations("privacy");
  const accessibility = useTranslations("accessibility");
  const phone = shownPhone(company.mainPhone);
  const [address] = company.addresses;
  const { office } = company.emails;
  const [recipients, transfers] = [useRecipients(), useTransfers()];
  return (
    <div className="section__statement">
      <Section id="controller" heading={t("controller.heading")}>
        <p>
          {t.rich("controller.text", {
            legalName: identity.legalName ?? company.name,
            address: `${address.street}, ${townLine(address)}`,
            email: office,
            phone,
            mail: mailTo,
            call: (chunks) => (
              <a href={phoneLink(company.mainPhone)} aria-label={accessibility("phoneLink", { phone })}>
                {chunks}
              </a>
            ),
          })}
        </p>
        {protectionOfficer && <p>{t("controller.officer", { contact: protectionOfficer })}</p>}
      </Section>
      <Section id="data" heading={t("data.heading")}>
        <p>{t("data.entered")}</p>
        <p>{t("data.voluntary")}</p>
        <p>{t("data.colleague")}</p>
      </Section>
      <Purposes />
      <Section id="recipients" heading={t("recipients.heading")}>
        <ul>
          {recipients.map((recipient) => (
            <li key={recipient}>{recipient}</li>
          ))}
        </ul>
        <p>{t("recipients.contracts")}</p>
      </Section>
      <Section id="transfer" heading={t("transfer.heading")}>
        {transfers.map((transfer) => (
          <p key={transfer}>{transfer}</p>
        ))}
        <p>
          {transfers.length ? t.rich("transfer.copy", { email: office, mail: mailTo }) : t("transfer.none")}
        </p>
      </Section>
      <ServerLogs />
      <StoredInBrowser />
      <Section id="embedded" heading={t("embedded.heading")}>
        <p>
          {t("embedded.text", {
            map: new URL(settings.mapUrl).hostname,
            video: new URL(settings.videoUrl).hostname,
          })}
        </p>
      </Section>
      <Rights />
      <p className="page-end wrap fine-print">{t("asOf", { date: longDate(locale, privacyDay) })}</p>
    </div>
  );
}
