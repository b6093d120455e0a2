import { figure } from "../_i18n/figures";
import type { Translator } from "../_i18n/translator";
import type { Range } from "../_content/pallet-ranges";

/** Formats the limits of a range for messages. @param region a BCP 47 tag */
export function rangeValues(region: string, [least, most]: Range) {
  return { least: figure(region, least), most: figure(region, most) };
}

/** Returns the message that says which numbers a field accepts. */
export function numberFault(t: Translator<"load.numberFault">, range: Range): string {
  return t("load.numberFault", rangeValues(t.region, range));
}
