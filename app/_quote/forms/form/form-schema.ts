import * as z from "zod/mini";

import type { FormValues } from "../../../_lib/form-values";
import type { FieldRow } from "../fields/field-row";
import { consented, ruleFor } from "../fields/rules";

/** A schema for everything that stands in a form; its messages are names of problems. */
export type FormSchema = z.ZodMiniType<FormValues, FormValues>;

/**
 * The check of a whole form, made of its table: what a row requires of its field, and the consent.
 *
 * @param fields the form's table
 * @param consent name of the consent
 */
export function formSchema(fields: readonly FieldRow[], consent: string): FormSchema {
  return z.object({
    ...Object.fromEntries(fields.map((field) => [field.name, ruleFor(field)])),
    [consent]: consented,
  });
}
