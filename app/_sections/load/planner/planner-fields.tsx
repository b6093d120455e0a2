import { useState } from "react";

import { productById, products } from "../../../_content/products";
import { usualVehicle } from "../../../_content/vehicles";
import { numberFault, rangeValues } from "../../../_lib/number-fault";
import { readCount } from "../../../_lib/read-figures";
import { isBlank } from "../../../_lib/read-text";
import { PalletOptions, VehicleOptions } from "../../../_load/offered-options";
import {
  type ChosenField,
  figureKinds,
  mixedOf,
  mixedText,
  own,
  type PlanFields,
  ranges,
  type TypedField,
  usualFields,
} from "../../../_load/plan";
import { PalletDrawing } from "../../../_pallet/pallet-drawing";
import { Deck } from "../../../_pallet/pallet-views";
import { NumberField, SelectField } from "../../../_ui/tool-field";
import { vehicleNameOf } from "./load-sentences";
import type { PlannerPartProps } from "./planner-messages";

export interface PlannerFormProps extends PlannerPartProps {
  fields: PlanFields;
  write: (changes: Partial<PlanFields>) => void;
  faults: readonly (TypedField | ChosenField)[];
}

/** Returns the props of the planner's fields. */
export function fieldsOf({ t, pallets, vehicles, fields, write, faults }: PlannerFormProps) {
  /** Returns the label of the default that replaces an unknown value. */
  const usual = (name: ChosenField) =>
    ({
      p: pallets.find(({ id }) => id === products[0].id)?.name ?? "",
      v: vehicleNameOf(vehicles, usualVehicle),
      n: t("load.noLimit"),
      g: `${usualFields.g}\u00a0mm`,
    })[name];
  return {
    /** Props of a select. An unknown value from the address is shown as the default, with an error. */
    chosen: (name: ChosenField, label: string) => ({
      id: `plan-${name}`,
      label,
      value: (faults.includes(name) ? usualFields : fields)[name],
      fault: faults.includes(name) ? t("load.optionFault", { option: usual(name) }) : undefined,
      onValue: (value: string) => write({ [name]: value }),
    }),
    typed: (name: TypedField, label: string) => (
      <NumberField
        id={`plan-${name}`}
        key={name}
        label={label}
        kind={figureKinds[name]}
        value={fields[name]}
        fault={
          faults.includes(name) ? numberFault(t, ranges[name], figureKinds[name], fields[name]) : undefined
        }
        onValue={(value) => write({ [name]: value })}
      />
    ),
  };
}

/** Renders the select for the pallet, with its top view. */
export function PalletField(props: PlannerFormProps) {
  const { t, pallets } = props;
  const field = fieldsOf(props).chosen("p", t("load.palletLabel"));
  const geometry = productById(Number(field.value))?.geometry;
  return (
    <SelectField
      {...field}
      hint={field.value === own ? t("load.ownHint", rangeValues(t.region, ranges.l)) : undefined}
      picture={
        geometry && (
          <PalletDrawing className="pallet-drawing--small" viewBox={`-20 -20 ${geometry.length + 40} 1040`}>
            <Deck geometry={geometry} />
          </PalletDrawing>
        )
      }
    >
      <PalletOptions pallets={pallets} ownLabel={t("load.ownLabel")} />
    </SelectField>
  );
}

/** Renders the select for the vehicle, in groups. */
export function VehicleField(props: PlannerFormProps) {
  const { t, vehicles } = props;
  return (
    <SelectField {...fieldsOf(props).chosen("v", t("load.vehicleLabel"))}>
      <VehicleOptions vehicles={vehicles} />
    </SelectField>
  );
}

interface MixedFieldsProps extends PlannerPartProps {
  text: string;
  onText: (text: string) => void;
}

/** Renders a quantity field for each pallet of a mixed load. */
export function MixedFields({ t, pallets, text, onText }: MixedFieldsProps) {
  const pieces = mixedOf(text);
  // Keeps invalid input, which the address can't hold, for correction.
  const [wrong, setWrong] = useState<Readonly<Record<number, string | undefined>>>({});
  const change = (id: number, value: string) => {
    const number = readCount(value, ranges.q).value;
    setWrong({ ...wrong, [id]: number || isBlank(value) ? undefined : value });
    const changed = new Map([...pieces].filter(([product]) => product !== id));
    onText(mixedText(number ? changed.set(id, number) : changed));
  };
  return (
    <div className="planner__quantities planner__fields tool-field__row js-only">
      {pallets.map(({ id, name }) => (
        <NumberField
          id={`plan-x${id}`}
          key={id}
          label={t("load.mixed.quantity", { name: productById(id)?.shortName ?? name })}
          value={wrong[id] ?? String(pieces.get(id) ?? "")}
          fault={wrong[id] === undefined ? undefined : numberFault(t, ranges.q, "count", wrong[id])}
          onValue={(value) => change(id, value)}
        />
      ))}
    </div>
  );
}
