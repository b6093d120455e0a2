import { figure, inMillimetres, millimetres } from "../../_i18n/figures";
import { entryHeight } from "../../_pallet/pallet-geometry";
import { ToolField, ToolFold } from "../kit/tool-field";
import { optionsOf } from "../../_fields/options";
import { custom, sizeFields, type SizeName } from "./size-fields";
import { isCustom } from "./size-pallet";
import { type SizePart, warningText } from "./size-tool";
import type { SizeGroup } from "./warnings";
import "./size.css";

/** Formats the fork entry height for each side. The text names the sides by length where they differ. */
function entryText({ props: { t }, result }: SizePart): string {
  const { geometry } = result.custom;
  const kind = geometry.bearers ? "two" : geometry.length > geometry.depth ? "four" : "level";
  return t(`size.entry.${kind}`, { height: millimetres(entryHeight(geometry), t.region) });
}

interface SizeNotesProps extends Pick<SizePart, "props"> {
  warnings: SizePart["result"]["warnings"];
}

/** Renders the warnings of a field group. */
function SizeNotes({ props: { t }, warnings }: SizeNotesProps) {
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

/** Renders the form in groups. Rarely used groups are disclosures. The quantity field is beside the button. */
export function SizeForm(form: SizePart) {
  const { t } = form.props;
  const { values } = form.reading;
  const contents = (group: SizeGroup, names: readonly SizeName[]) => (
    <>
      <div className="size__fields">
        {names.map((name) => (
          <ToolField<typeof sizeFields>
            key={name}
            name={name}
            className="size__choice"
            hint={name === "blockHeight" ? entryText(form) : undefined}
          />
        ))}
      </div>
      <SizeNotes {...form} warnings={form.result.warnings.filter((each) => each.group === group)} />
    </>
  );
  const open = (group: SizeGroup, names: readonly SizeName[]) => (
    <fieldset className="size__group">
      <legend>{t(`size.groups.${group}`)}</legend>
      {contents(group, names)}
    </fieldset>
  );
  const folded = (group: SizeGroup, names: readonly SizeName[], state: readonly unknown[]) => (
    <ToolFold<typeof sizeFields>
      className="size__group"
      names={names}
      name={t(`size.groups.${group}`)}
      state={state.filter(Boolean).join(", ")}
      isCalled={form.result.warnings.some((each) => each.group === group)}
    >
      {contents(group, names)}
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
  const treated = t(values.heatTreated ? "size.states.htYes" : "size.states.htNo");
  const spanNames = values.support === "rack" ? (["span"] as const) : [];
  return (
    <div className="size__form column js-only">
      <div>
        <ToolField<typeof sizeFields> name="start" shown={isCustom(form.reading) ? custom : undefined} />
        <ToolField name="number" />
      </div>
      {open("dimensions", ["length", "depth"])}
      {open("deck", ["boards", "thickness", "innerWidth", "edgeWidth"])}
      {folded("base", ["blocks", "blockHeight", "entries"], blocks)}
      {folded("load", ["load", "onPoints", "support", ...spanNames], load)}
      {folded("export", ["heatTreated", "country"], [treated, values.country])}
    </div>
  );
}
