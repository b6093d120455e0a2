import { FloorPlan } from "../../../_features/load/drawing/floor-plan";
import { SideView } from "../../../_features/load/drawing/side-view";
import { inSentences } from "../../../_i18n/templates";
import { MassBar } from "./mass-bar";
import type { PlannedProps, PlannerProps } from "./planner-words";

/** The plan: how many, drawn from above and from the side at one scale, and the mass against the payload. */
export function PlannerResult({ words, plan, pallet, load, sentences }: PlannerProps & PlannedProps) {
  const { vehicle } = plan;
  const [sum = "", total] = sentences.formula.split(/(?<=\s=)\s/);
  if (load.pieces === 0)
    return (
      <div className="planner__result">
        <h2 id="plan">{sentences.title}</h2>
        <p className="planner__fault">{sentences.formula}</p>
      </div>
    );
  return (
    <div className="planner__result">
      <h2 id="plan">{sentences.title}</h2>
      <p className="planner__formula">
        {total && <span className="planner__sum">{`${sum} `}</span>}
        <strong className="kerf">{total ?? sum}</strong>
      </p>
      <figure className="planner__figure">
        <FloorPlan vehicle={vehicle} pallet={pallet} places={load.places} label={sentences.topAlt} />
        <figcaption>
          {inSentences([`${words.topLabel}: ${vehicle.length} × ${vehicle.width} mm`, sentences.inRows])}
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
          label={sentences.sideAlt}
        />
        <figcaption>{inSentences([words.sideLabel, sentences.stack])}</figcaption>
      </figure>
      <div className="planner__mass">
        <MassBar mass={load.mass} payload={vehicle.payload} />
        <p>{sentences.mass}</p>
        {sentences.tooHeavy && <p className="planner__fault">{sentences.tooHeavy}</p>}
      </div>
    </div>
  );
}
