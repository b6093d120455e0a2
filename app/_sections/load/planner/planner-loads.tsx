import { SideView } from "../../../_features/load/drawing/side-view";
import { inLoads } from "../../../_features/load/full-load";
import type { PlannedProps } from "./planner-words";

/** What the needed quantity is in loads: in words, and how the last one is loaded. */
export function PlannerLoads({ plan, pallet, load, reported }: PlannedProps) {
  if (!reported.loads) return null;
  const { rest } = inLoads(plan.quantity ?? 0, load.pieces);
  return (
    <div className="planner__loads">
      <h3>{reported.loads}</h3>
      {rest > 0 && (
        <SideView
          name="rest"
          vehicle={plan.vehicle}
          pallet={pallet}
          places={load.places}
          perStack={load.perStack}
          pieces={rest}
        />
      )}
      {reported.missing && <p>{reported.missing}</p>}
    </div>
  );
}
