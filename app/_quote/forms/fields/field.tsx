import type { UseFormRegisterReturn } from "react-hook-form";

import { FieldError } from "./field-error";
import type { FieldSpec } from "./field-row";
import "./field.css";

interface FieldProps {
  spec: FieldSpec;
  /** Marks a required field; not where all fields are required. */
  star: boolean;
  /** Marks a field that may stay empty. */
  optional: string;
  /** What is wrong, in words. */
  problem?: string;
  /** Says more of what stands in it. */
  hint?: string;
  registration: UseFormRegisterReturn;
}

/**
 * A label, its control and what is wrong with it.
 *
 * No `maxlength`: a browser cuts pasted text there without a word, and a cut address is another address.
 */
export function Field({ spec, star, optional, problem, hint, registration }: FieldProps) {
  const { name, label, placeholder, kind, inputMode, autoComplete, initial, required, size, pack } = spec;
  const shared = {
    ...registration,
    id: name,
    placeholder,
    required,
    autoComplete,
    inputMode,
    defaultValue: initial,
    toolparamdescription: spec.toolText,
    "aria-invalid": problem ? true : undefined,
    "aria-describedby":
      [problem && `${name}-problem`, hint && `${name}-hint`].filter(Boolean).join(" ") || undefined,
  };
  return (
    <div className={`field${size ? ` field--${size}` : ""}${pack ? " field--pack" : ""}`}>
      <label htmlFor={name}>
        {label}
        {required && star && <span aria-hidden="true"> *</span>}
        {!required && <span className="field__optional"> ({optional})</span>}
      </label>
      {kind === "textarea" ? (
        <textarea {...shared} rows={4} />
      ) : (
        <input
          {...shared}
          // A number is text: a browser's own field changes it under the wheel, and shows letters that it does not report.
          type={kind === "number" ? "text" : kind}
          {...(kind === "number" && { inputMode: "numeric" })}
        />
      )}
      {problem && <FieldError id={`${name}-problem`} text={problem} />}
      {hint && (
        <p className="field__hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
