import { type ReactNode, useEffect, useState } from "react";

import { rest } from "../_lib/announce";
import { useAnnouncement } from "../_lib/use-announcement";
import { LabelledField } from "./field";
import "./tool-field.css";

interface ToolFieldProps {
  /** Unique id of the control, and its name: browsers restore values by name after a reload. */
  id: string;
  label: string;
  hint?: string | undefined;
  fault?: string | undefined;
  value: string;
  onValue: (value: string) => void;
}

interface TextFieldProps extends ToolFieldProps {
  /** Unit, shown in the field. */
  unit?: string | undefined;
  inputMode?: "numeric" | undefined;
  autoComplete?: "country-name" | "postal-code" | undefined;
}

/**
 * Delays the error message while the visitor types: "11" is an error on the way to 1140. Then announces it with
 * the field's label.
 *
 * @returns the message to show, and two event handlers for the control
 */
function useFault(label: string, fault: string | undefined) {
  const [typing, setTyping] = useState<"never" | "rests" | object>("never");
  useEffect(() => {
    if (typeof typing === "string") return;
    const timer = setTimeout(setTyping, rest, "rests");
    return () => clearTimeout(timer);
  }, [typing]);
  useAnnouncement(fault && typing === "rests" ? `${label}: ${fault}` : "");
  return {
    shown: typeof typing === "string" ? fault : undefined,
    // A new object restarts the timer at each key.
    onInput: () => setTyping({}),
    onBlur: () => setTyping((last) => (last === "never" ? last : "rests")),
  };
}

/** Renders a text field of a tool that responds to every change. */
export function TextField({ id, label, hint, fault, unit, value, onValue, ...input }: TextFieldProps) {
  const { shown, ...handlers } = useFault(label, fault);
  return (
    <LabelledField
      id={id}
      className="tool-field"
      label={
        <>
          {label}
          {unit && <span className="visually-hidden">{` (${unit})`}</span>}
        </>
      }
      hint={hint}
      problem={shown}
    >
      {(tied) => (
        <div className="tool-field__control" data-unit={unit}>
          <input
            {...tied}
            name={id}
            type="text"
            {...input}
            {...handlers}
            value={value}
            onChange={(event) => onValue(event.target.value)}
          />
        </div>
      )}
    </LabelledField>
  );
}

/** Renders a field for a whole number. Unlike `type="number"`, it keeps invalid input for correction. */
export const NumberField = (field: Omit<TextFieldProps, "autoComplete" | "inputMode">) => (
  <TextField {...field} inputMode="numeric" />
);

interface SelectFieldProps extends ToolFieldProps {
  /** A small drawing of the selected option, shown in the field. */
  picture?: ReactNode;
  children: ReactNode;
}

/** Renders a select of a tool that responds to every change. */
export function SelectField({ id, label, hint, fault, value, picture, onValue, children }: SelectFieldProps) {
  return (
    <LabelledField id={id} className="tool-field" label={label} hint={hint} problem={fault}>
      {(tied) => (
        <div className="tool-field__control tool-field__control--select">
          {picture}
          <select {...tied} name={id} value={value} onChange={(event) => onValue(event.target.value)}>
            {children}
          </select>
        </div>
      )}
    </LabelledField>
  );
}
