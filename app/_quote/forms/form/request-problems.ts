import { palletRanges } from "../../../_content/pallet-ranges";
import { decimals } from "../../../_i18n/figures";
import { numberFault } from "../../../_lib/number-fault";
import { emailLimits, type Problem } from "../fields/rules";
import { type formBytes, mostBytes } from "../sending/delivery";
import type { FormTranslator } from "./form-messages";
import type { RequestFormSpec } from "./request-form-spec";

/**
 * Returns the errors of a form as texts.
 *
 * @param problemOf returns the problem of a field
 * @param tooLong error of a message that is too long
 * @param tooLarge size of a form that exceeds the limit of the e-mail service
 */
export function problemsOf(
  { fields, consent }: RequestFormSpec,
  t: FormTranslator,
  problemOf: (name: string) => Problem | undefined,
  tooLong: string | undefined,
  tooLarge: ReturnType<typeof formBytes> | undefined,
) {
  const problemText = (name: string) => {
    const problem = problemOf(name);
    if (problem === "numberInvalid") return numberFault(t, palletRanges.pieces);
    if (problem) return t(`messages.${problem}`, emailLimits);
    if (name === "message" && tooLong) return tooLong;
    if (name !== tooLarge?.most) return undefined;
    const size = decimals(t.region, tooLarge.bytes / 1024, 1);
    return t("messages.messageTooLarge", { size, most: decimals(t.region, mostBytes / 1024, 0) });
  };
  const rows = [...fields, { name: consent.name, label: t("messages.consent") }];
  return {
    /** Returns the error of a field. */
    problemText,
    /** Errors in the order of the form. A missing value is listed by its label. */
    wrong: rows.flatMap(({ name, label }) => {
      const isMissing = ["fieldRequired", "consentRequired"].includes(problemOf(name) ?? "");
      const text = isMissing ? label : problemText(name);
      return text ? { name, text } : [];
    }),
  };
}
