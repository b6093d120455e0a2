import { readSides } from "../../_lib/read-figures";
import { numberFault } from "../../_lib/number-fault";
import { figure, inMillimetres } from "../../_i18n/figures";
import {
  type CartonFields,
  type CartonPlan,
  cartonKinds,
  cartonRanges,
  type ChosenCartonField,
  heightLimits,
  type TypedCartonField,
  usualCarton,
} from "../../_load/carton-fields";
import { PalletOptions, VehicleOptions } from "../../_load/offered-options";
import { own } from "../../_load/plan";
import { Choice } from "../../_ui/choice";
import { NumberField, SelectField } from "../../_ui/tool-field";
import type { CartonPartProps } from "./carton-messages";

interface CartonFormProps extends CartonPartProps {
  fields: CartonFields;
  write: (changes: Partial<CartonFields>) => void;
  plan: CartonPlan;
}

/** Formats the maximum load of a pallet as on its product page. */
export function maxLoadText({ t }: Pick<CartonPartProps, "t">, maxLoad: number): string {
  const brief = t("facts.maxKg.brief", { kg: figure(t.region, maxLoad) });
  return t("facts.maxKg.value", { brief, note: t("facts.maxKg.note") });
}

function misfitText(props: CartonPartProps, { misfit, pallet, limit }: CartonPlan): string | undefined {
  if (!misfit || !pallet) return undefined;
  const { t } = props;
  return t(`cartons.misfit.${misfit.limit}`, {
    size: inMillimetres(pallet.length, pallet.depth),
    limit,
    free: Math.max(0, limit - pallet.height),
    max: maxLoadText(props, pallet.maxLoad ?? 0),
  });
}

/** Renders the fields for carton, pallet, limits and quantity. */
export function CartonForm(props: CartonFormProps) {
  const { t, fields, write, plan, pallets, vehicles } = props;
  const faultOf = (name: TypedCartonField) => {
    if (plan.misfit?.field === name) return misfitText(props, plan);
    if (!plan.faults.includes(name)) return undefined;
    return numberFault(t, cartonRanges[name], cartonKinds[name], fields[name]);
  };
  const typed = (name: TypedCartonField, label: string, hint?: string) => {
    return (
      <NumberField
        id={`carton-${name}`}
        key={name}
        kind={cartonKinds[name]}
        label={label}
        hint={hint}
        value={fields[name]}
        fault={faultOf(name)}
        onValue={(value) => write({ [name]: value })}
      />
    );
  };
  const chosen = (name: ChosenCartonField, label: string, usual: string) => ({
    id: `carton-${name}`,
    label,
    value: (plan.faults.includes(name) ? usualCarton : fields)[name],
    fault: plan.faults.includes(name) ? t("load.optionFault", { option: usual }) : undefined,
    onValue: (value: string) => write({ [name]: value }),
  });
  /** Splits pasted dimensions into the three fields. */
  const writeSides = (value: string) => {
    const [l, w, h] = (readSides(value) ?? []).map(String);
    write(l && w && h ? { l, w, h } : { l: value });
  };
  return (
    <div className="cartons__form js-only">
      <div className="cartons__fields tool-field__row">
        <NumberField
          id="carton-l"
          kind="length"
          label={t("cartons.fields.length")}
          hint={t("cartons.pasteHint")}
          value={fields.l}
          fault={faultOf("l")}
          onValue={writeSides}
        />
        {typed("w", t("cartons.fields.depth"))}
        {typed("h", t("cartons.fields.height"))}
        {typed("k", t("cartons.fields.mass"), t("cartons.fields.optional"))}
        <SelectField {...chosen("p", t("load.palletLabel"), pallets[0]?.name ?? "")}>
          <PalletOptions pallets={pallets} ownLabel={t("load.ownLabel")} />
        </SelectField>
        <SelectField {...chosen("t", t("cartons.fields.limit"), inMillimetres(Number(usualCarton.t)))}>
          {heightLimits.map((limit) => (
            <option key={limit} value={limit}>
              {inMillimetres(limit)}
            </option>
          ))}
        </SelectField>
        <SelectField {...chosen("v", t("load.vehicleLabel"), vehicles[0]?.name ?? "")}>
          <VehicleOptions vehicles={vehicles} />
        </SelectField>
        {typed("q", t("cartons.fields.quantity"), t("cartons.fields.optional"))}
      </div>
      {fields.p === own && (
        <div className="cartons__fields tool-field__row">
          {typed("pl", t("load.lengthLabel"))}
          {typed("pw", t("load.depthLabel"))}
          {typed("ph", t("load.heightLabel"))}
          {typed("pk", t("load.massLabel"))}
        </div>
      )}
      <Choice
        legend={t("cartons.fields.way")}
        name="way"
        options={[
          { value: "1", label: t("cartons.fields.upright") },
          { value: "0", label: t("cartons.fields.anySide") },
        ]}
        value={plan.anySide ? "0" : "1"}
        onChoose={(u) => write({ u })}
      />
    </div>
  );
}
