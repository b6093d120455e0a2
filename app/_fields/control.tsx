import { type ReactNode, useRef } from "react";

import { figure } from "../_i18n/figures";
import { pageLanguage } from "../_lib/page-language";
import { Choice } from "../_ui/choice";
import { SelectControl, TextControl, type TextControlProps } from "../_ui/control";
import { FieldError } from "../_ui/field";
import type { Row } from "./field";
import { optionsOf } from "./options";
import { readers, readSides, type Sides } from "./read-figures";

interface FieldControlProps<Words> {
  row: Row<unknown, Words>;
  words: Words;
  id: string;
  /** Browsers restore values by it after a reload. */
  name?: string;
  className?: string | undefined;
  /** Instead of the row's own, where one row has several controls or a hint depends on a result. */
  label?: string | undefined;
  hint?: string | undefined;
  fault?: string | undefined;
  text: string;
  onText: (text: string) => void;
  /** Gets three sides, if the row sets three fields, and the text that the field had at its focus. */
  onSides?: (sides: Sides, before: string) => void;
  picture?: ReactNode;
}

/** Renders the control of a field, by its kind, with its label, hint and fault. */
export function FieldControl<Words>(props: FieldControlProps<Words>) {
  const { row, words, id, name = id, className, fault, text, onText, onSides, picture } = props;
  const label = props.label ?? row.label?.(words) ?? "";
  const hint = props.hint ?? row.hint?.(words);
  const control = { id, name, className, label, hint, fault, value: text, onValue: onText };
  const { kind } = row;
  if (kind.type === "choice" || row.options) {
    const options = optionsOf(row, words);
    if (row.look !== "radio") return <SelectControl {...control} options={options} picture={picture} />;
    return (
      <div className={className}>
        <Choice
          legend={label}
          name={name}
          value={text}
          options={options}
          onChoose={onText}
          describedBy={fault && `${id}-problem`}
        />
        {fault && (
          <div className="field__remarks">
            <FieldError id={`${id}-problem`} text={fault} />
          </div>
        )}
      </div>
    );
  }
  const typed = { ...control, unit: row.unit, autoComplete: row.autoComplete };
  if (kind.type === "text") return <TextControl {...typed} inputMode={row.inputMode} />;
  return <FigureControl {...typed} kind={kind.figure} onSides={row.sides && onSides} />;
}

interface FigureControlProps extends TextControlProps {
  kind: keyof typeof readers;
  onSides?: ((sides: Sides, before: string) => void) | undefined;
}

/**
 * Shows a figure in the field's unit once the visitor leaves it. Takes three sides at once when they are
 * pasted; typed ones when the visitor leaves, because more may follow.
 */
function FigureControl({ kind, onSides, ...field }: FigureControlProps) {
  const { value, onValue } = field;
  const before = useRef(value);
  const convert = () => {
    const found = onSides && readSides(value);
    if (found) return onSides(found, before.current);
    const read = /[^\d\s.,]/.test(value) ? readers[kind](value, [0, Infinity]).value : undefined;
    const format = { useGrouping: false, maximumFractionDigits: 2 };
    if (read !== undefined) onValue(figure(pageLanguage(document), read, format));
  };
  return (
    <TextControl
      {...field}
      inputMode={kind === "count" ? "numeric" : "decimal"}
      onFocus={() => {
        before.current = value;
      }}
      onLeave={convert}
      onPaste={(event) => {
        const found = onSides && readSides(event.clipboardData.getData("text"));
        if (!found) return;
        event.preventDefault();
        onSides(found, before.current);
      }}
    />
  );
}
