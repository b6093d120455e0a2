import type { ReactNode } from "react";

import { figure, inMillimetres, millimetres } from "../../_i18n/figures";
import { entryHeight } from "../../_pallet/pallet-geometry";
import { ToolField, ToolFold } from "../kit/tool-field";
import { custom, isCustom, sizeFields, type SizeName } from "./size-fields";
import { SizeNotes } from "./size-notes";
import type { SizePart } from "./size-tool";
import type { SizeGroup } from "./warnings";
import "./size.css";

/** Formats the fork entry height for each side. The text names the sides by length where they differ. */
function entryText({ props: { t }, result }: SizePart): string {
  const { geometry } = result.custom;
  const kind = geometry.bearers ? "two" : geometry.length > geometry.depth ? "four" : "level";
  return t(`size.entry.${kind}`, { height: millimetres(entryHeight(geometry), t.region) });
}

/** Renders the form in groups. Rarely used groups are disclosures. The quantity field is beside the button. */
export function SizeForm(form: SizePart) {
  const { t } = form.props;
  const { values } = form.reading;
  const fields = (names: readonly SizeName[]) =>
    names.map((name) => <ToolField key={name} name={name} className="size__choice" />);
  const filled = (group: SizeGroup, children: ReactNode) => (
    <>
      <div className="size__fields">{children}</div>
      <SizeNotes props={form.props} write={form.write} result={form.result} group={group} />
    </>
  );
  const group = (name: SizeGroup, children: ReactNode) => (
    <fieldset className="size__group">
      <legend>{t(`size.groups.${name}`)}</legend>
      {filled(name, children)}
    </fieldset>
  );
  const folded = (
    name: "base" | "load" | "export",
    names: readonly SizeName[],
    state: readonly unknown[],
    children: ReactNode = fields(names),
  ) => (
    <ToolFold
      className="size__group"
      names={names}
      name={t(`size.groups.${name}`)}
      state={state.filter(Boolean).join(", ")}
      isCalled={form.result.warnings.some((each) => each.group === name)}
    >
      {filled(name, children)}
    </ToolFold>
  );
  const chosen = (name: "k" | "e" | "s") =>
    sizeFields[name].options(form.props).find(({ value }) => value === values[name])?.label;
  return (
    <div className="size__form column js-only">
      <div>
        <ToolField name="p" shown={isCustom(form.reading) ? custom : undefined} />
      </div>
      {group("dimensions", fields(["l", "w"]))}
      {group("deck", fields(["n", "t", "b", "a"]))}
      {folded(
        "base",
        ["k", "y", "e"],
        [chosen("k"), values.y && inMillimetres(values.y), chosen("e")],
        <>
          {fields(["k"])}
          <ToolField name="y" hint={entryText(form)} />
          {fields(["e"])}
        </>,
      )}
      {folded("load", values.s === "r" ? ["m", "c", "s", "r"] : ["m", "c", "s"], [
        values.m && `${figure(t.region, values.m)}\u00a0kg`,
        chosen("s"),
      ])}
      {folded("export", ["h", "d"], [t(values.h ? "size.states.htYes" : "size.states.htNo"), values.d])}
    </div>
  );
}
