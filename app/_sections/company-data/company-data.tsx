import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { PhoneLink } from "../../_components/phone-link";
import { company, townLine } from "../../_content/company/company";
import { identity, producerRegisters, registers } from "../../_content/company/identity";
import { contactCard, download } from "../../_content/downloads";
import { longDate } from "../../_i18n/dates";
import { inZloty } from "../../_i18n/figures";
import { TextLink } from "../../_ui/button";
import "./company-data.css";

/** Facts shown in Polish in every language, as registered. */
const polish: readonly string[] = ["legalName", "seat", "address", "representatives", "court"];

interface RowData {
  readonly key: string;
  /** Text, also for the clipboard. A row without it is omitted. */
  readonly value: string | undefined;
  readonly shown?: ReactNode;
  readonly check?: keyof typeof registers | undefined;
}

/** Marks the Polish name of a legal form, in brackets at the end, as Polish. */
function withPolish(value: string | undefined): Pick<RowData, "value" | "shown"> {
  const [, own, name] = /^(.*)\(([^(]*)\)$/.exec(value ?? "") ?? [];
  return {
    value,
    shown: name && (
      <>
        {own}
        <span lang="pl">({name})</span>
      </>
    ),
  };
}

function useGroups() {
  const locale = useLocale();
  const t = useTranslations("companyData");
  const { legalForm, representatives, nip, capital, capitalPaid, permit, vatEu } = identity;
  const [address] = company.addresses;
  const mail = (to: string) => ({ value: to, shown: <a href={`mailto:${to}`}>{to}</a> });
  const amount = (value: number | undefined) => (value === undefined ? undefined : inZloty(locale, value));
  const groups = {
    identity: [
      { key: "legalName", value: identity.legalName ?? company.name },
      { key: "legalForm", ...withPolish(legalForm && t(`legalForms.${legalForm}`)) },
      { key: "seat", value: identity.seat },
      { key: "address", value: `${address.street}, ${townLine(address)}` },
      { key: "representatives", value: representatives?.join(", ") },
    ],
    registers: [
      { key: "court", value: identity.court },
      { key: "krs", value: identity.krs, check: "krs" },
      { key: "register", value: legalForm === "soleTrader" ? t("values.ceidg") : undefined },
      { key: "nip", value: nip },
      { key: "vatId", value: nip && vatEu ? `PL${nip}` : undefined, check: "vies" },
      { key: "regon", value: identity.regon },
      { key: "capital", value: amount(capital) },
      { key: "capitalPaid", value: amount(capitalPaid) },
      { key: "bdo", value: identity.bdo, check: "bdo" },
      {
        key: "producerRegisters",
        value: producerRegisters.map(({ country, number }) => `${country}: ${number}`).join(", "),
      },
      {
        key: "permit",
        value: permit && t("values.permit", { ...permit, date: longDate(locale, permit.date) }),
      },
    ],
    contact: [
      { key: "phone", value: company.mainPhone, shown: <PhoneLink /> },
      { key: "email", ...mail(company.emails.office) },
      { key: "orders", ...mail(company.emails.orders) },
    ],
    website: [{ key: "designer", value: company.designer }],
  } as const satisfies Record<string, readonly RowData[]>;
  return Object.entries(groups).flatMap(([name, all]: [string, readonly RowData[]]) => {
    const rows = all.flatMap(({ value, key, ...row }) =>
      value ? [{ ...row, value, key: key as Exclude<Key<typeof groups>, "checkedOn"> }] : [],
    );
    return rows.length ? [{ name: name as keyof typeof groups, rows }] : [];
  });
}

type Key<Groups extends Record<string, readonly RowData[]>> = Groups[keyof Groups][number]["key"];

/** Renders the company's facts, with the register data that its legal form must publish (R83). */
export function CompanyData() {
  const locale = useLocale();
  const t = useTranslations("companyData");
  const tFiles = useTranslations("documents.files");
  const card = download(contactCard(locale));
  const groups = useGroups();
  const text = groups.flatMap(({ rows }) => rows.map(({ key, value }) => `${t(`rows.${key}`)}: ${value}`));
  return (
    <div className="company-data column wrap">
      {groups.map(({ name, rows }) => (
        <section key={name} aria-labelledby={`company-data-${name}`}>
          <h2 id={`company-data-${name}`}>{t(`groups.${name}`)}</h2>
          <dl className="data-list data-list--columns">
            {rows.map(({ key, value, shown, check }) => (
              <div key={key}>
                <dt>{t(`rows.${key}`)}</dt>
                <dd lang={polish.includes(key) ? "pl" : undefined}>{shown ?? value}</dd>
                {check && (
                  <dd className="fine-print">
                    <a href={registers[check]}>{t(`checks.${check}`)}</a>
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </section>
      ))}
      {identity.checkedOn && <p>{t("asOf", { date: longDate(locale, identity.checkedOn) })}</p>}
      <p>
        <button
          className="text-link js-only"
          type="button"
          data-hold=""
          data-copied={t("copied")}
          data-failed={t("copyFailed")}
        >
          {t("copyButton")}
        </button>{" "}
        <span />
      </p>
      {card && (
        <p>
          <TextLink href={card.href}>{tFiles("vcf.name")}</TextLink>
        </p>
      )}
      <pre hidden aria-hidden>
        {[company.name, ...text].join("\n")}
      </pre>
    </div>
  );
}
