import type { ReactNode } from "react";

import "./tool-field.css";

interface ToolFieldProps {
  /** Of the control; the page has it once. */
  id: string;
  label: string;
  hint?: string;
  value: string;
  onValue: (value: string) => void;
}

interface NumberFieldProps extends ToolFieldProps {
  /** What is wrong with the value; none when it is right. */
  fault?: string;
  /** Any text instead of a number. */
  text?: boolean;
}

/** A whole number in a tool that answers at once. Text, not `type="number"`: what is wrong can be read and corrected. */
export function NumberField({ id, label, hint, fault, value, text = false, onValue }: NumberFieldProps) {
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(" ");
  return (
    <div className="tool-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode={text ? undefined : "numeric"}
        autoComplete="off"
        maxLength={text ? 40 : 12}
        value={value}
        aria-invalid={fault ? true : undefined}
        aria-describedby={described || undefined}
        onChange={(event) => onValue(event.target.value)}
      />
      {hint && (
        <p className="tool-field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {fault && (
        <p className="tool-field__fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </div>
  );
}

/** One of a list in a tool that answers at once. */
export function SelectField({
  id,
  label,
  hint,
  value,
  onValue,
  children,
}: ToolFieldProps & { children: ReactNode }) {
  return (
    <div className="tool-field tool-field--select">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        autoComplete="off"
        value={value}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onValue(event.target.value)}
      >
        {children}
      </select>
      {hint && (
        <p className="tool-field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
