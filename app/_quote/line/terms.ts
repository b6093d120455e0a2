import { isDay } from "../../_content/validity/day";
import { locales } from "../../_i18n/languages";
import { choice, flag, text, word } from "../../_fields/kinds";
import { namesOf } from "../../_fields/read-fields";
import { fieldText, lineText, longest, readPostcode } from "../../_fields/read-text";
import type { QuoteTexts } from "./quote-texts";
import { term, type Values } from "./term";

const unloadings = ["dock", "side", "tailLift"] as const;

/**
 * Optional terms of every line of goods. `ht`: whether the wood is heat-treated and marked (ISPM 15). `date`:
 * delivery day in ISO 8601, or a period in the visitor's words. `linked`: the line came by a link, which anyone may
 * have written.
 */
export const terms = {
  monthly: term(flag, {
    say: (_, { t }) => t("quote.mail.month"),
    look: "radio",
    label: ({ t }) => t("size.fields.frequency"),
    options: ({ t }) => [
      { value: "", label: t("quote.composer.frequencyOnce") },
      { value: "yes", label: t("quote.composer.frequencyMonth") },
    ],
  }),
  ht: term(
    choice([
      ["yes", true],
      ["no", false],
    ]),
    {
      say: (ht, { t }) => t(`quote.line.${ht ? "htYes" : "htNo"}`),
      mail: (ht, { t }) => t("quote.mail.ht", { ht: t(`quote.mail.${ht ? "yes" : "no"}`) }),
      open: ({ t }) => t("quote.mail.openTerms.ht"),
      look: "radio",
      label: ({ t }) => t("size.fields.ht"),
      options: ({ t }) => [
        { value: "no", label: t("quote.mail.no") },
        { value: "yes", label: t("quote.mail.yes") },
      ],
      ofList: ({ t }) => t("quote.delivery.ht"),
      not: "blocks",
    },
  ),
  postcode: term(text(fieldText, readPostcode), {
    say: (postcode, { t }) => t("quote.mail.delivery", { postcode }),
    open: ({ t }) => t("quote.mail.openTerms.postcode"),
    label: ({ t }) => t("size.fields.postcode"),
    hint: ({ t }) => t("quote.composer.postcodeHint"),
    fault: ({ t }) => t("size.faults.postcode", { max: longest.field }),
    autoComplete: "postal-code",
    ofList: ({ t }) => t("quote.delivery.postcode"),
  }),
  unloading: term(word(unloadings), {
    say: (unloading, { t }) =>
      t("quote.mail.unloading", { unloading: t(`quote.mail.unloadings.${unloading}`) }),
    look: "radio",
    label: ({ t }) => t("quote.composer.unloadingLabel"),
    options: ({ t }) => unloadings.map((value) => ({ value, label: t(`quote.mail.unloadings.${value}`) })),
  }),
  date: term(text(fieldText), {
    say: (date, texts) => texts.t("quote.mail.date", { date: dayText(date, texts) }),
    mail: (date, { t }) => t("quote.mail.date", { date }),
    open: ({ t }) => t("quote.mail.openTerms.date"),
    label: ({ t }) => t("quote.composer.dateLabel"),
    fault: ({ t }) => t("quote.composer.dateTooLong", { max: longest.field }),
    ofList: ({ t }) => t("quote.delivery.when"),
  }),
  // Only in messages: on pages the mark would make each line taller.
  linked: term(flag, { mail: (_, { t }) => t("quote.mail.linked") }),
  // At the end, because only the note may contain any text.
  note: term(
    text((typed) => lineText(typed, longest.note)),
    {
      say: (note, { t }) => t("quote.mail.note", { note }),
      label: ({ t }) => t("quote.composer.noteLabel"),
      hint: ({ t }) => t("quote.composer.noteHint"),
      fault: ({ t }, note) => t("quote.mail.tooLong", { length: note.length, max: longest.note }),
    },
  ),
} as const;

/** Optional terms of a document. */
export const documentTerms = {
  language: term(word(locales), {
    say: (language, { t }) => t("quote.line.papersLanguage", { language: t(`papers.languages.${language}`) }),
  }),
  linked: terms.linked,
} as const;

/** Formats an ISO 8601 day; returns other texts unchanged. */
function dayText(date: string, { region }: QuoteTexts): string {
  if (!isDay(date)) return date;
  return new Intl.DateTimeFormat(region, { timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));
}

export type TermName = keyof typeof terms;
export type Terms = Values<typeof terms>;

/** Returns the names of the terms that a kind of line can have. */
export function termsOf(kind: string): TermName[] {
  return namesOf(terms).filter((name) => terms[name].not !== kind);
}
