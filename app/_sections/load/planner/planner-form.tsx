import { products } from "../../../_content/products";
import {
  type ChosenField,
  own,
  type PlanFields,
  plays,
  stackLimits,
  type TypedField,
  usualFields,
} from "../../../_load/plan";
import { NumberField, SelectField } from "../../../_ui/tool-field/tool-field";
import { PalletChoice } from "./pallet-choice";
import { VehicleOptions } from "./vehicle-options";
import type { PlannerProps } from "./planner-words";

interface PlannerFormProps extends PlannerProps {
  fields: PlanFields;
  write: (changes: Partial<PlanFields>) => void;
  faults: readonly (TypedField | ChosenField)[];
}

/** What is asked: pallet, vehicle, stack, play, quantity, and the sides of an own format. */
export function PlannerForm({ words, pallets, vehicles, fields, write, faults }: PlannerFormProps) {
  const faultOf = (name: TypedField | ChosenField) =>
    faults.includes(name) ? words.faults[name] : undefined;
  const typed = (name: TypedField, label: string, hint?: string) => (
    <NumberField
      id={`plan-${name}`}
      key={name}
      label={label}
      hint={hint}
      value={fields[name]}
      fault={faultOf(name)}
      onValue={(value) => write({ [name]: value })}
    />
  );
  // What an address asks for that there is not is shown as what the plan has taken instead, and said.
  const known = (name: ChosenField) => (faults.includes(name) ? usualFields : fields)[name];
  const chosen = (name: "v" | "n" | "g", label: string, hint?: string) => ({
    id: `plan-${name}`,
    label,
    hint,
    value: known(name),
    fault: faultOf(name),
    onValue: (value: string) => write({ [name]: value }),
  });
  return (
    <div className="planner__form js-only" role="group" aria-label={words.toolLabel}>
      <PalletChoice
        legend={words.palletLabel}
        value={known("p")}
        fault={faultOf("p")}
        onValue={(p) => write({ p })}
        options={[
          ...pallets.map(({ id, name, dimension }, index) => ({
            value: String(id),
            name,
            note: dimension,
            geometry: products[index]?.geometry,
          })),
          { value: own, name: words.custom, note: words.customHint },
        ]}
      />
      {fields.p === own && (
        <div className="planner__fields tool-field__row">
          {(["l", "w", "h", "k"] as const).map((name) => typed(name, words.own[name]))}
        </div>
      )}
      <div className="planner__fields tool-field__row">
        <SelectField {...chosen("v", words.vehicleLabel)}>
          <VehicleOptions vehicles={vehicles} />
        </SelectField>
        <SelectField {...chosen("n", words.stackLabel, words.stackHint)}>
          <option value="">{words.noLimit}</option>
          {stackLimits.map((limit) => (
            <option key={limit}>{limit}</option>
          ))}
        </SelectField>
        <SelectField {...chosen("g", words.playLabel, words.playHint)}>
          {plays.map((play) => (
            <option key={play} value={play}>{`${play} mm`}</option>
          ))}
        </SelectField>
        {typed("q", words.quantityLabel, words.quantityHint)}
      </div>
    </div>
  );
}
