import { figure, inMillimetres, millimetres } from "../../_i18n/figures";
import { entryHeight } from "../../_pallet/pallet-geometry";
import { ToolField, ToolFields, ToolFold } from "../kit/tool-field";
import { optionsOf } from "../../_fields/options";
import { custom, sizeFields, type SizeName } from "./size-fields";
import { isCustom } from "./size-pallet";
import { type SizeGroup, type SizePart, warningText } from "./size-tool";
import "./size.css";

/** Names the sides by length where their heights differ. */
function entryText({ props: { t }, result }: SizePart): string {
  const { geometry } = result.custom;
  const kind = geometry.bearers ? "two" : geometry.length > geometry.depth ? "four" : "level";
  return t(`size.entry.${kind}`, { height: millimetres(entryHeight(geometry), t.region) });
}

type Table = typeof sizeFields;

type FieldRow = readonly [SizeName, SizeName?];

interface SizeNotesProps extends Pick<SizePart, "props"> {
  warnings: SizePart["result"]["warnings"];
}

/** Renders the warnings of a field group. */
export function SizeNotes({ props: { t }, warnings }: SizeNotesProps) {
  if (warnings.length === 0) return null;
  return (
    <div className="size__notes">
      <ul>
        {warnings.map((warning) => (
          <li key={warning.key}>{warningText(t, warning)}</li>
        ))}
      </ul>
    </div>
  );
}

interface SizeRowsProps {
  form: SizePart;
  group: SizeGroup;
  rows: readonly FieldRow[];
}

function SizeRows({ form, group, rows }: SizeRowsProps) {
  return (
    <>
      {rows.map(([name, other]) =>
        other ? (
          <ToolFields<Table> key={name} className="tool-fields--pair" names={[name, other]} />
        ) : (
          <div className="tool-fields" key={name}>
            <ToolField<Table> name={name} hint={name === "blockHeight" ? entryText(form) : undefined} />
          </div>
        ),
      )}
      <SizeNotes {...form} warnings={form.result.warnings.filter((each) => each.group === group)} />
    </>
  );
}

function OpenGroup(group: SizeRowsProps) {
  return (
    <fieldset className="tool-group">
      <legend>{group.form.props.t(`size.groups.${group.group}`)}</legend>
      <SizeRows {...group} />
    </fieldset>
  );
}

/** Quantity and country are beside the button. */
export function SizeForm(form: SizePart) {
  return (
    <div className="size__form column js-only">
      <div>
        <ToolField<Table> name="start" shown={isCustom(form.reading) ? custom : undefined} />
      </div>
      <OpenGroup form={form} group="dimensions" rows={[["length", "depth"]]} />
    </div>
  );
}

/** Rarely used groups are disclosures. */
export function SizeDetails(form: SizePart) {
  const { t } = form.props;
  const { values } = form.reading;
  const folded = (group: SizeGroup, rows: readonly FieldRow[], state: readonly unknown[]) => (
    <ToolFold<Table>
      className="tool-group"
      names={rows.flatMap((names) => names.filter((name) => name !== undefined))}
      name={t(`size.groups.${group}`)}
      state={state.filter(Boolean).join(", ")}
      isCalled={form.result.warnings.some((each) => each.group === group)}
    >
      <SizeRows form={form} group={group} rows={rows} />
    </ToolFold>
  );
  const chosen = (name: "blocks" | "entries" | "support") =>
    optionsOf(sizeFields[name], form.props).find(({ value }) => value === form.reading.texts[name])?.label;
  const blocks = [
    chosen("blocks"),
    values.blockHeight && inMillimetres(values.blockHeight),
    chosen("entries"),
  ];
  const load = [values.load && `${figure(t.region, values.load)}\u00a0kg`, chosen("support")];
  const spanRow: readonly FieldRow[] = values.support === "rack" ? [["span"]] : [];
  return (
    <div className="size__form column js-only">
      <OpenGroup
        form={form}
        group="deck"
        rows={[
          ["boards", "thickness"],
          ["innerWidth", "edgeWidth"],
        ]}
      />
      {folded("base", [["blocks"], ["blockHeight"], ["entries"]], blocks)}
      {folded("load", [["load"], ["onPoints"], ["support"], ...spanRow], load)}
      <div>
        <ToolField<Table> name="number" />
      </div>
    </div>
  );
}
