import { useLocale, useTranslations } from "next-intl";

import type { Certificate, certificates } from "../../../_content/company/certificates";
import { calendarOf, type Change } from "../../../_content/validity/calendar";
import { type Day, writtenDay } from "../../../_content/validity/day";
import { daysOf, type State, stateOn, writtenDates } from "../../../_content/validity/state";
import { languages } from "../../../_i18n/languages";

/** A certificate with texts in the catalogs. */
export type Document = Certificate & { readonly key: (typeof certificates)[number]["key"] };

/** Texts of a certificate on the day of the build. */
export interface CertificateTexts {
  readonly title: string;
  /** "01.01.2025–31.08.2025", or "of 10.09.2025". */
  readonly dates: string;
  /** Whether the file is a scan. Placeholder drawings contain no further information. */
  readonly isScanned: boolean;
  /** Title and dates, because titles are not unique. */
  readonly name: string;
  readonly state: State;
  /** Label of the state with its date. Empty if no validity is stated. */
  readonly called: string;
  /** Future changes of the state. Empty if it can't change. */
  readonly calendar: readonly Change[];
}

/** Returns a function that formats the texts of a certificate. */
function useCertificateTexts(today: Day): (document: Document) => CertificateTexts {
  const t = useTranslations("home.certificates");
  const locale = useLocale();
  const { region } = languages[locale];
  return (document) => {
    const { key, from = "", until = "" } = document;
    const write = (state: State): string => {
      if (state === "dateOnly") return "";
      if (state === "expired") return t("states.expired");
      return t(`states.${state}`, { date: writtenDay((state === "planned" ? from : until) as Day, region) });
    };
    const state = stateOn(document, today);
    const title = t(`${key}.title`);
    const written = writtenDates(document, region);
    const dates = state === "dateOnly" ? t("dated", { dates: written }) : written;
    return {
      title,
      dates,
      isScanned: !document.file.endsWith(".svg"),
      name: `${title}, ${dates}`,
      state,
      called: write(state),
      calendar: calendarOf(document, today, write),
    };
  };
}

/** Returns certificates from newest to oldest, those expired at build time last. */
export function useDocumentRows(documents: readonly Document[], today: Day) {
  const textsOf = useCertificateTexts(today);
  const newest = (document: Document) => daysOf(document).at(-1) ?? "";
  return documents
    .map((document) => ({ document, texts: textsOf(document) }))
    .toSorted(
      (one, other) =>
        Number(one.texts.state === "expired") - Number(other.texts.state === "expired") ||
        newest(other.document).localeCompare(newest(one.document)),
    );
}
