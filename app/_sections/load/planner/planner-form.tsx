import { useState } from "react";

import { emptyMix, own, plays, stackLimits, usualFields } from "../../../_load/plan";
import { Choice } from "../../../_ui/choice";
import { SelectField } from "../../../_ui/tool-field";
import { ownLabels } from "./planner-messages";
import { fieldsOf, MixedFields, PalletField, type PlannerFormProps, VehicleField } from "./planner-fields";

/** Renders the planner's form: mode, pallet, vehicle, quantities, and the dimensions of a custom pallet. */
export function PlannerForm(props: PlannerFormProps) {
  const { t, fields, write } = props;
  const { typed } = fieldsOf(props);
  // Restores the mix when the visitor returns to that mode.
  const [kept, setKept] = useState(emptyMix);
  const isMixed = fields.x !== usualFields.x;
  const choose = (mode: "single" | "mixed") => {
    if (isMixed) setKept(fields.x);
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
        <VehicleField {...props} />
        {!isMixed && typed("q", t("load.quantityLabel"))}
        <PlannerLimits {...props} />
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

/** Renders stack limit and play in a disclosure, open if the address sets one of them. */
function PlannerLimits(props: PlannerFormProps) {
  const { t, fields } = props;
  const { chosen } = fieldsOf(props);
  const [isOpen] = useState(fields.n !== usualFields.n || fields.g !== usualFields.g);
  return (
    <details className="planner__limits" open={isOpen}>
      <summary>{t("load.moreSettings")}</summary>
      <SelectField {...chosen("n", t("load.stackLabel"))}>
        <option value="">{t("load.noLimit")}</option>
        {stackLimits.map((limit) => (
          <option key={limit} value={limit}>{`${limit}`}</option>
        ))}
      </SelectField>
      <SelectField {...chosen("g", t("load.playLabel"))}>
        {plays.map((play) => (
          <option key={play} value={play}>{`${play}\u00a0mm`}</option>
        ))}
      </SelectField>
    </details>
  );
}
