import { useState } from "react";

import { productById, products } from "../../../../_content/products";
import { usualVehicle } from "../../../../_content/vehicles";
import {
  type ChosenField,
  emptyMix,
  own,
  type PlanFields,
  plays,
  ranges,
  stackLimits,
  type TypedField,
  usualFields,
} from "../../../../_load/plan";
import { numberFault, rangeValues } from "../../../../_lib/number-fault";
import { PalletDrawing } from "../../../../_pallet/pallet-drawing";
import { Deck } from "../../../../_pallet/pallet-views";
import { Choice } from "../../../../_ui/choice";
import { NumberField, SelectField } from "../../../../_ui/tool-field";
import { MixedFields } from "./mixed-fields";
import { VehicleOptions } from "./vehicle-options";
import { vehicleNameOf } from "../load-sentences";
import { ownLabels, type PlannerPartProps } from "../planner-words";

interface PlannerFormProps extends PlannerPartProps {
  fields: PlanFields;
  write: (changes: Partial<PlanFields>) => void;
  faults: readonly (TypedField | ChosenField)[];
}

/** What the fields of the planner are given: value, fault and what a change does. */
function fieldsOf({ t, pallets, vehicles, fields, write, faults }: PlannerFormProps) {
  /** What the plan has taken instead of an unknown value, by its name. */
  const usual = (name: ChosenField) =>
    ({
      p: pallets.find(({ id }) => id === products[0].id)?.name ?? "",
      v: vehicleNameOf(vehicles, usualVehicle),
      n: t("load.noLimit"),
      g: `${usualFields.g}\u00a0mm`,
    })[name];
  return {
    /** One of a list: an unknown value in an address is shown as what the plan has taken instead, and reported. */
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
        value={fields[name]}
        fault={faults.includes(name) ? numberFault(t, ranges[name]) : undefined}
        onValue={(value) => write({ [name]: value })}
      />
    ),
  };
}

/** Which pallet, with its drawing from above where it is known. */
function PalletField(props: PlannerFormProps) {
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
      {pallets.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      <option value={own}>{t("load.ownLabel")}</option>
    </SelectField>
  );
}

/** What is loaded, and on what: one pallet or several, which, the vehicle; the sides of an own format, the pieces of a mix. */
export function PlannerForm(props: PlannerFormProps) {
  const { t, vehicles, fields, write } = props;
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
          legend={t("load.mode.legend")}
          name="mode"
          options={[
            { value: "single", label: t("load.mode.single") },
            { value: "mixed", label: t("load.mode.mixed") },
          ]}
          value={isMixed ? "mixed" : "single"}
          onChoose={choose}
        />
        {!isMixed && <PalletField {...props} />}
        <SelectField {...chosen("v", t("load.vehicleLabel"))}>
          <VehicleOptions vehicles={vehicles} />
        </SelectField>
      </div>
      {isMixed && <MixedFields {...props} text={fields.x} onText={(x) => write({ x })} />}
      {!isMixed && fields.p === own && (
        <div className="planner__own planner__fields tool-field__row js-only">
          {(["l", "w", "h", "k"] as const).map((name) => typed(name, t(ownLabels[name])))}
        </div>
      )}
    </>
  );
}

/** How it is loaded: the highest stack, the play, and how many are needed where there is one pallet only. */
export function PlannerLimits(props: PlannerFormProps) {
  const { t, fields } = props;
  const { chosen, typed } = fieldsOf(props);
  return (
    <div className="planner__limits planner__fields tool-field__row js-only">
      <SelectField {...chosen("n", t("load.stackLabel"))}>
        <option value="">{t("load.noLimit")}</option>
        {stackLimits.map((limit) => (
          <option key={limit} value={limit}>{`${limit}`}</option>
        ))}
      </SelectField>
      <SelectField {...chosen("g", t("load.playLabel"))}>
        {plays.map((play) => (
          <option key={play} value={play}>{`${play} mm`}</option>
        ))}
      </SelectField>
      {fields.x === usualFields.x && typed("q", t("load.quantityLabel"))}
    </div>
  );
}
