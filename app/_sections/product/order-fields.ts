import type { FieldRow } from "../../_quote/forms/fields/rules";

/** The fields of the order form in reading order. All are required (R58). */
export const orderFields = [
  { name: "quantity", kind: "number", required: true, size: "third" },
  { name: "productName", kind: "text", required: true, size: "two-thirds" },
  { name: "name", kind: "text", required: true, autoComplete: "name", size: "half" },
  { name: "companyName", kind: "text", required: true, autoComplete: "organization", size: "half" },
  { name: "phoneNumber", kind: "tel", required: true, autoComplete: "tel", size: "half" },
  // Plain text: no format is checked.
  { name: "email", kind: "text", required: true, inputMode: "email", autoComplete: "email", size: "half" },
  { name: "message", kind: "textarea", required: true },
] as const satisfies readonly FieldRow[];
