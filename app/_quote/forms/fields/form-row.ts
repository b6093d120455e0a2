import type { Messages } from "next-intl";

import { palletRanges } from "../../../_content/pallet-ranges";
import type { Field } from "../../../_fields/field";
import { type AnyKind, number, text } from "../../../_fields/kinds";
import { mapFields } from "../../../_fields/read-fields";
import { emailsIn, longestRead, readEmail, visibleLine } from "../../../_fields/read-text";
import type { FormName, FormTranslator } from "../form/form-messages";

/** Words of a form's texts. */
export interface FormWords {
  readonly t: FormTranslator;
}

/** Row of a form's table. Its letter is the name in the posted message, and the id of the control. */
export interface FormRow extends Field<unknown, FormWords> {
  /**
   * Width of the field, a modifier of `.field`; if omitted, the whole form. A `pair` also shares a row on
   * phones. In a wide form, a `beside` field is beside the first three rows.
   */
  readonly size?: "half" | "pair" | "row" | "third" | "two-thirds" | "beside";
}

export type FormFields = Readonly<Record<string, FormRow>>;

type FieldName<Form extends FormName> = keyof Messages[Form]["fields"] & string;

/** Returns the table of a form: its rows, with the name, label and placeholder that the catalogs have under their names. */
export function formFields<Form extends FormName, Name extends FieldName<Form>>(
  form: Form,
  rows: Readonly<Record<Name, Omit<FormRow, "letter" | "label" | "placeholder">>>,
): Readonly<Record<Name, FormRow>> {
  return mapFields(rows as Readonly<Record<Name, FormRow>>, (row, name) => {
    // Any form and field: the type of the rows has checked that the catalogs have it.
    const key = (part: "label" | "placeholder") =>
      `${form}.fields.${name}.${part}` as "orderForm.fields.name.label";
    return {
      ...(row as FormRow),
      letter: name,
      label: ({ t }: FormWords) => t(key("label")),
      placeholder: ({ t }: FormWords) => t(key("placeholder")),
    };
  });
}

/** Any text of one line, without invisible characters. */
export const line: AnyKind<string> = text(visibleLine);

/** Any text, with its lines and all inner characters. */
export const message: AnyKind<string> = text((typed) => typed.trim());

/** Number of pieces, as all tools of the site read it (R58). */
export const pieces = number(palletRanges.pieces);

/** Maximum lengths of an e-mail address, in characters (R61). */
export const emailLimits = { total: 254, beforeAt: 64 } as const;

/** Matches a valid e-mail address (HTML Standard). zod's own pattern adds two kilobytes. */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Returns what is wrong with an e-mail address; key of its sentence in `messages`. */
export function emailProblem(typed: string): "emailAlone" | "emailTooLong" | "emailInvalid" | undefined {
  const address = readEmail(typed);
  // Two addresses, or words around one, say more than their length does, and the length more than the pattern.
  if (address.length <= longestRead && /[\s,;]/.test(address) && emailsIn(address).length)
    return "emailAlone";
  if (address.length > emailLimits.total || address.lastIndexOf("@") > emailLimits.beforeAt)
    return "emailTooLong";
  return emailPattern.test(address) ? undefined : "emailInvalid";
}

/** One e-mail address (R61). */
export const email: AnyKind<string> = text(
  (address) => address,
  (typed) => (emailProblem(typed) ? undefined : readEmail(typed)),
);
