import * as z from "zod/mini";

import { faultOf, isRefused, mapFields } from "../../../_fields/read-fields";
import type { TextKind } from "../../../_fields/kinds";
import { isBlank } from "../../../_fields/read-text";
import type { FormValues } from "../../../_lib/form-values";
import type { Faults } from "../form/form-check";
import type { FormFields, FormRow, FormWords } from "./tables";

// Before the first schema: zod would try `new Function`, which a strict content security policy reports.
z.config({ jitless: true });

/** Name of the box for the consent in both forms (R58, R60). */
export const consentName = "rodoConsent";

/** Returns the values to send, as the kinds of their fields write them. A refused text stays as it is. */
export function sentValues(fields: FormFields, values: FormValues): FormValues {
  const sent = { ...values };
  for (const [name, row] of Object.entries(fields)) {
    const typed = values[name];
    if (typeof typed === "string") sent[name] = sentText(row, typed);
  }
  return sent;
}

function sentText({ kind }: FormRow, typed: string): string {
  const { read, format }: Pick<TextKind<unknown>, "read" | "format"> = kind;
  const value = read(typed);
  if (value !== undefined) return format(value);
  return isBlank(typed) ? "" : typed;
}

/** Returns the schema of values as `sentValues` returns them, with the sentences of faults. */
export function formSchema(fields: FormFields, words: FormWords) {
  return z.object({
    ...mapFields(fields, (row) =>
      z.custom<string>((text) => typeof text === "string" && !isRefused(row, text, {}), {
        error: ({ input }) => sentenceOf(row, String(input ?? ""), words),
      }),
    ),
    [consentName]: z.custom<boolean>((value) => value === true, {
      error: () => words.t("messages.consentRequired"),
    }),
  });
}

function sentenceOf(row: FormRow, text: string, words: FormWords): string | undefined {
  return isBlank(text) ? words.t("messages.fieldRequired") : faultOf(row, text, words);
}

/**
 * Returns the problems as React Hook Form reads them: `missing` or `refused`. `@hookform/resolvers` does so in
 * three kilobytes.
 */
export function problemsIn(schema: ReturnType<typeof formSchema>, values: FormValues): Faults {
  const issues = schema.safeParse(values).error?.issues ?? [];
  return Object.fromEntries(
    issues.map(({ path: [name], message }) => {
      const value = values[String(name)];
      const isMissing = typeof value === "string" ? isBlank(value) : value !== true;
      return [String(name), { type: isMissing ? "missing" : "refused", message }];
    }),
  );
}
