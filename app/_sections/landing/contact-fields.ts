import type { FieldRow } from "../../_quote/forms/fields/rules";

/** The fields of the contact form in reading order. The phone is optional, the amount read but not enforced (R60). */
export const contactFields = [
  { name: "user_name", kind: "text", required: true, autoComplete: "given-name", size: "pair" },
  { name: "user_surname", kind: "text", required: true, autoComplete: "family-name", size: "pair" },
  { name: "user_email", kind: "email", required: true, autoComplete: "email", pack: true },
  { name: "user_phone", kind: "tel", required: false, autoComplete: "tel", size: "half", pack: true },
  { name: "user_amount", kind: "number", required: false, size: "half", pack: true },
  { name: "message", kind: "textarea", required: true, beside: true },
] as const satisfies readonly FieldRow[];
