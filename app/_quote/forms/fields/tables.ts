import type { Messages } from "next-intl";

import { palletRanges } from "../../../_content/pallet-ranges";
import type { Field } from "../../../_fields/field";
import { type AnyKind, number, text } from "../../../_fields/kinds";
import { mapFields } from "../../../_fields/read-fields";
import { emailsIn, readEmail, longestRead, visibleLine } from "../../../_fields/read-text";
import type { FormName, FormTranslator } from "../form/form-messages";

export interface FormWords {
  readonly t: FormTranslator;
}

/** Row of a form. Its letter is the posted name and the id of the control. */
export interface FormRow extends Field<unknown, FormWords> {
  /**
   * Modifier of `.field`; if omitted, the whole width. A `pair` also shares a row on phones. `beside` is beside the
   * first three rows of a wide form.
   */
  readonly size?: "half" | "pair" | "row" | "third" | "two-thirds" | "beside";
}

export type FormFields = Readonly<Record<string, FormRow>>;

type FieldName<Form extends FormName> = keyof Messages[Form]["fields"] & string;

/** Adds the names, labels and placeholders of the catalog to the rows of a form. */
function formFields<Form extends FormName, Name extends FieldName<Form>>(
  form: Form,
  rows: Readonly<Record<Name, Omit<FormRow, "letter" | "label" | "placeholder">>>,
): Readonly<Record<Name, FormRow>> {
  return mapFields(rows as Readonly<Record<Name, FormRow>>, (row, name) => {
    // Any form and field: the type of the rows has checked the key.
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

const line: AnyKind<string> = text(visibleLine);

/** Keeps lines and all inner characters. */
const message: AnyKind<string> = text((typed) => typed.trim());

/** As in all tools (R58). */
const pieces = number(palletRanges.pieces);

/** In characters (R61). */
export const emailLimits = { total: 254, beforeAt: 64 } as const;

/** HTML Standard. zod's own pattern adds two kilobytes. */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Returns the key in `messages` of the fault in an e-mail address; undefined for a valid one. */
function emailProblem(typed: string): "emailAlone" | "emailTooLong" | "emailInvalid" | undefined {
  const address = readEmail(typed);
  // Two addresses say more than their length does, and the length more than the pattern.
  if (address.length <= longestRead && /[\s,;]/.test(address) && emailsIn(address).length)
    return "emailAlone";
  if (address.length > emailLimits.total || address.lastIndexOf("@") > emailLimits.beforeAt)
    return "emailTooLong";
  return emailPattern.test(address) ? undefined : "emailInvalid";
}

const email: AnyKind<string> = text(
  (address) => address,
  (typed) => (emailProblem(typed) ? undefined : readEmail(typed)),
);

/** In reading order. All are required, and no address is checked (R58, R59). */
export const orderFields = formFields("orderForm", {
  quantity: { kind: pieces, isRequired: true, size: "third" },
  productName: { kind: line, isRequired: true, size: "two-thirds" },
  name: { kind: line, isRequired: true, autoComplete: "name", size: "half" },
  companyName: { kind: line, isRequired: true, autoComplete: "organization", size: "half" },
  phoneNumber: { kind: line, isRequired: true, look: "tel", autoComplete: "tel", size: "half" },
  email: { kind: line, isRequired: true, inputMode: "email", autoComplete: "email", size: "half" },
  message: { kind: message, isRequired: true, look: "area" },
});

/** In reading order. The phone is optional, the amount is not checked (R60, R61). */
export const contactFields = formFields("contactForm", {
  user_name: { kind: line, isRequired: true, autoComplete: "given-name", size: "pair" },
  user_surname: { kind: line, isRequired: true, autoComplete: "family-name", size: "pair" },
  user_email: {
    kind: email,
    isRequired: true,
    look: "email",
    autoComplete: "email",
    fault: ({ t }, typed) => t(`messages.${emailProblem(typed) ?? "emailInvalid"}`, emailLimits),
    size: "row",
  },
  user_phone: { kind: line, look: "tel", autoComplete: "tel", size: "pair" },
  user_amount: { kind: line, inputMode: "numeric", size: "pair" },
  message: { kind: message, isRequired: true, look: "area", size: "beside" },
});

export const formTables = { orderForm: orderFields, contactForm: contactFields } satisfies Record<
  string,
  FormFields
>;
