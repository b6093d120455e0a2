import type { PalletGeometry } from "../../../_content/products";
import { figure, times } from "../../../_i18n/figures";
import { SideView } from "../../../_load/drawing/side-view";
import { type FullLoad, inLoads } from "../../../_load/full-load";
import type { LoadPlan } from "../../../_load/plan";
import type { PlannerPartProps } from "./planner-messages";

interface QuantityViewsProps extends PlannerPartProps {
  readonly plan: LoadPlan;
  readonly pallet: PalletGeometry;
  readonly load: FullLoad;
}

/** Draws the loads of a quantity in side view: one drawing for all full loads, and one for the rest. */
export function QuantityViews({ t, plan, pallet, load }: QuantityViewsProps) {
  const { full, rest } = inLoads(plan.quantity ?? 0, load.perTrip);
  const number = (count: number) => figure(t.region, count);
  const views = [
    ...(full ? [{ pieces: load.perTrip, text: times(full, number(load.perTrip)) }] : []),
    ...(rest ? [{ pieces: rest, text: number(rest) }] : []),
  ];
  return (
    <div className="planner__views">
      {views.map(({ pieces, text }) => (
        <figure key={text}>
          <SideView
            name={`load-${pieces}`}
            vehicle={plan.vehicle}
            pallet={pallet}
            load={load}
            pieces={pieces}
          />
          <figcaption>{text}</figcaption>
        </figure>
      ))}
    </div>
  );
}
