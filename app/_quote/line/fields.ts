import { palletRanges, type Range } from "../../_content/pallet-ranges";
import { anyText, number, sides } from "../../_fields/kinds";
import { namesOf } from "../../_fields/read-fields";
import { build } from "./build";
import type { QuoteTexts } from "./quote-texts";
import { type Term, term, type Values } from "./term";
import { documentTerms, terms, termsOf } from "./terms";

const { side, height } = palletRanges;

/** Ranges of a line's amount, by its unit. */
export const amountRanges = { pieces: palletRanges.pieces, loads: [1, 999] } as const;

/** In mm. */
export const blockSide: Range = [1, 99_999];

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

/** The size of blocks, which has other ranges than that of pallets. */
const blockSize = term(sides(blockSide, blockSide, blockSide));

export type FieldValues = Values<typeof fields>;

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
