import { memo, type ReactNode } from "react";

import { numberFault } from "../../_lib/number-fault";
import { readSides } from "../../_lib/read-figures";
import { isBlank } from "../../_lib/read-text";
import { Choice } from "../../_ui/choice";
import { NumberControl, SelectControl, TextControl } from "../../_ui/control";
import { FieldError } from "../../_ui/field";
import type { FieldRow } from "./fields";
import type { ToolProps } from "./tool";
import { type ToolState, useTool } from "./tool-state";
import { useDraft } from "./use-late-write";

interface ToolFieldProps {
  name: string;
  /** A hint that depends on the result. */
  hint?: string | undefined;
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

/** Renders the control of a tool's field, by its kind. */
export function ToolField({ name, ...look }: ToolFieldProps) {
  const { id, fields, props, reading, answer, write, isAsked } = useTool();
  const row = fields[name];
  if (!row) throw new Error(`The tool "${id}" has no field "${name}".`);
  const text = reading.texts[name] ?? "";
  const isRefused = reading.faults.includes(name);
  const isMissing = isAsked && !answer.lines.length && answer.missing === name && isBlank(text);
  const fault = isRefused || isMissing ? undefined : answer.faults?.[name];
  const isFaulty = isRefused || isMissing;
  return (
    <FieldControl
      {...look}
      {...{ id: `${id}-${name}`, name, row, props, text, isRefused, isFaulty, fault, write }}
    />
  );
}

interface FieldControlProps extends ToolFieldProps, Pick<ToolState, "props" | "write"> {
  id: string;
  row: FieldRow<ToolProps>;
  text: string;
  isRefused: boolean;
  /** Whether its text is refused or missing. */
  isFaulty: boolean;
  /** Fault that computing has found. */
  fault: string | undefined;
}

/** A key renders only its own field again. */
const FieldControl = memo(function FieldControl(field: FieldControlProps) {
  const { id, name, row, props, text, isRefused, isFaulty, write, hint, picture, className } = field;
  const value = row.kind === "choice" && isRefused ? row.usual : text;
  const [shown, change] = useDraft(value, (typed) => write({ [name]: typed }));
  const fault = isFaulty ? faultOf(row, text, props) : field.fault;
  const control = {
    id,
    name: id,
    className: "tool-field",
    label: row.label(props),
    hint: hint ?? row.hint?.(props),
    fault,
    value: shown,
    onValue: change,
  };
  if (row.kind === "text") return <TextControl {...control} autoComplete={row.autoComplete} />;
  if (row.kind === "number") {
    const { sides, unit, figure } = row;
    const onValue = (typed: string) => {
      const pasted = sides && readSides(typed);
      if (pasted) write(Object.fromEntries(sides.map((side, at) => [side, String(pasted[at])])));
      else change(typed);
    };
    return <NumberControl {...control} onValue={onValue} unit={unit} kind={figure} />;
  }
  const options = row.options(props);
  if (row.look !== "radio") return <SelectControl {...control} options={options} picture={picture} />;
  return (
    <div className={className}>
      <Choice
        legend={control.label}
        name={control.id}
        value={control.value}
        options={options}
        onChoose={control.onValue}
        describedBy={fault && `${control.id}-problem`}
      />
      {fault && (
        <div className="field__remarks">
          <FieldError id={`${control.id}-problem`} text={fault} />
        </div>
      )}
    </div>
  );
});
