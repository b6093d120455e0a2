import { type ReactNode, useState } from "react";

import { numberFault } from "../../_fields/fault";
import { readSides } from "../../_fields/read-figures";
import { isBlank } from "../../_fields/read-text";
import { Choice } from "../../_ui/choice";
import { SelectControl, TextControl } from "../../_ui/control";
import { NumberControl } from "../../_fields/number-control";
import { FieldError } from "../../_ui/field";
import { Fold } from "../../_ui/fold";
import type { FieldRow } from "./fields";
import type { ToolProps } from "./tool";
import { useLatest, useTool } from "./tool-state";
import "./tool-fields.css";

interface ToolFieldProps {
  name: string;
  /** A hint that depends on the result. */
  hint?: string | undefined;
  /** Option that a select shows instead of its value. */
  shown?: string | undefined;
  /** A drawing of the chosen option. */
  picture?: ReactNode;
  /** Class of a radio group. */
  className?: string;
}

/** Returns the sentence about a field's fault, with the range that it accepts or the choice that replaces it. */
function faultOf(row: FieldRow<ToolProps>, text: string, props: ToolProps): string {
  if (row.kind === "text") return row.fault(props);
  if (row.kind === "number") return numberFault(props.t, row.range, row.figure, text);
  const usual = row.options(props).find(({ value }) => value === row.usual);
  return props.t("load.optionFault", { option: usual?.name ?? usual?.label ?? "" });
}

/** Renders the control of a tool's field, by its kind. A key renders only its own field. */
export function ToolField({ name, hint, shown, picture, className }: ToolFieldProps) {
  const { id: tool, fields, props, reading, answer, write, isAsked } = useTool();
  const row = fields[name];
  if (!row) throw new Error(`The tool "${tool}" has no field "${name}".`);
  const text = useLatest((texts) => texts[name] ?? "");
  const isRefused = reading.faults.includes(name);
  const value = row.kind === "choice" && !row.values.includes(text) ? row.usual : text;
  const onValue = (typed: string) => write({ [name]: typed });
  const isMissing = isAsked && !answer.lines.length && answer.missing === name && isBlank(text);
  const fault = isRefused || isMissing ? faultOf(row, text, props) : answer.faults?.[name];
  const id = `${tool}-${name}`;
  const label = row.label(props);
  const control = {
    ...{ id, name: id, className: "tool-field", label, fault, value, onValue },
    hint: hint ?? row.hint?.(props),
  };
  if (row.kind === "text") return <TextControl {...control} autoComplete={row.autoComplete} />;
  if (row.kind === "number") {
    const { sides, unit, figure } = row;
    const onText = (typed: string) => {
      const pasted = sides && readSides(typed);
      if (pasted) write(Object.fromEntries(sides.map((side, at) => [side, String(pasted[at])])));
      else onValue(typed);
    };
    return <NumberControl {...control} onValue={onText} unit={unit} kind={figure} />;
  }
  const options = row.options(props);
  if (row.look !== "radio")
    return <SelectControl {...control} {...{ options, picture }} value={shown ?? value} />;
  const problem = `${id}-problem`;
  return (
    <div className={className}>
      <Choice
        {...{ legend: label, name: id, value, options, onChoose: onValue }}
        describedBy={fault && problem}
      />
      {fault && (
        <div className="field__remarks">
          <FieldError id={problem} text={fault} />
        </div>
      )}
    </div>
  );
}

interface ToolFieldsProps {
  names?: readonly string[];
  className?: string;
  /** Name of the group, if its fields need one. */
  label?: string;
  children?: ReactNode;
}

/** Renders a row of fields, or of other children, in columns. */
export function ToolFields({ names = [], className = "", label, children }: ToolFieldsProps) {
  return (
    <div className={`tool-fields ${className}`} role={label && "group"} aria-label={label}>
      {names.map((name) => (
        <ToolField key={name} name={name} />
      ))}
      {children}
    </div>
  );
}

interface ToolFoldProps {
  name: string;
  /** Values of its fields as a text, shown while the disclosure is closed. */
  state?: string;
  /** Names of its fields. */
  names: readonly string[];
  /** Whether something else than a fault calls for its fields. */
  isCalled?: boolean;
  className?: string;
  children: ReactNode;
}

/** Renders fields in a disclosure that opens, but never closes, itself at their faults. */
export function ToolFold({ name, state, names, isCalled = false, className = "", children }: ToolFoldProps) {
  const { reading, answer } = useTool();
  const isFaulty = names.some((each) => reading.faults.includes(each) || answer.faults?.[each]);
  const [isOpen, setOpen] = useState(false);
  const [wasCalled, setCalled] = useState(false);
  if ((isCalled || isFaulty) !== wasCalled) {
    setCalled(!wasCalled);
    if (!wasCalled) setOpen(true);
  }
  return (
    <Fold
      className={`tool-fold ${className}`}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span>{name}</span>
        {state && <span className="tool-fold__state">{state}</span>}
      </summary>
      {children}
    </Fold>
  );
}
