import { figure } from "../_i18n/figures";
import type { Translator } from "../_i18n/translator";
import type { Range } from "../_content/pallet-ranges";

/** The ends of a range as texts take them. @param region the language (BCP 47) */
export function rangeValues(region: string, [least, most]: Range) {
  return { least: figure(region, least), most: figure(region, most) };
}

/** Says which numbers a field takes. */
export function numberFault(t: Translator<"load.numberFault">, range: Range): string {
  return t("load.numberFault", rangeValues(t.region, range));
}
