import { type ReactNode, useEffect, useState } from "react";

import { rest } from "../_lib/announce";
import { useAnnouncement } from "../_lib/use-announcement";
import { pageLanguage } from "../_lib/page-language";
import { type FigureKind, readers } from "../_lib/read-figures";
import { figure } from "../_i18n/figures";
import { asIs, LabelledField } from "./field";
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
  /** Called when the field loses the focus. */
  onLeave?: () => void;
  inputMode?: "numeric" | "decimal" | undefined;
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
export function TextField({
  id,
  label,
  hint,
  fault,
  unit,
  value,
  onValue,
  onLeave,
  ...input
}: TextFieldProps) {
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
            {...(input.autoComplete !== "country-name" && asIs)}
            {...input}
            {...handlers}
            onBlur={() => {
              handlers.onBlur();
              onLeave?.();
            }}
            value={value}
            onChange={(event) => onValue(event.target.value)}
          />
        </div>
      )}
    </LabelledField>
  );
}

interface NumberFieldProps extends Omit<TextFieldProps, "autoComplete" | "inputMode"> {
  kind?: FigureKind;
}

/**
 * Renders a field for a figure. Unlike `type="number"`, it keeps invalid input for correction. A figure with a
 * unit is shown in the unit of the field once the visitor leaves it.
 */
export function NumberField({ kind = "count", ...field }: NumberFieldProps) {
  const { value, onValue } = field;
  const convert = () => {
    const read = /[^\d\s.,]/.test(value) ? readers[kind](value, [0, Infinity]).value : undefined;
    const format = { useGrouping: false, maximumFractionDigits: 2 };
    if (read !== undefined) onValue(figure(pageLanguage(document), read, format));
  };
  return <TextField {...field} inputMode={kind === "count" ? "numeric" : "decimal"} onLeave={convert} />;
}

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
