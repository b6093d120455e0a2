import { productById } from "../../../../_content/products";
import {
  type ChosenField,
  own,
  type PlanFields,
  type TypedField,
  usualFields,
} from "../../../../_features/load/plan";
import { NumberField } from "../../../../_ui/tool-field";
import { PalletChoice } from "./pallet-choice";
import { PlannerChoices } from "./planner-choices";
import type { PlannerProps } from "../planner-words";

interface PlannerFormProps extends PlannerProps {
  fields: PlanFields;
  write: (changes: Partial<PlanFields>) => void;
  faults: readonly (TypedField | ChosenField)[];
}

/** What is asked: pallet, vehicle, stack, play, quantity, and the sides of an own format. */
export function PlannerForm(props: PlannerFormProps) {
  const { words, pallets, fields, write, faults } = props;
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
  return (
    <div className="planner__form js-only" role="group" aria-label={words.toolLabel}>
      <PalletChoice
        legend={words.palletLabel}
        value={known("p")}
        fault={faultOf("p")}
        onValue={(p) => write({ p })}
        options={[
          ...pallets.map(({ id, name, dimension }) => ({
            value: String(id),
            name,
            note: dimension,
            geometry: productById(id)?.geometry,
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
        <PlannerChoices {...props} known={known} faultOf={faultOf} />
        {typed("q", words.quantityLabel, words.quantityHint)}
      </div>
    </div>
  );
}
