import { productById } from "../../../../_content/products";
import {
  type ChosenField,
  own,
  type PlanFields,
  plays,
  stackLimits,
  type TypedField,
  usualFields,
} from "../../../../_features/load/plan";
import { NumberField, SelectField } from "../../../../_ui/tool-field";
import { PalletChoice } from "./pallet-choice";
import type { PlannerProps } from "../planner-words";

/** The vehicles to choose from, by their groups. */
function VehicleOptions({ vehicles }: Pick<PlannerProps, "vehicles">) {
  const groups = [...new Set(vehicles.map(({ group }) => group))];
  return groups.map((group) => (
    <optgroup key={group} label={group}>
      {vehicles
        .filter((vehicle) => vehicle.group === group)
        .map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
    </optgroup>
  ));
}

interface PlannerChoicesProps extends PlannerProps {
  write: (changes: Partial<PlanFields>) => void;
  /** What the plan goes on with. */
  known: (name: ChosenField) => string;
  /** What is wrong with what was requested. */
  faultOf: (name: ChosenField) => string | undefined;
}

/** What is one of a list: vehicle, stack, play. */
function PlannerChoices({ words, vehicles, write, known, faultOf }: PlannerChoicesProps) {
  const chosen = (name: "v" | "n" | "g", label: string, hint?: string) => ({
    id: `plan-${name}`,
    label,
    hint,
    value: known(name),
    fault: faultOf(name),
    onValue: (value: string) => write({ [name]: value }),
  });
  return (
    <>
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
    </>
  );
}

interface PlannerFormProps extends PlannerProps {
  fields: PlanFields;
  write: (changes: Partial<PlanFields>) => void;
  faults: readonly (TypedField | ChosenField)[];
}

/** The fields: pallet, vehicle, stack, play, quantity, and the sides of an own format. */
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
  // An unknown value in an address is shown as what the plan has taken instead, and reported.
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
