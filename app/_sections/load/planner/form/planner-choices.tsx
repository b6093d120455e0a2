import { type ChosenField, type PlanFields, plays, stackLimits } from "../../../../_features/load/plan";
import { SelectField } from "../../../../_ui/tool-field";
import type { PlannerProps } from "../planner-words";
import { VehicleOptions } from "./vehicle-options";

interface PlannerChoicesProps extends PlannerProps {
  write: (changes: Partial<PlanFields>) => void;
  /** What the plan goes on with. */
  known: (name: ChosenField) => string;
  /** What is wrong with what was asked for. */
  faultOf: (name: ChosenField) => string | undefined;
}

/** What is one of a list: vehicle, stack, play. */
export function PlannerChoices({ words, vehicles, write, known, faultOf }: PlannerChoicesProps) {
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
