import { type ReactNode, useEffect, useState } from "react";

import { rest } from "../_lib/announce";
import "./tool-field.css";

interface ToolFieldProps {
  /** Of the control; the page has it once. Its name, too: by names browsers put values back after a reload. */
  id: string;
  label: string;
  hint?: string | undefined;
  /** What is wrong with the value; none when it is right. */
  fault?: string | undefined;
  value: string;
  onValue: (value: string) => void;
}

interface TextFieldProps extends ToolFieldProps {
  /** What is counted, shown in the field. */
  unit?: string | undefined;
  /** The keyboard that phones show. */
  inputMode?: "numeric" | undefined;
  /** What browsers may fill in. */
  autoComplete?: "country-name" | "postal-code" | undefined;
}

/**
 * Holds back what is wrong while a value is being typed: "11" is too little on the way to 1140.
 *
 * @returns what is wrong, and two handlers of the control
 */
function useFault(fault: string | undefined) {
  const [isTyping, setTyping] = useState<object>();
  useEffect(() => {
    const timer = setTimeout(setTyping, rest);
    return () => clearTimeout(timer);
  }, [isTyping]);
  return {
    shown: isTyping ? undefined : fault,
    // Each key starts the wait anew.
    onInput: () => setTyping({}),
    onBlur: () => setTyping(undefined),
  };
}

/** A line of text in a tool that answers at once. */
export function TextField({ id, label, hint, fault, unit, value, onValue, ...input }: TextFieldProps) {
  const { shown, ...handlers } = useFault(fault);
  return (
    <div className="tool-field">
      <label htmlFor={id}>
        {label}
        {unit && <span className="visually-hidden">{` (${unit})`}</span>}
      </label>
      <div className="tool-field__control" data-unit={unit}>
        <input
          id={id}
          name={id}
          type="text"
          {...input}
          {...handlers}
          value={value}
          aria-invalid={Boolean(shown)}
          aria-describedby={describedBy(id, hint, shown)}
          onChange={(event) => onValue(event.target.value)}
        />
      </div>
      <Remarks id={id} hint={hint} fault={shown} />
    </div>
  );
}

/** A whole number. Text, not `type="number"`: what is wrong can be read and corrected. */
export const NumberField = (field: Omit<TextFieldProps, "autoComplete" | "inputMode">) => (
  <TextField {...field} inputMode="numeric" />
);

interface SelectFieldProps extends ToolFieldProps {
  /** A small drawing of what is chosen, shown in the field. */
  picture?: ReactNode;
  children: ReactNode;
}

/** One of a list in a tool that answers at once. */
export function SelectField({ id, label, hint, fault, value, picture, onValue, children }: SelectFieldProps) {
  return (
    <div className="tool-field">
      <label htmlFor={id}>{label}</label>
      <div className="tool-field__control tool-field__control--select">
        {picture}
        <select
          id={id}
          name={id}
          value={value}
          aria-invalid={Boolean(fault)}
          aria-describedby={describedBy(id, hint, fault)}
          onChange={(event) => onValue(event.target.value)}
        >
          {children}
        </select>
      </div>
      <Remarks id={id} hint={hint} fault={fault} />
    </div>
  );
}

/** Ids of what a control has below it. */
function describedBy(id: string, hint?: string, fault?: string): string | undefined {
  return [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(" ") || undefined;
}

/** What is to be known of a field, and what is wrong with it. */
export function Remarks({ id, hint, fault }: Pick<ToolFieldProps, "id" | "hint" | "fault">) {
  return (
    <div className="tool-field__remarks">
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
