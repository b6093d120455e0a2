import type { ReactNode } from "react";

import { Icon, warning } from "./icon";

/** Attributes of a control with a code or an address, which keyboards and spelling checkers must not change. */
export const asIs = { autoCapitalize: "off", autoCorrect: "off", spellCheck: false } as const;

interface LabelledFieldProps {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  problem?: string | undefined;
  className?: string | undefined;
  /** Renders the control with the attributes for its label, hint and problem. */
  children: (tied: {
    id: string;
    "aria-describedby": string | undefined;
    "aria-invalid": true | undefined;
  }) => ReactNode;
}

/** Renders a label, its control, and its problem and hint. */
export function LabelledField({ id, label, hint, problem, className, children }: LabelledFieldProps) {
  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className={["field", className].filter(Boolean).join(" ")}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        "aria-describedby": described || undefined,
        "aria-invalid": problem ? true : undefined,
      })}
      {described && (
        <div className="field__remarks">
          {problem && <FieldError id={`${id}-problem`} text={problem} />}
          {hint && (
            <p className="field__hint" id={`${id}-hint`}>
              {hint}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

/** Renders a validation error. `aria-describedby` of the control refers to its id. */
export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p className="field-error" id={id}>
      <Icon shape={warning} />
      <span>{text}</span>
    </p>
  );
}
