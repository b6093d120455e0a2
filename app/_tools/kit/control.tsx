import { type ReactNode, useEffect, useState } from "react";

import { rest } from "../../_lib/announce";
import { useAnnouncement } from "../../_lib/use-announcement";
import { figure } from "../../_i18n/figures";
import { pageLanguage } from "../../_lib/page-language";
import { type FigureKind, readers } from "../../_lib/read-figures";
import { asIs, LabelledField } from "../../_ui/field";
import type { Option } from "./fields";
import "./control.css";

interface ControlProps {
  /** Unique id of the control, and its name: browsers restore values by name after a reload. */
  id: string;
  label: string;
  hint?: string | undefined;
  fault?: string | undefined;
  value: string;
  onValue: (value: string) => void;
}

interface TextControlProps extends ControlProps {
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

/** Renders a text field that responds to every change. Unlike `type="number"`, it keeps refused input. */
export function TextControl(props: TextControlProps) {
  const { id, label, hint, fault, unit, value, onValue, onLeave, ...input } = props;
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

interface NumberControlProps extends Omit<TextControlProps, "autoComplete" | "inputMode"> {
  kind?: FigureKind;
}

/** Renders a field for a figure, which is shown in the field's unit once the visitor leaves it. */
export function NumberControl({ kind = "count", ...field }: NumberControlProps) {
  const { value, onValue } = field;
  const convert = () => {
    const read = /[^\d\s.,]/.test(value) ? readers[kind](value, [0, Infinity]).value : undefined;
    const format = { useGrouping: false, maximumFractionDigits: 2 };
    if (read !== undefined) onValue(figure(pageLanguage(document), read, format));
  };
  return <TextControl {...field} inputMode={kind === "count" ? "numeric" : "decimal"} onLeave={convert} />;
}

interface SelectControlProps extends ControlProps {
  options: readonly Option[];
  /** A small drawing of the selected option, shown in the field. */
  picture?: ReactNode;
}

const optionOf = ({ value, label, isDisabled }: Option) => (
  <option key={value} value={value} disabled={isDisabled}>
    {label}
  </option>
);

/** Renders a select that responds to every change. Adjacent options of a group stand below its name. */
export function SelectControl(props: SelectControlProps) {
  const { id, label, hint, fault, value, picture, onValue, options } = props;
  const groups = [...new Set(options.map(({ group }) => group))];
  return (
    <LabelledField id={id} className="tool-field" label={label} hint={hint} problem={fault}>
      {(tied) => (
        <div className="tool-field__control field__select">
          {picture}
          <select {...tied} name={id} value={value} onChange={(event) => onValue(event.target.value)}>
            {groups.map((group) => {
              const shown = options.filter((option) => option.group === group).map(optionOf);
              return group ? (
                <optgroup key={group} label={group}>
                  {shown}
                </optgroup>
              ) : (
                shown
              );
            })}
          </select>
        </div>
      )}
    </LabelledField>
  );
}
