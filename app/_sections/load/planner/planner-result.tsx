import { FloorPlan } from "../../../_features/load/drawing/floor-plan";
import { SideView } from "../../../_features/load/drawing/side-view";
import { inSentences } from "../../../_i18n/templates";
import { MassBar } from "./mass-bar";
import type { PlannedProps, PlannerProps } from "./planner-words";

/** The plan: how many, drawn from above and from the side at one scale, and the mass against the payload. */
export function PlannerResult({ words, plan, pallet, load, reported }: PlannerProps & PlannedProps) {
  const { vehicle } = plan;
  const [sum = "", total] = reported.formula.split(/(?<=\s=)\s/);
  if (load.pieces === 0)
    return (
      <div className="planner__result">
        <h2 id="plan">{reported.title}</h2>
        <p className="planner__fault">{reported.formula}</p>
      </div>
    );
  return (
    <div className="planner__result">
      <h2 id="plan">{reported.title}</h2>
      <p className="planner__formula">
        {total && <span className="planner__sum">{`${sum} `}</span>}
        <strong className="kerf">{total ?? sum}</strong>
      </p>
      <figure className="planner__figure">
        <FloorPlan vehicle={vehicle} pallet={pallet} places={load.places} label={reported.topAlt} />
        <figcaption>
          {inSentences([`${words.topLabel}: ${vehicle.length} × ${vehicle.width} mm`, reported.inRows])}
        </figcaption>
      </figure>
      <figure className="planner__figure">
        <SideView
          name="full"
          vehicle={vehicle}
          pallet={pallet}
          places={load.places}
          perStack={load.perStack}
          pieces={load.pieces}
          label={reported.sideAlt}
        />
        <figcaption>{inSentences([words.sideLabel, reported.stack])}</figcaption>
      </figure>
      <div className="planner__mass">
        <MassBar mass={load.mass} payload={vehicle.payload} />
        <p>{reported.mass}</p>
        {reported.tooHeavy && <p className="planner__fault">{reported.tooHeavy}</p>}
      </div>
    </div>
  );
}
