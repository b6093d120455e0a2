import { useLocale, useTranslations } from "next-intl";
import { Fragment } from "react";

import type { Statement } from "../_content/knowledge/statements";
import { languages } from "../_i18n/languages";
import { longDate } from "../_i18n/dates";

/** Renders the day on which a statement's sources were read, and links to its sources. */
export function AsOf({ statement: { checked, sources, newest } }: { statement: Statement }) {
  const locale = useLocale();
  const t = useTranslations("knowledge");
  /** Writes the union of an act in the page's language. */
  const named = (name: string) =>
    name.replace(/^\((EU|EEC)\)/, (_, union: "EU" | "EEC") => `(${t(`unions.${union}`)})`);
  const names = new Intl.ListFormat(languages[locale].region).formatToParts(sources.map(({ name }) => name));
  return (
    <>
      {t.rich("asOf", {
        date: longDate(locale, checked),
        time: (date) => <time dateTime={checked}>{date}</time>,
      })}
      {". "}
      {newest && `${t("newest", { ...newest, date: longDate(locale, newest.day) })} `}
      {t("checkAt")}{" "}
      {names.map(({ type, value }, index) => {
        const source = type === "element" && sources.find(({ name }) => name === value);
        return source ? (
          <a key={value} href={source.address}>
            {named(value).replaceAll(" ", "\u00a0")}
          </a>
        ) : (
          <Fragment key={index}>{value}</Fragment>
        );
      })}
    </>
  );
}
