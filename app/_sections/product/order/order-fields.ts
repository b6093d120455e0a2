import type { FieldSpec } from "../../../_forms/field";

/** The text fields of the order form in reading order, without their words. All are required. */
export const orderFields = [
  { name: "quantity", control: "number", inputMode: "numeric", size: "third" },
  { name: "productName", control: "text", size: "two-thirds" },
  { name: "name", control: "text", autoComplete: "name", size: "half" },
  { name: "companyName", control: "text", autoComplete: "organization", size: "half" },
  { name: "phoneNumber", control: "tel", autoComplete: "tel", size: "half" },
  // Plain text: no format is checked (specification, section 5).
  { name: "email", control: "text", inputMode: "email", autoComplete: "email", size: "half" },
  { name: "message", control: "textarea" },
] as const satisfies readonly Omit<FieldSpec, "label" | "placeholder" | "required">[];
