import type { ReactNode } from "react";

import { FieldError } from "./field-error";
import "./field.css";

interface PlainFieldProps {
  /** Id of the control. */
  id: string;
  label: string;
  /** Explains it, under the control. */
  hint?: string;
  problem?: string;
  /** Renders the control with what ties it to its label, hint and problem. */
  children: (tied: { id: string; "aria-describedby"?: string; "aria-invalid"?: true }) => ReactNode;
}

/** A field that no form posts: a label, its control, and its problem or hint. */
export function PlainField({ id, label, hint, problem, children }: PlainFieldProps) {
  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        "aria-describedby": described || undefined,
        "aria-invalid": problem ? true : undefined,
      })}
      {problem && <FieldError id={`${id}-problem`} text={problem} />}
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
