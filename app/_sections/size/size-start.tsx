import { products } from "../../_content/products";
import { fieldsOf } from "../../_pallet/built/size-fields";
import { SelectField } from "../../_ui/tool-field/tool-field";
import type { SizeFormProps } from "./size-words";

/** The pallet of the catalogue to start from: its measures go into the fields, what was asked of the load stays. */
export function SizeStart({
  words,
  starts,
  fields,
  write,
}: Pick<SizeFormProps, "words" | "starts" | "fields" | "write">) {
  const named = (id: string) => products.find((product) => String(product.id) === id) ?? products[0];
  const begin = (id: string) => {
    const product = named(id);
    const { m, s, r, h, d, q } = fields;
    write({ ...fieldsOf(product.id, product.geometry), m, s, r, h, d, q });
  };
  return (
    <SelectField
      id="size-p"
      label={words.startLabel}
      hint={words.startHint}
      value={String(named(fields.p).id)}
      onValue={begin}
    >
      {starts.map(({ id, name, dimension }) => (
        <option key={id} value={id}>{`${name}, ${dimension}`}</option>
      ))}
    </SelectField>
  );
}
