import { useLocale, useTranslations } from "next-intl";
import { Fragment } from "react";

import { type Source, type Statement, tenseDays } from "../_content/knowledge/statements";
import { languages } from "../_i18n/languages";
import { longDate } from "../_i18n/dates";
import { builtAt } from "../_content/built-at";
import { type Tense, tenseOn, tensesOf, type Day, warsawDay } from "../_content/validity";

/** Renders the day on which a statement's sources were read, and links to its sources. */
export function AsOf({ statement: { checked, sources, newest } }: { statement: Statement }) {
  const locale = useLocale();
  const t = useTranslations("knowledge");
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
        return source ? <SourceLink key={value} source={source} /> : <Fragment key={index}>{value}</Fragment>;
      })}
    </>
  );
}

/** Renders the sources of several statements in one line, each with the day on which it was read. */
export function Sources({ statements }: { statements: readonly Statement[] }) {
  const locale = useLocale();
  const t = useTranslations("knowledge");
  return (
    <>
      {t("checkAt")}{" "}
      {statements.map(({ checked, sources, newest }, index) => (
        <Fragment key={index}>
          <span>{index > 0 ? "; " : ""}</span>
          {sources.map((source) => (
            <Fragment key={source.name}>
              <SourceLink source={source} />
              <span>{newest?.name === source.name ? ` (${longDate(locale, newest.day)}), ` : ", "}</span>
            </Fragment>
          ))}
          {t.rich("checkedOn", {
            date: longDate(locale, checked),
            time: (date) => <time dateTime={checked}>{date}</time>,
          })}
        </Fragment>
      ))}
      .
    </>
  );
}

/** Renders a link to a source. The union of an act is written in the page's language. */
function SourceLink({ source: { name, address } }: { source: Source }) {
  const t = useTranslations("knowledge.unions");
  const named = name.replace(/^\((EU|EEC)\)/, (_, union: "EU" | "EEC") => `(${t(union)})`);
  return <a href={address}>{named.replaceAll(" ", "\u00a0")}</a>;
}

interface DatedTextProps {
  text: keyof typeof tenseDays;
  today?: Day;
}

/** Renders a text whose tense changes on a day. Between builds, `show-today.ts` changes it. */
export function DatedText({ text, today = warsawDay(builtAt) }: DatedTextProps) {
  const t = useTranslations();
  const day = tenseDays[text];
  const words = (tense: Tense) => {
    const found: unknown[] = [];
    t.rich(text, { when: tense, tense: (chunks) => found.push(chunks) });
    return found.flat().join("");
  };
  const calendar = tensesOf(day, today, words);
  return t.rich(text, {
    when: tenseOn(day, today),
    tense: (chunks) => (
      <span data-calendar={calendar.length ? JSON.stringify(calendar) : undefined}>{chunks}</span>
    ),
  });
}
