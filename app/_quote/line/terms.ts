import { isDay } from "../../_content/validity/day";
import { palletRanges, type Range } from "../../_content/pallet-ranges";
import { locales } from "../../_i18n/languages";
import type { Row } from "../../_fields/field";
import { anyText, choice, flag, number, sides, text, tuple, word } from "../../_fields/kinds";
import { namesOf } from "../../_fields/read-fields";
import { fieldText, lineText, longest, readPostcode } from "../../_fields/read-text";
import { buildKeys } from "./build-keys";
import type { QuoteTexts } from "./quote-texts";

/** Ranges of a line's amount, by its unit. */
export const amountRanges = { pieces: palletRanges.pieces, loads: [1, 999] } as const;

/** In mm. */
export const blockSide: Range = [1, 99_999];

const { side, height, boards, boardWidth, boardThickness, blockHeight, load, beamSpacing } = palletRanges;

/** Value of a kind. */
type ValueOf<Kind> = Kind extends { read(text: string): infer Value } ? Exclude<Value, undefined> : never;

/**
 * Row of the table of terms: a value with its texts on pages and in messages, and its control if it has a label.
 * Without `say` only messages have the term. `code.ts` has the letters.
 */
export interface Term<Value = unknown> extends Row<Value, QuoteTexts> {
  /** Name of the term in the message's row of open terms, which lists the terms that no line has. */
  open?(texts: QuoteTexts): string;
  /** Label in the fields for the delivery of the whole list, which ask for this term, too. */
  ofList?(texts: QuoteTexts): string;
  /** Kind of line that does not have this term. */
  readonly not?: "blocks";
}

/** Gives the texts of a row the type of its kind's values. */
function term<Kind extends { read(text: string): unknown }>(
  kind: Kind,
  row: Omit<Term<ValueOf<Kind>>, "kind"> = {},
): Term<ValueOf<Kind>> & { readonly kind: Kind } {
  return { ...row, kind } as Term<ValueOf<Kind>> & { readonly kind: Kind };
}

/**
 * Construction and use of a custom pallet, as far as stated. Lengths in mm, load in kg. `deck`: number of
 * boards, width of inner boards, width of the two edge boards, thickness. `onPoints`: the load is concentrated
 * instead of spread. `support`: the surface under the pallet, for a rack also the beam spacing, if known.
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
  /** Id of the catalogue pallet that it began with, whose blocks it has. Only its number says it. */
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

/** All fields of lines except the kind. `code.ts` has their letters. */
export const fields = {
  product: term(number([1, Number.MAX_SAFE_INTEGER])),
  vehicle: term(anyText),
  loads: term(number(amountRanges.loads)),
  pieces: term(number(amountRanges.pieces)),
  document: term(anyText),
  size: term(sides(side, side, height)),
  ...build,
  ...terms,
  ...documentTerms,
} as const;

export type FieldName = keyof typeof fields;
export type BuildName = keyof typeof build;
export type TermName = keyof typeof terms;

/** The size of blocks, which has other ranges than that of pallets. */
const blockSize = term(sides(blockSide, blockSide, blockSide));

/** Values by field, each optional. */
type Values<Table> = {
  readonly [Name in keyof Table]?: Table[Name] extends { readonly kind: infer Kind } ? ValueOf<Kind> : never;
};

export type FieldValues = Values<typeof fields>;
export type Build = Values<typeof build>;
export type Terms = Values<typeof terms>;

/**
 * Fields of each kind of line: those that it needs, and those that it may have. `vehicle` of pieces: another than the
 * usual one is requested. A missing `size` is to be agreed. `document`: key of a company certificate, or one of
 * `papers`; a list has each document once.
 */
export const kinds = {
  product: { needs: ["product", "pieces"], may: ["vehicle", ...namesOf(terms)] },
  load: { needs: ["product", "vehicle", "loads"], may: namesOf(terms) },
  blocks: { needs: ["pieces"], may: ["size", ...termsOf("blocks")] },
  custom: { needs: ["pieces"], may: ["size", ...namesOf(build), ...namesOf(terms)] },
  document: { needs: ["document"], may: namesOf(documentTerms) },
} as const satisfies Readonly<Record<string, { needs: readonly FieldName[]; may: readonly FieldName[] }>>;

export type LineKind = keyof typeof kinds;

/** Returns the names of the terms that a kind of line can have. */
export function termsOf(kind: string): TermName[] {
  return namesOf(terms).filter((name) => terms[name].not !== kind);
}

/** Returns the row of a field in a kind of line. Some have no texts. */
export function rowOf(name: FieldName, kind?: string): Term {
  return name === "size" && kind === "blocks" ? blockSize : fields[name];
}

/** Returns the texts of those terms of a line, a delivery or a construction that have a value. */
export function textsOf(
  names: readonly FieldName[],
  values: FieldValues,
  where: "say" | "mail",
  texts: QuoteTexts,
): string[] {
  return names.flatMap((name) => {
    const { say, mail = say } = rowOf(name);
    const write = where === "mail" ? mail : say;
    return values[name] === undefined ? [] : (write?.(values[name], texts) ?? []);
  });
}
