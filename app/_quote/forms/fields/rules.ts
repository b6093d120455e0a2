import type { HTMLAttributes } from "react";
import type { FieldErrors } from "react-hook-form";
import * as z from "zod/mini";

import { palletRanges } from "../../../_content/pallet-ranges";
import type { FormValues } from "../../../_lib/form-values";
import { emailsIn, readEmail } from "../../../_fields/read-email";
import { readCount } from "../../../_fields/read-figures";
import { isBlank, longestRead, visibleLine } from "../../../_fields/read-text";

/** Row of a form's field table. Its texts are in the catalogs; `ruleFor` derives its validation. */
export interface FieldRow<Name extends string = string> {
  /** Name in the sent message; also the id of the control. */
  name: Name;
  /** E-mail addresses and required numbers are validated; other values may be any text. */
  kind: "text" | "email" | "tel" | "number" | "textarea";
  required: boolean;
  inputMode?: HTMLAttributes<HTMLElement>["inputMode"];
  autoComplete?: string;
  /**
   * Width of the field, a modifier of `.field`; if omitted, the whole form. A `pair` also shares a row on
   * phones. In a wide form, a `beside` field is beside the first three rows.
   */
  size?: "half" | "pair" | "row" | "third" | "two-thirds" | "beside";
}

/** Field with its texts in the language of the page; plain JSON. */
export interface FieldSpec extends FieldRow {
  label: string;
  placeholder: string;
  initial?: string;
}

// Before the first schema: zod would try `new Function`, which a strict content security policy reports. The
// mini build currently does not.
z.config({ jitless: true });

/** Validation error; key of its text in `messages`. */
export type Problem =
  | "fieldRequired"
  | "consentRequired"
  | "emailInvalid"
  | "emailAlone"
  | "emailTooLong"
  | "numberInvalid";

/** Maximum lengths of an e-mail address, in characters (R61). */
export const emailLimits = { total: 254, beforeAt: 64 } as const;

const consented = z.custom<boolean>((value) => value === true, problem("consentRequired"));

/**
 * Returns the values to validate and send, without invisible characters and surrounding white space. A
 * message keeps its lines and all inner characters.
 */
export function sentValues(fields: readonly FieldRow[], values: FormValues): FormValues {
  const sent = { ...values };
  for (const row of fields) {
    const typed = values[row.name];
    if (typeof typed === "string") sent[row.name] = sentText(row, typed);
  }
  return sent;
}

function sentText({ kind, required }: FieldRow, typed: string): string {
  if (kind === "email") return readEmail(typed);
  if (kind === "textarea") return isBlank(typed) ? "" : typed.trim();
  const text = visibleLine(typed);
  return kind === "number" && required ? String(readCount(text, palletRanges.pieces).value ?? text) : text;
}

// Not zod's schema of a text with its own trimming: values come from `sentValues`.
const filled = z.custom<string>(
  (value) => typeof value === "string" && !isBlank(value),
  problem("fieldRequired"),
);

const free = z.custom<string>((value) => typeof value === "string");

/** Matches a valid e-mail address (HTML Standard) or nothing. zod's own pattern adds two kilobytes. */
const emailPattern =
  /^(?:[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*)?$/;

/**
 * Returns the schema of one field's value in `sentValues`. Its messages are names of problems.
 *
 * A length error of an e-mail address precedes a pattern error, because the length error is more specific. A
 * required number is a quantity, parsed as by all tools of the site (R58); an optional number is sent
 * unchanged (R60).
 */
export function ruleFor({
  kind,
  required,
}: Pick<FieldRow, "kind" | "required">): z.ZodMiniType<string, string> {
  const text = required ? filled : free;
  if (kind === "number" && required)
    return text.check(
      z.refine(
        (text) => isBlank(text) || readCount(text, palletRanges.pieces).value !== undefined,
        problem("numberInvalid"),
      ),
    );
  if (kind !== "email") return text;
  return text.check(
    z.refine(
      (text) => text.length > longestRead || !/[\s,;]/.test(text) || !emailsIn(text).length,
      problem("emailAlone"),
    ),
    z.refine(withinLimits, problem("emailTooLong")),
    z.refine((address) => emailPattern.test(address), problem("emailInvalid")),
  );
}

function withinLimits(address: string): boolean {
  return address.length <= emailLimits.total && address.lastIndexOf("@") <= emailLimits.beforeAt;
}

function problem(name: Problem): Problem {
  return name;
}

/** Schema of all values of a form; its messages are names of problems. */
export type FormSchema = z.ZodMiniType<FormValues, FormValues>;

/** Returns the schema of a form. @param consent name of the consent checkbox */
export function formSchema(fields: readonly FieldRow[], consent: string): FormSchema {
  return z.object({
    ...Object.fromEntries(fields.map((field) => [field.name, ruleFor(field)])),
    [consent]: consented,
  });
}

/**
 * Returns the first problem of each field, as React Hook Form reads problems. The resolver of
 * `@hookform/resolvers` does the same in three kilobytes.
 */
export function problemsIn(schema: FormSchema, values: FormValues): FieldErrors<FormValues> {
  const issues = schema.safeParse(values).error?.issues ?? [];
  return Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [String(path[0]), { type: "zod", message }]),
  );
}
