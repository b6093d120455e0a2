import type { ReactNode } from "react";

import {
  type OwnChoice as ChoiceName,
  ownChoices,
  type OwnFields,
  type OwnNumber,
  ownRanges,
} from "../../_pallet/own/own-fields";
import type { OwnGroup as GroupName } from "../../_pallet/own/warnings";
import { NumberField, Remarks, TextField } from "../../_ui/tool-field";
import { Choice } from "../../_ui/choice";
import { SizeNotes } from "./size-notes";
import { SizeStart } from "./size-start";
import { type SizeFormProps, sizeLabels, sizeOptions, sizeTextFaults } from "./size-words";
import { numberFault } from "../../_lib/number-fault";
import { longest } from "../../_lib/typed";

/** One of a few, all in sight; an unknown one in an address is replaced by the first, and reported. */
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
        describedBy={fault && `size-${name}-fault`}
      />
      <Remarks id={`size-${name}`} fault={fault} />
    </div>
  );
}

/** The fields of a pallet, in groups; begins with one of the catalogue. */
export function SizeForm(props: SizeFormProps) {
  const { t, fields, write, faults } = props;
  const faultOf = (name: OwnNumber | "d" | "z") =>
    name === "d" || name === "z"
      ? t(sizeTextFaults[name], { max: longest.place })
      : numberFault(t, ownRanges[name]);
  const fieldProps = (name: OwnNumber | "d" | "z") => ({
    id: `size-${name}`,
    label: t(`size.fields.${sizeLabels[name]}`),
    value: fields[name],
    fault: faults.includes(name) ? faultOf(name) : undefined,
    onValue: (value: string) => write({ [name]: value }),
  });
  const typed = (name: OwnNumber, unit?: string) => (
    <NumberField key={name} {...fieldProps(name)} unit={unit} />
  );
  const lengths = (...names: readonly OwnNumber[]) => names.map((name) => typed(name, "mm"));
  const chosen = (name: ChoiceName) => <SizeChoice {...props} name={name} />;
  const group = (name: GroupName, children: ReactNode) => (
    <fieldset className="size__group">
      <legend>{t(`size.groups.${name}`)}</legend>
      <div className="size__fields tool-field__row">{children}</div>
      <SizeNotes {...props} group={name} />
    </fieldset>
  );
  return (
    <div className="size__form js-only" role="group" aria-label={t("size.toolLabel")}>
      <SizeStart {...props} />
      {group("dimensions", lengths("l", "w"))}
      {group(
        "deck",
        <>
          {typed("n")}
          {lengths("t", "b", "a")}
        </>,
      )}
      {group(
        "base",
        <>
          {chosen("k")}
          {typed("y", "mm")}
          {chosen("e")}
        </>,
      )}
      {group(
        "load",
        <>
          {typed("m", "kg")}
          {chosen("c")}
          {chosen("s")}
          {fields.s === "r" && typed("r", "mm")}
        </>,
      )}
      {group(
        "export",
        <>
          {chosen("h")}
          <TextField {...fieldProps("d")} autoComplete="country-name" />
        </>,
      )}
      {group(
        "order",
        <>
          {typed("q")}
          <TextField
            {...fieldProps("z")}
            autoComplete="postal-code"
            hint={t("quote.composer.postcodeHint")}
          />
          {chosen("f")}
        </>,
      )}
    </div>
  );
}
