import { useState } from "react";

import { productById } from "../../../../_content/products";
import {
  type ChosenField,
  emptyMix,
  own,
  type PlanFields,
  plays,
  stackLimits,
  type TypedField,
  usualFields,
} from "../../../../_features/load/plan";
import { PalletDrawing } from "../../../../_features/pallet/pallet-drawing";
import { Deck } from "../../../../_features/pallet/plan";
import { Choice } from "../../../../_ui/choice";
import { NumberField, SelectField } from "../../../../_ui/tool-field";
import { MixedFields } from "./mixed-fields";
import { VehicleOptions } from "./vehicle-options";
import type { PlannerProps } from "../planner-words";

interface PlannerFormProps extends PlannerProps {
  fields: PlanFields;
  write: (changes: Partial<PlanFields>) => void;
  faults: readonly (TypedField | ChosenField)[];
}

/** What the fields of the planner are given: value, fault and what a change does. */
function fieldsOf({ words, fields, write, faults }: PlannerFormProps) {
  const faultOf = (name: TypedField | ChosenField) =>
    faults.includes(name) ? words.faults[name] : undefined;
  return {
    /** One of a list: an unknown value in an address is shown as what the plan has taken instead, and reported. */
    chosen: (name: ChosenField, label: string) => ({
      id: `plan-${name}`,
      label,
      value: (faults.includes(name) ? usualFields : fields)[name],
      fault: faultOf(name),
      onValue: (value: string) => write({ [name]: value }),
    }),
    typed: (name: TypedField, label: string) => (
      <NumberField
        id={`plan-${name}`}
        key={name}
        label={label}
        value={fields[name]}
        fault={faultOf(name)}
        onValue={(value) => write({ [name]: value })}
      />
    ),
  };
}

/** Which pallet, with its drawing from above where it is known. */
function PalletField({ words, pallets, ...form }: PlannerFormProps) {
  const field = fieldsOf({ words, pallets, ...form }).chosen("p", words.palletLabel);
  const geometry = productById(Number(field.value))?.geometry;
  return (
    <SelectField
      {...field}
      hint={field.value === own ? words.customHint : undefined}
      picture={
        geometry && (
          <PalletDrawing className="pallet-drawing--small" viewBox={`-20 -20 ${geometry.length + 40} 1040`}>
            <Deck geometry={geometry} />
          </PalletDrawing>
        )
      }
    >
      {pallets.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      <option value={own}>{words.custom}</option>
    </SelectField>
  );
}

/** What is loaded, and on what: one pallet or several, which, the vehicle; the sides of an own format, the pieces of a mix. */
export function PlannerForm(props: PlannerFormProps) {
  const { words, vehicles, fields, write } = props;
  const { chosen, typed } = fieldsOf(props);
  // A mix comes back when the visitor goes back to it.
  const [kept, keep] = useState(emptyMix);
  const isMixed = fields.x !== usualFields.x;
  const choose = (mode: "single" | "mixed") => {
    if (isMixed) keep(fields.x);
    write({ x: mode === "mixed" ? kept : usualFields.x });
  };
  return (
    <>
      <div className="planner__form planner__fields tool-field__row js-only">
        <Choice
          legend={words.mode.legend}
          name="mode"
          options={[
            { value: "single", label: words.mode.single },
            { value: "mixed", label: words.mode.mixed },
          ]}
          value={isMixed ? "mixed" : "single"}
          onChoose={choose}
        />
        {!isMixed && <PalletField {...props} />}
        <SelectField {...chosen("v", words.vehicleLabel)}>
          <VehicleOptions vehicles={vehicles} />
        </SelectField>
      </div>
      {isMixed && <MixedFields {...props} text={fields.x} onText={(x) => write({ x })} />}
      {!isMixed && fields.p === own && (
        <div className="planner__own planner__fields tool-field__row js-only">
          {(["l", "w", "h", "k"] as const).map((name) => typed(name, words.own[name]))}
        </div>
      )}
    </>
  );
}

/** How it is loaded: the highest stack, the play, and how many are needed where there is one pallet only. */
export function PlannerLimits(props: PlannerFormProps) {
  const { words, fields } = props;
  const { chosen, typed } = fieldsOf(props);
  return (
    <div className="planner__limits planner__fields tool-field__row js-only">
      <SelectField {...chosen("n", words.stackLabel)}>
        <option value="">{words.noLimit}</option>
        {stackLimits.map((limit) => (
          <option key={limit}>{limit}</option>
        ))}
      </SelectField>
      <SelectField {...chosen("g", words.playLabel)}>
        {plays.map((play) => (
          <option key={play} value={play}>{`${play} mm`}</option>
        ))}
      </SelectField>
      {fields.x === usualFields.x && typed("q", words.quantityLabel)}
    </div>
  );
}
