import type { HTMLAttributes } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";

import { FieldError } from "./field-error";

/** One field as the page describes it; plain JSON. */
export interface FieldSpec {
  /** Name in the message that is sent; also the id of the control. */
  name: string;
  label: string;
  placeholder: string;
  control: "text" | "email" | "tel" | "number" | "textarea";
  inputMode?: HTMLAttributes<HTMLElement>["inputMode"];
  autoComplete?: string;
  /** What stands in the field when the page comes. */
  initial?: string;
  required: boolean;
  /** Which part of a row it takes; modifiers of `.field`. */
  size?: "half" | "third" | "two-thirds" | "pack" | "half field--pack";
}

interface FieldProps {
  spec: FieldSpec;
  /** Marks a required field; not where all fields are required. */
  star: boolean;
  /** Marks a field that may stay empty. */
  optional: string;
  /** What is wrong, in words. */
  problem?: string;
  registration: UseFormRegisterReturn;
}

/**
 * A label, its control and what is wrong with it.
 *
 * No `maxlength`: a browser cuts pasted text there without a word, and a cut address is another address.
 */
export function Field({ spec, star, optional, problem, registration }: FieldProps) {
  const { name, label, placeholder, control, inputMode, autoComplete, initial, required, size } = spec;
  const shared = {
    ...registration,
    id: name,
    placeholder,
    required,
    autoComplete,
    inputMode,
    defaultValue: initial,
    "aria-invalid": problem ? true : undefined,
    "aria-describedby": problem ? `${name}-problem` : undefined,
  };
  return (
    <div className={size ? `field field--${size}` : "field"}>
      <label htmlFor={name}>
        {label}
        {required && star && <span aria-hidden="true"> *</span>}
        {!required && <span className="optional"> ({optional})</span>}
      </label>
      {control === "textarea" ? (
        <textarea {...shared} rows={4} />
      ) : (
        <input {...shared} type={control} {...(control === "number" && { min: 1, step: 1 })} />
      )}
      {problem && <FieldError id={`${name}-problem`} text={problem} />}
    </div>
  );
}
