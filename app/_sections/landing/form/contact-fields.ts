import type { FieldSpec } from "../../../_forms/field";

/** The text fields of the contact form in reading order, without their words. */
export const contactFields = [
  { name: "user_name", control: "text", autoComplete: "given-name", required: true, size: "half" },
  { name: "user_surname", control: "text", autoComplete: "family-name", required: true, size: "half" },
  { name: "user_email", control: "email", autoComplete: "email", required: true, size: "pack" },
  { name: "user_phone", control: "tel", autoComplete: "tel", required: false, size: "half field--pack" },
  {
    name: "user_amount",
    control: "number",
    inputMode: "numeric",
    required: false,
    size: "half field--pack",
  },
  { name: "message", control: "textarea", required: true },
] as const satisfies readonly Omit<FieldSpec, "label" | "placeholder">[];
