import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { PhoneLink } from "../../_components/phone-link";
import { company, townLine } from "../../_content/company/company";
import { identity, registers } from "../../_content/company/identity";
import { longDate } from "../../_i18n/dates";
import { inZloty } from "../../_i18n/figures";
import "./company-data.css";

/** Facts that stand in Polish in every language, as the registers have them. */
const polish: readonly string[] = ["legalName", "seat", "address", "representatives", "court"];

interface RowData {
  readonly key: string;
  /** As text, for the clipboard too; without it there is no row. */
  readonly value: string | undefined;
  /** In place of the text: a link. */
  readonly shown?: ReactNode;
  /** Where it can be checked. */
  readonly check?: keyof typeof registers | undefined;
}

/** A form of company as other languages write it: its Polish name, in brackets at the end, is read as Polish. */
function withPolish(value: string | undefined): Pick<RowData, "value" | "shown"> {
  const [, own, name] = /^(.*)\((.*)\)$/.exec(value ?? "") ?? [];
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

/** The rows of the page in their groups; a fact that is not set has none. */
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

/** Who runs the site: what the company's form requires of its website, as far as it is confirmed. */
export function CompanyData() {
  const locale = useLocale();
  const t = useTranslations("companyData");
  const groups = useGroups();
  const text = groups.flatMap(({ rows }) => rows.map(({ key, value }) => `${t(`rows.${key}`)}: ${value}`));
  return (
    <div className="company-data wrap">
      {groups.map(({ name, rows }) => (
        <section key={name} aria-labelledby={`company-data-${name}`}>
          <h2 id={`company-data-${name}`}>{t(`groups.${name}`)}</h2>
          <dl>
            {rows.map(({ key, value, shown, check }) => (
              <div key={key}>
                <dt>{t(`rows.${key}`)}</dt>
                <dd lang={polish.includes(key) ? "pl" : undefined}>{shown ?? value}</dd>
                {check && (
                  <dd className="company-data__check">
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
          data-copy="company-data-text"
          data-copied={t("copied")}
          data-failed={t("copyFailed")}
        >
          {t("copyButton")}
        </button>{" "}
        <span />
      </p>
      <pre id="company-data-text" hidden aria-hidden>
        {[company.name, ...text].join("\n")}
      </pre>
    </div>
  );
}
