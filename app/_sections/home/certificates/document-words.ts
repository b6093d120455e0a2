import { useLocale, useTranslations } from "next-intl";

import type { Certificate, certificates } from "../../../_content/company/certificates";
import { calendarOf, type Change } from "../../../_content/validity/calendar";
import { type Day, writtenDay } from "../../../_content/validity/day";
import { daysOf, type State, stateOn, writtenDates } from "../../../_content/validity/state";
import { languages } from "../../../_i18n/languages";
import { path } from "../../../_i18n/paths";
import { addAddress } from "../../../_quote/quote-address";

/** A document whose words are in the catalogs. */
export type Document = Certificate & { readonly key: (typeof certificates)[number]["key"] };

/** A document in words, as they are on the day of the build. */
export interface DocumentWords {
  readonly title: string;
  /** "01.01.2025–31.08.2025", or "of 10.09.2025". */
  readonly dates: string;
  /** Whether its file is the scan itself; the drawings that stand in for one say nothing that the page does not. */
  readonly isScanned: boolean;
  /** Title and dates: two may have the same title. */
  readonly name: string;
  /** Where the quote list gets a line that asks for its current scan. */
  readonly request: string;
  readonly state: State;
  /** The state in words, with its date where it has one; empty where its validity is not stated. */
  readonly called: string;
  /** What it will be called later; empty where that is settled. */
  readonly calendar: readonly Change[];
}

/** The line of the quote list that asks for a document's current scan. */
export const requestOf = ({ key }: Document) => ({ kind: "document", document: key }) as const;

/** Puts documents into words. */
function useDocumentWords(today: Day): (document: Document) => DocumentWords {
  const t = useTranslations("home.certificates");
  const locale = useLocale();
  const { region } = languages[locale];
  return (document) => {
    const { key, from = "", until = "" } = document;
    const write = (state: State): string => {
      if (state === "dateOnly") return "";
      if (state === "expired") return t("states.expired");
      return t(`states.${state}`, { date: writtenDay((state === "planned" ? from : until) as Day) });
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
      request: addAddress(path(locale, "landing"), requestOf(document)),
      state,
      called: write(state),
      calendar: calendarOf(document, today, write),
    };
  };
}

/** Lists documents from the newest to the oldest; those that had expired when the page was built are at the end. */
export function useDocumentRows(documents: readonly Document[], today: Day) {
  const words = useDocumentWords(today);
  const newest = (document: Document) => daysOf(document).at(-1) ?? "";
  return documents
    .map((document) => ({ document, words: words(document) }))
    .toSorted(
      (one, other) =>
        Number(one.words.state === "expired") - Number(other.words.state === "expired") ||
        newest(other.document).localeCompare(newest(one.document)),
    );
}
