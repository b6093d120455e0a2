import { figure, inMillimetres, millimetres } from "../../_i18n/figures";
import { entryHeight } from "../../_pallet/pallet-geometry";
import { Button } from "../../_ui/button";
import { ToolField, ToolFold } from "../kit/tool-field";
import { custom, isCustom, sizeFields, type SizeName } from "./size-fields";
import { repairText, type SizePart, warningText } from "./size-tool";
import type { Repair, SizeGroup } from "./warnings";
import "./size.css";

/** Formats the fork entry height for each side. The text names the sides by length where they differ. */
function entryText({ props: { t }, result }: SizePart): string {
  const { geometry } = result.custom;
  const kind = geometry.bearers ? "two" : geometry.length > geometry.depth ? "four" : "level";
  return t(`size.entry.${kind}`, { height: millimetres(entryHeight(geometry), t.region) });
}

interface SizeNotesProps extends Pick<SizePart, "props" | "write"> {
  warnings: SizePart["result"]["warnings"];
}

/** Renders the warnings of a field group, and a button for a repair. */
function SizeNotes({ props: { t }, write, warnings }: SizeNotesProps) {
  if (warnings.length === 0) return null;
  const repair = warnings.find((warning) => warning.repair)?.repair;
  const mend = ({ field, value }: Repair) => {
    write({ [field]: value });
    // The button disappears with its warning, so the changed field takes the focus. The view stays at the note.
    document
      .querySelector<HTMLElement>(`#size-${field}, [name="size-${field}"][value="${value}"]`)
      ?.focus({ preventScroll: true });
  };
  return (
    <div className="size__notes">
      <ul>
        {warnings.map((warning) => (
          <li key={warning.key}>{warningText(t, warning)}</li>
        ))}
      </ul>
      {repair && <Button onClick={() => mend(repair)}>{repairText(t, repair)}</Button>}
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
          <ToolField
            key={name}
            name={name}
            className="size__choice"
            hint={name === "y" ? entryText(form) : undefined}
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
    <ToolFold
      className="size__group"
      names={names}
      name={t(`size.groups.${group}`)}
      state={state.filter(Boolean).join(", ")}
      isCalled={form.result.warnings.some((each) => each.group === group)}
    >
      {contents(group, names)}
    </ToolFold>
  );
  const chosen = (name: "k" | "e" | "s") =>
    sizeFields[name].options(form.props).find(({ value }) => value === values[name])?.label;
  const blocks = [chosen("k"), values.y && inMillimetres(values.y), chosen("e")];
  const load = [values.m && `${figure(t.region, values.m)}\u00a0kg`, chosen("s")];
  return (
    <div className="size__form column js-only">
      <div>
        <ToolField name="p" shown={isCustom(form.reading) ? custom : undefined} />
      </div>
      {open("dimensions", ["l", "w"])}
      {open("deck", ["n", "t", "b", "a"])}
      {folded("base", ["k", "y", "e"], blocks)}
      {folded("load", values.s === "r" ? ["m", "c", "s", "r"] : ["m", "c", "s"], load)}
      {folded("export", ["h", "d"], [t(values.h ? "size.states.htYes" : "size.states.htNo"), values.d])}
    </div>
  );
}
