import type { HTMLAttributes } from "react";
import * as z from "zod/mini";

import { palletRanges } from "../../../_content/pallet-ranges";
import type { FormValues } from "../../../_lib/form-values";
import { emailsIn, typedEmail, typedNumber, visibleLine, visibleText } from "../../../_lib/typed";

/** What a form's table says of one field. Its words stand in the catalogs, its check follows from the row. */
export interface FieldRow<Name extends string = string> {
  /** Name in the message that is sent; also the id of the control. */
  name: Name;
  /** An e-mail, and a number that is required, are checked for being one; the others are taken as they come. */
  kind: "text" | "email" | "tel" | "number" | "textarea";
  /** Whether it must be filled in. Marked on the page and checked alike. */
  required: boolean;
  inputMode?: HTMLAttributes<HTMLElement>["inputMode"];
  autoComplete?: string;
  /**
   * The part of a row that the field takes, a modifier of `.field`; the whole form without it. A `pair` shares a row on phones, too.
   * Where the form itself is wide, a field of size `beside` stands beside the first three rows.
   */
  size?: "half" | "pair" | "row" | "third" | "two-thirds" | "beside";
}

/** One field as the page describes it; plain JSON. */
export interface FieldSpec extends FieldRow {
  label: string;
  placeholder: string;
  /** What an agent has to know of it beyond its label. */
  toolText?: string;
  /** What stands in the field when the page comes. */
  initial?: string;
}

// Before the first schema. zod's object schemas compile code where they can, and to know whether they can they try
// `new Function`, which a strict content security policy reports. (The mini build does without today.)
z.config({ jitless: true });

/** What can be wrong with a field; names the words of the message. */
export type Problem =
  "fieldRequired" | "consentRequired" | "emailInvalid" | "emailAlone" | "emailTooLong" | "numberInvalid";

/** Greatest lengths of an e-mail address, in characters (R61). */
export const emailLimits = { total: 254, beforeAt: 64 } as const;

/** The consent, which must be given. */
export const consented = z.literal(true, problem("consentRequired"));

/**
 * Returns the values that a form sends, which are the values that are checked: without invisible characters and without white space
 * around them. A message keeps its lines and all characters inside.
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
  if (kind === "email") return typedEmail(typed);
  if (kind === "textarea") return visibleText(typed) && typed.trim();
  const text = visibleLine(typed);
  return kind === "number" && required ? String(typedNumber(text, palletRanges.pieces) ?? text) : text;
}

/** A text that must not be empty. White space alone is no value. */
const filled = z.string(problem("fieldRequired")).check(
  z.trim(),
  z.refine((text) => visibleText(text) !== "", problem("fieldRequired")),
);

/** A text that may be left empty. */
const free = z.string().check(z.trim());

/**
 * What the HTML standard calls a valid e-mail address (section 4.10.5.1.5), its own pattern, or nothing at
 * all: whether that will do is another rule. zod's own pattern comes only together with all its others: two
 * kilobytes for every visitor.
 */
const emailPattern =
  /^(?:[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*)?$/;

/**
 * The check of one field, as its row defines it. Its message is the name of a problem.
 *
 * An e-mail address follows the standard's pattern, no stricter than the browser's own check, and the two limits of
 * length. Too long is reported before misspelt: it is the more exact message. A number that is required is a quantity as every tool of
 * the site reads it (R58); one that is not is sent as it stands (R60).
 */
export function ruleFor({
  kind,
  required,
}: Pick<FieldRow, "kind" | "required">): z.ZodMiniType<string, string> {
  const text = required ? filled : free;
  if (kind === "number" && required)
    return text.check(
      z.refine(
        (typed) => !visibleText(typed) || typedNumber(typed, palletRanges.pieces) !== undefined,
        problem("numberInvalid"),
      ),
    );
  if (kind !== "email") return text;
  return text.check(
    z.refine((typed) => !/[\s,;]/.test(typed) || !emailsIn(typed).length, problem("emailAlone")),
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
