import { offeredBlocks } from "../../_content/blocks";
import { palletRanges, type Range } from "../../_content/pallet-ranges";
import { usualVehicleId } from "../../_content/usual-vehicle";
import { anyText, number, sides } from "../../_fields/kinds";
import { namesOf } from "../../_fields/read-fields";
import { isBlank } from "../../_fields/read-text";
import { build, documentTerms, type Term, term, terms, termsOf, type Values } from "./terms";
import { type QuoteTexts, vehicleName } from "./quote-texts";

const { side, height } = palletRanges;

/** By their unit. */
export const amountRanges = { pieces: palletRanges.pieces, loads: [1, 999] } as const;

/** In mm. */
export const blockSide: Range = [1, 99_999];

const sizeLabel = ({ t }: QuoteTexts) => t("quote.composer.sizeLabel");

/** Any other text than a blank one has the sentence of its figure. */
const amountTexts = {
  label: ({ t }: QuoteTexts) => t("quote.composer.quantityLabel"),
  fault: ({ t }: QuoteTexts, text: string) =>
    isBlank(text) ? t("quote.composer.quantityMissing") : undefined,
};

/** Fields of lines, in the order of the composer. `code.ts` has their letters. */
export const fields = {
  product: term(number([1, Number.MAX_SAFE_INTEGER])),
  document: term(anyText),
  size: term(sides(side, side, height), {
    label: sizeLabel,
    hint: ({ t }) => t("quote.composer.sizeHint"),
    fault: ({ t }) =>
      t("quote.composer.sizeFault", {
        least: String(side[0]),
        most: String(side[1]),
        lowest: String(height[0]),
        highest: String(height[1]),
      }),
  }),
  pieces: term(number(amountRanges.pieces), amountTexts),
  loads: term(number(amountRanges.loads), amountTexts),
  vehicle: term(anyText, {
    label: ({ t }) => t("load.vehicleLabel"),
    options: ({ vehicles }) => Object.entries(vehicles).map(([value, label]) => ({ value, label })),
    say: vehicleName,
  }),
  ...build,
  ...terms,
  ...documentTerms,
} as const;

export type FieldName = keyof typeof fields;

/** Rows that differ in a kind of line. */
const ownRows: Readonly<Partial<Record<LineKind, Readonly<Partial<Record<FieldName, Term>>>>>> = {
  // Pieces are for the usual vehicle unless the line names another, which no form asks for.
  product: {
    vehicle: term({
      ...anyText,
      read: (text) => (text === usualVehicleId ? undefined : anyText.read(text)),
    }),
  },
  // One of the offered sizes. Links may have others.
  blocks: {
    size: term(sides(blockSide, blockSide, blockSide), {
      label: sizeLabel,
      look: "radio",
      options: ({ t }) => [
        ...offeredBlocks.map(({ size }) => fields.size.kind.format(size)).map(asOption),
        { value: "", label: t("quote.mail.toBeAgreed") },
      ],
    }),
  },
};

const asOption = (text: string) => ({ value: text, label: text });

export type FieldValues = Values<typeof fields>;

/**
 * Fields that each kind of line needs, and may have. `vehicle` of pieces: another than the usual one. A missing
 * `size` is to be agreed. `document`: key of a certificate or paper, once in a list.
 */
export const kinds = {
  product: { needs: ["product", "pieces"], may: ["vehicle", ...namesOf(terms)] },
  load: { needs: ["product", "vehicle", "loads"], may: namesOf(terms) },
  blocks: { needs: ["pieces"], may: ["size", ...termsOf("blocks")] },
  custom: { needs: ["pieces"], may: ["size", ...namesOf(build), ...namesOf(terms)] },
  document: { needs: ["document"], may: namesOf(documentTerms) },
} as const satisfies Readonly<Record<string, { needs: readonly FieldName[]; may: readonly FieldName[] }>>;

export type LineKind = keyof typeof kinds;

export type GoodsKind = Exclude<LineKind, "document">;

/** Returns the row of a field in a kind of line. */
export function rowOf(name: FieldName, kind?: LineKind): Term {
  return (kind && ownRows[kind]?.[name]) ?? fields[name];
}

/** Returns the fields of a kind of line. */
export function fieldsOf(kind: LineKind): FieldName[] {
  const { needs, may }: { readonly needs: readonly FieldName[]; readonly may: readonly FieldName[] } =
    kinds[kind];
  return namesOf(fields).filter((name) => needs.includes(name) || may.includes(name));
}

/** Returns whether a kind of line can't be without a field. */
export function isNeeded(name: FieldName, kind: LineKind): boolean {
  return kinds[kind].needs.some((each) => each === name);
}

/** Returns the texts of those terms that have a value. */
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
