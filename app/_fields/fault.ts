import { figure } from "../_i18n/figures";
import type { Translator } from "../_i18n/translator";
import type { Range } from "../_content/pallet-ranges";
import type { Field } from "./field";
import { type FigureKind, readers } from "./read-figures";
import { longest } from "./read-text";

/** Words of the sentences about refused figures. */
export interface FaultWords {
  readonly t: Translator<"load.numberFault">;
}

/** Formats the limits of a range for messages. @param region a BCP 47 tag */
function rangeValues(region: string, [least, most]: Range) {
  return { least: figure(region, least), most: figure(region, most) };
}

/**
 * Returns the message with the range of figures that a field accepts, or that its text is too long.
 *
 * @param text of the field
 */
export function numberFault(t: FaultWords["t"], range: Range, kind: FigureKind = "count", text = ""): string {
  const values = { ...rangeValues(t.region, range), longest: longest.field };
  const isTooLong = readers[kind](text, range).fault === "tooLong";
  return t(`load.numberFault.${isTooLong ? "tooLong" : kind}`, values);
}

/** Returns the sentence about a refused text: the row's own, or the limits of a figure. */
export function faultOf<Words extends FaultWords>(
  { kind, fault }: Pick<Field<unknown, Words>, "kind" | "fault">,
  text: string,
  words: Words,
): string | undefined {
  return (
    fault?.(words, text) ??
    (kind.type === "number" ? numberFault(words.t, kind.range, kind.figure, text) : undefined)
  );
}
