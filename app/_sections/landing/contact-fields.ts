import type { FieldRow } from "../../_quote/forms/fields/rules";

/** The fields of the contact form in reading order. The phone is optional, the amount read but not enforced (R60). */
export const contactFields = [
  { name: "user_name", kind: "text", required: true, autoComplete: "given-name", size: "pair" },
  { name: "user_surname", kind: "text", required: true, autoComplete: "family-name", size: "pair" },
  { name: "user_email", kind: "email", required: true, autoComplete: "email", size: "row" },
  { name: "user_phone", kind: "tel", required: false, autoComplete: "tel", size: "half" },
  { name: "user_amount", kind: "number", required: false, size: "half" },
  { name: "message", kind: "textarea", required: true, size: "beside" },
] as const satisfies readonly FieldRow[];
