import { type ReactNode, useState } from "react";

import { FieldControl } from "../../_fields/control";
import { optionsOf } from "../../_fields/options";
import { faultOf, usualText } from "../../_fields/read-fields";
import type { Field, Fields, NameOf, Texts } from "../../_fields/field";
import type { Sides } from "../../_fields/read-figures";
import { isBlank } from "../../_fields/read-text";
import { Fold } from "../../_ui/fold";
import { QuietButton } from "./passed-focus";
import type { ToolProps } from "./tool";
import { useLatest, useTool } from "./tool-island";
import "./tool-fields.css";

interface ToolFieldProps<Table> {
  name: NameOf<Table>;
  hint?: string | undefined;
  shown?: string | undefined;
  picture?: ReactNode;
  className?: string;
}

/** The range that the field accepts, or the choice that replaces a wrong one. */
function sentenceOf(row: Field<unknown, ToolProps>, text: string, props: ToolProps): string | undefined {
  if (row.kind.type !== "choice") return faultOf(row, text, props);
  const usual = optionsOf(row, props).find(({ value }) => value === usualText(row));
  return props.t("load.optionFault", { option: usual?.name ?? usual?.label ?? "" });
}

/** A key renders only its own field. */
export function ToolField<Table = Fields>(field: ToolFieldProps<Table>) {
  const { name, hint, shown, picture, className } = field;
  const { id: tool, fields, props, reading, answer, store, write, isAsked } = useTool();
  const [replaced, setReplaced] = useState<readonly [was: Partial<Texts>, now: Partial<Texts>]>();
  const row = fields[name];
  if (!row) throw new Error(`The tool "${tool}" has no field "${name}".`);
  const text = useLatest((texts) => texts[name] ?? "");
  const isChoice = row.kind.type === "choice";
  const isRefused = reading.faults.includes(name);
  const isMissing = isAsked && !answer.lines.length && answer.missing === name && isBlank(text);
  const fault = isRefused || isMissing ? sentenceOf(row, text, props) : answer.faults?.[name];
  const id = `${tool}-${name}`;
  const value = isChoice && row.kind.read(text) === undefined ? usualText(row) : text;
  /** The field had `before` until the sides were typed into it. */
  const onSides = (sides: Sides, before: string) => {
    const now = row.sides?.(sides, store.texts) ?? {};
    const was = Object.keys(now).map((each) => [each, each === name ? before : (store.texts[each] ?? "")]);
    setReplaced([Object.fromEntries(was) as Partial<Texts>, now]);
    write(now);
  };
  const [was, now = {}] = replaced ?? [];
  const isReplaced = useLatest((texts) =>
    String(Object.entries(now).every(([each, side]) => texts[each] === side)),
  );
  return (
    <>
      <FieldControl
        row={row}
        words={props}
        id={id}
        className={row.look === "radio" ? className : "tool-field"}
        text={shown ?? value}
        onText={(typed) => write({ [name]: typed })}
        onSides={onSides}
        hint={hint}
        fault={fault}
        picture={picture}
      />
      {was && isReplaced === "true" && (
        <QuietButton
          next={[id]}
          onPress={() => {
            setReplaced(undefined);
            write(was);
          }}
        >
          {props.t("load.sidesBack")}
        </QuietButton>
      )}
    </>
  );
}

interface ToolFieldsProps<Table> {
  names?: readonly NameOf<Table>[];
  className?: string;
  label?: string;
  children?: ReactNode;
}

/** Renders a row of fields, or of other children, in columns. */
export function ToolFields<Table = Fields>(group: ToolFieldsProps<Table>) {
  const { names = [], className = "", label, children } = group;
  return (
    <div className={`tool-fields ${className}`} role={label && "group"} aria-label={label}>
      {names.map((name) => (
        <ToolField<Table> key={name} name={name} />
      ))}
      {children}
    </div>
  );
}

interface ToolFoldProps<Table> {
  name: string;
  /** Shown while it is closed. */
  state?: string;
  names: readonly NameOf<Table>[];
  /** Something else than a fault opens it. */
  isCalled?: boolean;
  className?: string;
  children: ReactNode;
}

/** Opens, but never closes, itself at its fields' faults. */
export function ToolFold<Table = Fields>(fold: ToolFoldProps<Table>) {
  const { name, state, names, isCalled = false, className = "", children } = fold;
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
