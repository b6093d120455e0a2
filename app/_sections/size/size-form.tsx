import type { SizeChoice as ChoiceName, SizeNumber } from "../../_features/pallet/built/size-fields";
import { NumberField } from "../../_ui/tool-field";
import { SizeChoice } from "./size-choice";
import { SizeGroup } from "./size-group";
import { SizeStart } from "./size-start";
import type { SizeFormProps } from "./size-words";

/** What is asked of a pallet, in groups; begins with one of the catalogue. */
export function SizeForm(props: SizeFormProps) {
  const { words, fields, write, faults } = props;
  const { groups } = words;
  const provided = (name: SizeNumber | "d" | "z") => ({
    id: `size-${name}`,
    label: words.fields[name],
    value: fields[name],
    fault: faults.includes(name) ? words.faults[name] : undefined,
    onValue: (value: string) => write({ [name]: value }),
  });
  const typed = (name: SizeNumber, unit?: string) => (
    <NumberField key={name} {...provided(name)} unit={unit} />
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
        <NumberField {...provided("d")} text="country-name" />
      </SizeGroup>
      <SizeGroup legend={groups.order}>
        {typed("q")}
        <NumberField {...provided("z")} text="postal-code" hint={words.postcodeHint} />
        {chosen("f")}
      </SizeGroup>
    </div>
  );
}
