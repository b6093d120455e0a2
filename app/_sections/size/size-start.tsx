import { products } from "../../_content/products";
import { fieldsOf } from "../../_features/pallet/built/size-fields";
import { SelectField } from "../../_ui/tool-field";
import type { SizeFormProps } from "./size-words";

/** The pallet of the catalogue to start from: its measures go into the fields, what was asked of the load stays. */
export function SizeStart({ words, starts, fields, write, faults }: SizeFormProps) {
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
