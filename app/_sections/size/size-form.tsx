import type { ReactNode } from "react";

import {
  fieldsOf,
  type SizeChoice as ChoiceName,
  sizeChoices,
  type SizeFields,
  type SizeNumber,
} from "../../_features/pallet/built/size-fields";
import { NumberField, Remarks, SelectField } from "../../_ui/tool-field";
import { Choice } from "../../_ui/choice";
import type { SizeFormProps } from "./size-words";
import { products } from "../../_content/products";

/** One of a few, all in sight; an unknown one in an address is replaced by the first, and reported. */
function SizeChoice({
  name,
  words,
  fields,
  write,
  faults,
}: Pick<SizeFormProps, "words" | "fields" | "write" | "faults"> & { name: ChoiceName }) {
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

/** The pallet of the catalogue to start from: its measures go into the fields, the stated load stays. */
function SizeStart({ words, starts, fields, write, faults }: SizeFormProps) {
  const named = (id: string) => products.find((product) => String(product.id) === id) ?? products[0];
  const begin = (id: string) => {
    const product = named(id);
    const { m, c, s, r, h, d, q, f, z } = fields;
    write({ ...fieldsOf(product.id, product.geometry), m, c, s, r, h, d, q, f, z });
  };
  return (
    <SelectField
      id="size-p"
      label={words.startLabel}
      hint={words.startHint}
      fault={faults.includes("p") ? words.faults.p : undefined}
      value={String(named(fields.p).id)}
      onValue={begin}
    >
      {starts.map(({ id, name, dimension }) => (
        <option key={id} value={id}>
          {[name, dimension].filter(Boolean).join(", ")}
        </option>
      ))}
    </SelectField>
  );
}

/** Fields that belong together. */
function SizeGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="size__group">
      <legend>{legend}</legend>
      <div className="size__fields tool-field__row">{children}</div>
    </fieldset>
  );
}

/** The fields of a pallet, in groups; begins with one of the catalogue. */
export function SizeForm(props: SizeFormProps) {
  const { words, fields, write, faults } = props;
  const { groups } = words;
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
  return (
    <div className="size__form js-only" role="group" aria-label={words.toolLabel}>
      <SizeStart {...props} />
      <SizeGroup legend={groups.dimensions}>
        {(["l", "w"] as const).map((name) => typed(name, "mm"))}
      </SizeGroup>
      <SizeGroup legend={groups.deck}>
        {typed("n")}
        {(["t", "b", "a"] as const).map((name) => typed(name, "mm"))}
      </SizeGroup>
      <SizeGroup legend={groups.base}>
        {chosen("k")}
        {typed("y", "mm")}
        {chosen("e")}
      </SizeGroup>
      <SizeGroup legend={groups.load}>
        {typed("m", "kg")}
        {chosen("c")}
        {chosen("s")}
        {fields.s === "r" && typed("r", "mm")}
      </SizeGroup>
      <SizeGroup legend={groups.export}>
        {chosen("h")}
        <NumberField {...fieldProps("d")} text="country-name" />
      </SizeGroup>
      <SizeGroup legend={groups.order}>
        {typed("q")}
        <NumberField {...fieldProps("z")} text="postal-code" hint={words.postcodeHint} />
        {chosen("f")}
      </SizeGroup>
    </div>
  );
}
