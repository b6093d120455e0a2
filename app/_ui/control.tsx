import { type ClipboardEvent, type ReactNode, useEffect, useState } from "react";

import { rest } from "../_lib/announce";
import { useAnnouncement } from "../_lib/use-announcement";
import { asIs, LabelledField } from "./field";

interface ControlProps {
  id: string;
  /** Browsers restore values by name after a reload. */
  name?: string;
  className?: string | undefined;
  label: string;
  hint?: string | undefined;
  fault?: string | undefined;
  value: string;
  onValue: (value: string) => void;
}

/** Option of a select or a radio group. `name` is its full name, if the label is short. */
export interface Option {
  readonly value: string;
  readonly label: string;
  readonly name?: string;
  readonly group?: string;
  readonly isDisabled?: boolean;
}

export interface TextControlProps extends ControlProps {
  unit?: string | undefined;
  onFocus?: () => void;
  /** Called when the field loses the focus. */
  onLeave?: () => void;
  onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void;
  inputMode?: "numeric" | "decimal" | "tel" | "email" | undefined;
  autoComplete?: string | undefined;
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
  const { id, className, label, hint, fault, unit, onValue, onLeave, ...input } = props;
  const { shown, ...handlers } = useFault(label, fault);
  return (
    <LabelledField
      id={id}
      className={className}
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
        <div data-unit={unit}>
          <input
            {...tied}
            type="text"
            {...((input.inputMode || input.autoComplete === "postal-code") && asIs)}
            {...input}
            {...handlers}
            onBlur={() => {
              handlers.onBlur();
              onLeave?.();
            }}
            onChange={(event) => onValue(event.target.value)}
          />
        </div>
      )}
    </LabelledField>
  );
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
  const { id, name, className, label, hint, fault, value, picture, onValue, options } = props;
  const groups = [...new Set(options.map(({ group }) => group))];
  return (
    <LabelledField id={id} className={className} label={label} hint={hint} problem={fault}>
      {(tied) => (
        <div className="field__select">
          {picture}
          <select {...tied} name={name} value={value} onChange={(event) => onValue(event.target.value)}>
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
