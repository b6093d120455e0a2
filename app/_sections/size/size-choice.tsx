import {
  type SizeChoice as Name,
  sizeChoices,
  type SizeFields,
} from "../../_features/pallet/built/size-fields";
import { Choice } from "../../_ui/choice";
import { Remarks } from "../../_ui/tool-field";
import type { SizeFormProps } from "./size-words";

/** One of a few, all in sight; what an address asks for that there is not is the first, and said. */
export function SizeChoice({
  name,
  words,
  fields,
  write,
  faults,
}: Pick<SizeFormProps, "words" | "fields" | "write" | "faults"> & { name: Name }) {
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
