import type { HTMLAttributes } from "react";

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
  /** Which part of a row it takes; modifiers of `.field`. A whole one without it. */
  size?: "half" | "third" | "two-thirds";
  /** Takes a third of a row where the form itself is wide. */
  pack?: boolean;
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
