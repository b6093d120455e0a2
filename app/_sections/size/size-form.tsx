import type { ReactNode } from "react";

import { millimetres, times } from "../../_i18n/figures";
import {
  fieldsOf,
  isOwnPallet,
  startOf,
  type OwnChoice as ChoiceName,
  ownChoices,
  type OwnFields,
  type OwnNumber,
  ownKind,
  ownRanges,
} from "../../_pallet/own/own-fields";
import { entryHeight } from "../../_pallet/pallet-geometry";
import type { OwnGroup as GroupName } from "../../_pallet/own/warnings";
import { FieldError } from "../../_ui/field";
import { NumberField, SelectField, TextField } from "../../_ui/tool-field";
import { Choice } from "../../_ui/choice";
import { isCalled, SizeFold, stateOf } from "./size-fold";
import { SizeNotes } from "./size-notes";
import { type SizeFormProps, sizeLabels, sizeOptions, sizeTextFaults } from "./size-messages";
import { numberFault } from "../../_lib/number-fault";
import { longest } from "../../_lib/read-text";

/** Renders a radio group. An unknown value from the address is shown as the first option, with an error. */
function SizeChoice({ name, t, fields, write, faults }: SizeFormProps & { name: ChoiceName }) {
  const options = sizeOptions[name].map((key) => t(key));
  const values: readonly string[] = ownChoices[name];
  const fault = faults.includes(name) ? t("load.optionFault", { option: options[0] ?? "" }) : undefined;
  return (
    <div className="size__choice">
      <Choice
        legend={t(`size.fields.${sizeLabels[name]}`)}
        name={`size-${name}`}
        value={values.includes(fields[name]) ? fields[name] : (values[0] ?? "")}
        options={values.map((value, index) => ({ value, label: options[index] ?? value }))}
        onChoose={(value) => write({ [name]: value } as Partial<OwnFields>)}
        describedBy={fault && `size-${name}-problem`}
      />
      {fault && (
        <div className="field__remarks">
          <FieldError id={`size-${name}-problem`} text={fault} />
        </div>
      )}
    </div>
  );
}

/**
 * Renders the select for the initial catalogue pallet. It sets the dimensions and keeps the load. Once a
 * figure differs, it shows the option for a custom pallet, which is never selected by hand.
 */
function SizeStart({ t, starts, fields, write, faults }: SizeFormProps) {
  const isOwn = isOwnPallet(fields);
  const begin = (id: string) => {
    if (!id) return;
    const product = startOf({ p: id });
    const { m, c, s, r, h, d, q, f, z } = fields;
    write({ ...fieldsOf(product.id, product.geometry), m, c, s, r, h, d, q, f, z });
  };
  const size = (id: number) => {
    const { length, depth } = startOf({ p: String(id) }).geometry;
    return times(length, depth);
  };
  const option = starts.find(({ id }) => id === startOf(fields).id)?.name ?? "";
  return (
    <SelectField
      id="size-p"
      label={t("size.startLabel")}
      fault={faults.includes("p") ? t("load.optionFault", { option }) : undefined}
      value={isOwn ? "" : String(startOf(fields).id)}
      onValue={begin}
    >
      <option value="" disabled={!isOwn}>
        {t("size.startOwn")}
      </option>
      {starts.map(({ id, name }) => (
        <option key={id} value={id}>
          {`${name}, ${size(id)}`}
        </option>
      ))}
    </SelectField>
  );
}

/** Formats the fork entry height for each side. The text names the sides by length where they differ. */
function entryText({ t, geometry }: Pick<SizeFormProps, "t" | "geometry">): string {
  const kind = geometry.bearers ? "two" : geometry.length > geometry.depth ? "four" : "level";
  return t(`size.entry.${kind}`, { height: millimetres(entryHeight(geometry), t.region) });
}

/** Renders the form in groups. Rarely used groups are disclosures. The quantity field is in the sheet. */
export function SizeForm(props: SizeFormProps) {
  const { t, fields, write, faults } = props;
  const faultOf = (name: OwnNumber | "d" | "z") =>
    name === "d" || name === "z"
      ? t(sizeTextFaults[name], { max: longest.field })
      : numberFault(t, ownRanges[name], ownKind(name), fields[name]);
  const fieldProps = (name: OwnNumber | "d" | "z") => ({
    id: `size-${name}`,
    label: t(`size.fields.${sizeLabels[name]}`),
    value: fields[name],
    fault: faults.includes(name) ? faultOf(name) : undefined,
    onValue: (value: string) => write({ [name]: value }),
  });
  const typed = (name: OwnNumber, unit?: string, hint?: string) => (
    <NumberField key={name} kind={ownKind(name)} {...fieldProps(name)} unit={unit} hint={hint} />
  );
  const lengths = (...names: readonly OwnNumber[]) => names.map((name) => typed(name, "mm"));
  const chosen = (name: ChoiceName) => <SizeChoice key={name} {...props} name={name} />;
  const filled = (name: GroupName, children: readonly ReactNode[]) => (
    <>
      <div className="size__fields tool-field__row">{children}</div>
      <SizeNotes {...props} group={name} />
    </>
  );
  const group = (name: GroupName, ...children: readonly ReactNode[]) => (
    <fieldset className="size__group">
      <legend>{t(`size.groups.${name}`)}</legend>
      {filled(name, children)}
    </fieldset>
  );
  const folded = (name: "load" | "export", ...children: readonly ReactNode[]) => (
    <SizeFold name={t(`size.groups.${name}`)} state={stateOf(props, name)} isCalled={isCalled(props, name)}>
      {filled(name, children)}
    </SizeFold>
  );
  const country = <TextField key="d" {...fieldProps("d")} autoComplete="country-name" />;
  const hint = t("quote.composer.postcodeHint");
  const postcode = <TextField key="z" {...fieldProps("z")} autoComplete="postal-code" hint={hint} />;
  return (
    <div className="size__form column js-only" role="group" aria-label={t("size.toolLabel")}>
      <SizeStart {...props} />
      {group("dimensions", lengths("l", "w"))}
      {group("deck", typed("n"), lengths("t", "b", "a"))}
      {group("base", chosen("k"), typed("y", "mm", entryText(props)), chosen("e"))}
      {folded("load", typed("m", "kg"), chosen("c"), chosen("s"), fields.s === "r" && typed("r", "mm"))}
      {folded("export", chosen("h"), country)}
      {group("order", postcode, chosen("f"))}
    </div>
  );
}
