import type { SizeNumber } from "../../_pallet/built/size-fields";
import { NumberField } from "../../_ui/tool-field/tool-field";
import { SizeGroup } from "./size-group";
import { type SizeOptions, SizeSelect } from "./size-select";
import { SizeStart } from "./size-start";
import type { SizeFormProps } from "./size-words";

/** What is asked of a pallet, in groups; begins with one of the catalogue. */
export function SizeForm({ words, starts, fields, write, faults }: SizeFormProps) {
  const typed = (name: SizeNumber, unit?: string) => (
    <NumberField
      key={name}
      id={`size-${name}`}
      label={unit ? `${words.fields[name]} (${unit})` : words.fields[name]}
      value={fields[name]}
      fault={faults.includes(name) ? words.faults[name] : undefined}
      onValue={(value) => write({ [name]: value })}
    />
  );
  const chosen = (name: "k" | "e" | "s" | "h", options: SizeOptions) => (
    <SizeSelect
      name={name}
      label={words.fields[name]}
      value={fields[name]}
      options={options}
      onValue={(value) => write({ [name]: value })}
    />
  );
  const { options, groups } = words;
  return (
    <div className="size__form js-only" role="group" aria-label={words.toolLabel}>
      <SizeStart words={words} starts={starts} fields={fields} write={write} />
      <SizeGroup legend={groups.dimensions}>
        {(["l", "w"] as const).map((name) => typed(name, "mm"))}
      </SizeGroup>
      <SizeGroup legend={groups.deck}>
        {typed("n")}
        {(["b", "a", "t"] as const).map((name) => typed(name, "mm"))}
      </SizeGroup>
      <SizeGroup legend={groups.base}>
        {chosen("k", [
          ["p", options.pressed],
          ["s", options.solid],
        ])}
        {typed("y", "mm")}
        {chosen("e", [
          ["4", options.entries4],
          ["2", options.entries2],
        ])}
      </SizeGroup>
      <SizeGroup legend={groups.load}>
        {typed("m", "kg")}
        {chosen("s", [
          ["f", options.floor],
          ["r", options.rack],
          ["c", options.conveyor],
        ])}
        {fields.s === "r" && typed("r", "mm")}
      </SizeGroup>
      <SizeGroup legend={groups.export}>
        {chosen("h", [
          ["", options.noHt],
          ["1", options.ht],
        ])}
        <NumberField id="size-d" label={words.fields.d} text value={fields.d} onValue={(d) => write({ d })} />
        {typed("q")}
      </SizeGroup>
    </div>
  );
}
