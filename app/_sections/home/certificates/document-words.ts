import { useLocale, useTranslations } from "next-intl";

import type { Certificate, certificates } from "../../../_content/company/certificates";
import { calendarOf, type Change } from "../../../_content/validity/calendar";
import { type Day, writtenDay } from "../../../_content/validity/day";
import { type State, stateOn, writtenDates } from "../../../_content/validity/state";
import { languages } from "../../../_i18n/languages";

/** A document whose words are in the catalogs. */
export type Document = Certificate & { readonly key: (typeof certificates)[number]["key"] };

/** A document in words, as they are on the day of the build. */
export interface DocumentWords {
  readonly title: string;
  /** "01.01.2025–31.08.2025". */
  readonly dates: string;
  /** Title and dates: two may have the same title. */
  readonly name: string;
  readonly state: State;
  /** The state in words, with its date where it has one. */
  readonly called: string;
  /** What it will be called later; empty where that is settled. */
  readonly calendar: readonly Change[];
}

/** Puts documents into words. */
export function useDocumentWords(today: Day): (document: Document) => DocumentWords {
  const t = useTranslations("home.certificates");
  const { region } = languages[useLocale()];
  return (document) => {
    const { key, from = "", until = "" } = document;
    const write = (state: State): string => {
      if (state === "dateOnly") return t("states.dateOnly");
      return t(`states.${state}`, { date: writtenDay((state === "planned" ? from : until) as Day) });
    };
    const state = stateOn(document, today);
    const title = t(`${key}.title`);
    const dates = writtenDates(document, region);
    return {
      title,
      dates,
      name: `${title}, ${dates}`,
      state,
      called: write(state),
      calendar: calendarOf(document, today, write),
    };
  };
}
