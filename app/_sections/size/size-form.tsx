import type { ReactNode } from "react";

import {
  fieldsOf,
  isOwnSize,
  type SizeChoice as ChoiceName,
  sizeChoices,
  type SizeFields,
  type SizeNumber,
  startOf,
} from "../../_features/pallet/built/size-fields";
import type { SizeGroup as GroupName } from "../../_features/pallet/built/warnings";
import { NumberField, Remarks, SelectField } from "../../_ui/tool-field";
import { Choice } from "../../_ui/choice";
import { SizeNotes } from "./size-notes";
import type { SizeFormProps } from "./size-words";
import { productById } from "../../_content/products";

/** One of a few, all in sight; an unknown one in an address is replaced by the first, and reported. */
function SizeChoice({ name, words, fields, write, faults }: SizeFormProps & { name: ChoiceName }) {
  const fault = faults.includes(name) ? words.faults[name] : undefined;
  const options: readonly string[] = sizeChoices[name];
  return (
    <div className="size__choice">
      <Choice
        legend={words.fields[name]}
        name={`size-${name}`}
        value={options.includes(fields[name]) ? fields[name] : (options[0] ?? "")}
        options={options.map((value, index) => ({ value, label: words.options[name][index] ?? value }))}
        onChoose={(value) => write({ [name]: value } as Partial<SizeFields>)}
        describedBy={fault && `size-${name}-fault`}
      />
      <Remarks id={`size-${name}`} fault={fault} />
    </div>
  );
}

/**
 * The pallet of the catalogue to start from: its measures go into the fields, the stated load stays. As soon as a figure
 * differs from it, the pallet is one of the visitor's own; that option is never chosen by hand.
 */
function SizeStart({ words, starts, fields, write, faults }: SizeFormProps) {
  const isOwn = isOwnSize(fields);
  const begin = (id: string) => {
    if (!id) return;
    const product = startOf({ p: id });
    const { m, c, s, r, h, d, q, f, z } = fields;
    write({ ...fieldsOf(product.id, product.geometry), m, c, s, r, h, d, q, f, z });
  };
  const size = (id: number) => {
    const geometry = productById(id)?.geometry;
    return geometry ? `${geometry.length} × ${geometry.depth}` : "";
  };
  return (
    <SelectField
      id="size-p"
      label={words.startLabel}
      hint={words.startHint}
      fault={faults.includes("p") ? words.faults.p : undefined}
      value={isOwn ? "" : String(startOf(fields).id)}
      onValue={begin}
    >
      <option value="" disabled={!isOwn}>
        {words.startOwn}
      </option>
      {starts.map(({ id, name, dimension }) => (
        <option key={id} value={id}>
          {/* A name that has not come yet is the size itself. */}
          {dimension ? `${name}, ${size(id)}` : name}
        </option>
      ))}
    </SelectField>
  );
}

/** The fields of a pallet, in groups; begins with one of the catalogue. */
export function SizeForm(props: SizeFormProps) {
  const { words, fields, write, faults } = props;
  const fieldProps = (name: SizeNumber | "d" | "z") => ({
    id: `size-${name}`,
    label: words.fields[name],
    value: fields[name],
    fault: faults.includes(name) ? words.faults[name] : undefined,
    onValue: (value: string) => write({ [name]: value }),
  });
  const typed = (name: SizeNumber, unit?: string) => (
    <NumberField key={name} {...fieldProps(name)} unit={unit} />
  );
  const chosen = (name: ChoiceName) => <SizeChoice {...props} name={name} />;
  const group = (name: GroupName, children: ReactNode) => (
    <fieldset className="size__group">
      <legend>{words.groups[name]}</legend>
      <div className="size__fields tool-field__row">{children}</div>
      <SizeNotes {...props} group={name} />
    </fieldset>
  );
  return (
    <div className="size__form js-only" role="group" aria-label={words.toolLabel}>
      <SizeStart {...props} />
      {group(
        "dimensions",
        (["l", "w"] as const).map((name) => typed(name, "mm")),
      )}
      {group(
        "deck",
        <>
          {typed("n")}
          {(["t", "b", "a"] as const).map((name) => typed(name, "mm"))}
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
          <NumberField {...fieldProps("d")} text="country-name" />
        </>,
      )}
      {group(
        "order",
        <>
          {typed("q")}
          <NumberField {...fieldProps("z")} text="postal-code" hint={words.postcodeHint} />
          {chosen("f")}
        </>,
      )}
    </div>
  );
}
