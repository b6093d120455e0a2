import { productById } from "../../_content/products";
import { times } from "../../_i18n/figures";
import { fieldsOf, isOwnPallet, startOf } from "../../_pallet/own/own-fields";
import { SelectField } from "../../_ui/tool-field";
import type { SizeFormProps } from "./size-words";

/**
 * The pallet of the catalogue to start from: its measures go into the fields, the stated load stays. As soon as a figure
 * differs from it, the pallet is one of the visitor's own; that option is never chosen by hand.
 */
export function SizeStart({ t, starts, fields, write, faults }: SizeFormProps) {
  const isOwn = isOwnPallet(fields);
  const begin = (id: string) => {
    if (!id) return;
    const product = startOf({ p: id });
    const { m, c, s, r, h, d, q, f, z } = fields;
    write({ ...fieldsOf(product.id, product.geometry), m, c, s, r, h, d, q, f, z });
  };
  const size = (id: number) => {
    const geometry = productById(id)?.geometry;
    return geometry ? times(geometry.length, geometry.depth) : "";
  };
  const option = starts.find(({ id }) => id === startOf(fields).id)?.name ?? "";
  return (
    <SelectField
      id="size-p"
      label={t("size.startLabel")}
      hint={t("size.startHint")}
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
