import { useLocale, useTranslations } from "next-intl";
import { Fragment } from "react";

import type { Statement } from "../_content/knowledge/statements";
import { languages } from "../_i18n/languages";
import { longDate, monthAndYear } from "../_i18n/dates";

/** Renders the month of a statement's last check, and links to its sources. */
export function AsOf({ statement: { checked, sources, newest } }: { statement: Statement }) {
  const locale = useLocale();
  const t = useTranslations("knowledge");
  const names = new Intl.ListFormat(languages[locale].region).formatToParts(sources.map(({ name }) => name));
  return (
    <>
      {t.rich("asOf", {
        month: monthAndYear(locale, checked),
        time: (month) => <time dateTime={checked}>{month}</time>,
      })}
      {". "}
      {newest && `${t("newest", { ...newest, date: longDate(locale, newest.day) })} `}
      {t("checkAt")}{" "}
      {names.map(({ type, value }, index) => {
        const source = type === "element" && sources.find(({ name }) => name === value);
        return source ? (
          <a key={value} href={source.address}>
            {value.replaceAll(" ", "\u00a0")}
          </a>
        ) : (
          <Fragment key={index}>{value}</Fragment>
        );
      })}
    </>
  );
}
