import type { DocumentLine, Line } from "./line";
import { isDay } from "../../_content/validity";
import { locales } from "../../_i18n/languages";
import { choice, flag, number, text, tuple, word } from "../../_fields/kinds";
import { namesOf } from "../../_fields/read-fields";
import { fieldText, lineText, longest, readPostcode } from "../../_fields/read-text";
import type { QuoteTexts } from "./quote-texts";
import { palletRanges } from "../../_content/pallet-ranges";
import type { Row } from "../../_fields/field";

const unloadings = ["dock", "side", "tailLift"] as const;

/**
 * Terms of goods. `ht`: heat-treated and marked (ISPM 15). `date`: day in ISO 8601, or a period in words. `linked`:
 * the line came by a link, which anyone may have written.
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

export const documentTerms = {
  language: term(word(locales), {
    say: (language, { t }) => t("quote.line.papersLanguage", { language: t(`papers.languages.${language}`) }),
  }),
  linked: terms.linked,
} as const;

/** In display order. `chain` is a chain-of-custody claim. */
export const papers = [
  "declaration",
  "eudr",
  "timber",
  "ispm",
  "chain",
  "masses",
  "formaldehyde",
  "carbon",
  "footprint",
] as const;

export type Paper = (typeof papers)[number];

export const isPaper = (line: Line): line is DocumentLine =>
  line.kind === "document" && papers.some((id) => id === line.document);

/** Formats an ISO 8601 day; returns other texts unchanged. */
function dayText(date: string, { region }: QuoteTexts): string {
  if (!isDay(date)) return date;
  return new Intl.DateTimeFormat(region, { timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));
}

export type TermName = keyof typeof terms;
export type Terms = Values<typeof terms>;

/** Returns the terms that a kind of line can have. */
export function termsOf(kind: string): TermName[] {
  return namesOf(terms).filter((name) => terms[name].not !== kind);
}

const { boards, boardWidth, boardThickness, blockHeight, load, beamSpacing } = palletRanges;

/**
 * Construction and use of a custom pallet. Lengths in mm, load in kg. `deck`: number of boards, width of inner and
 * of edge boards, thickness. `onPoints`: the load is concentrated. `support`: surface under the pallet, for a rack
 * also its beam spacing, if known.
 */
export const build = {
  deck: term(
    tuple<readonly [count: number, width: number, edge: number, thickness: number]>([
      boards,
      boardWidth,
      boardWidth,
      boardThickness,
    ]),
    {
      say: ([boards, width, edge, thickness], { t }) =>
        t("quote.mail.deck", { boards, width, edge, thickness }),
    },
  ),
  blocks: term(
    tuple<readonly ["pressed" | "solid", number]>(["pressed", blockHeight], ["solid", blockHeight]),
    {
      say: ([kind, height], { t }) => t("quote.mail.blocks", { kind: t(buildKeys[kind]), height }),
    },
  ),
  entries: term(
    choice([
      ["2", 2 as const],
      ["4", 4 as const],
    ]),
    { say: (entries, { t }) => t("quote.mail.entries", { entries: t(buildKeys[`entries${entries}`]) }) },
  ),
  /** Catalogue pallet that it began with, whose blocks it has. Only its number says it. */
  start: term(number([1, Number.MAX_SAFE_INTEGER]), {}),
  load: term(number(load), { say: (load, { t }) => t("quote.mail.load", { load }) }),
  onPoints: term(flag, { say: (_, { t }) => t("quote.mail.loadPoint") }),
  support: term(
    tuple<readonly ["floor" | "rack" | "conveyor", number?]>(
      ["floor"],
      ["rack"],
      ["conveyor"],
      ["rack", beamSpacing],
    ),
    {
      say: ([on, span], { t }) =>
        t("quote.mail.support", { support: span ? t("quote.mail.rack", { span }) : t(buildKeys[on]) }),
    },
  ),
  destination: term(text(fieldText), {
    say: (country, { t }) => t("quote.mail.destination", { country }),
  }),
} as const;

export type Build = Values<typeof build>;

export const buildKeys = {
  pressed: "size.fields.blockPressed",
  solid: "size.fields.blockSolid",
  entries2: "size.fields.entries2",
  entries4: "size.fields.entries4",
  floor: "size.fields.supportFloor",
  rack: "size.fields.supportRack",
  conveyor: "size.fields.supportConveyor",
} as const;

type ValueOf<Kind> = Kind extends { read(text: string): infer Value } ? Exclude<Value, undefined> : never;

/**
 * Term: a value with its texts on pages and in messages, and its control if it has a label. Without `say` only
 * messages have it.
 */
export interface Term<Value = unknown> extends Row<Value, QuoteTexts> {
  /** Name of the term in the message's row of open terms, which lists the terms that no line has. */
  open?(texts: QuoteTexts): string;
  /** Label in the fields for the delivery of the whole list, which ask for this term, too. */
  ofList?(texts: QuoteTexts): string;
  readonly not?: "blocks";
}

/** Gives the texts of a row the type of its kind's values. */
export function term<Kind extends { read(text: string): unknown }>(
  kind: Kind,
  row: Omit<Term<ValueOf<Kind>>, "kind"> = {},
): Term<ValueOf<Kind>> & { readonly kind: Kind } {
  return { ...row, kind } as Term<ValueOf<Kind>> & { readonly kind: Kind };
}

export type Values<Table> = {
  readonly [Name in keyof Table]?: Table[Name] extends { readonly kind: infer Kind } ? ValueOf<Kind> : never;
};
