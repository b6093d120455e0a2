import type { PalletGeometry } from "../../../_content/products";
import { inMillimetres } from "../../../_i18n/figures";
import { FloorPlan } from "../../../_load/drawing/floor-plan";
import { MixedPlan } from "../../../_load/drawing/mixed-plan";
import { SideView } from "../../../_load/drawing/side-view";
import type { FullLoad } from "../../../_load/full-load";
import type { Plan } from "../../../_load/plan";
import type { Mix } from "./mix";
import { inSentences, type LoadReport } from "./load-sentences";
import type { PlannerPartProps } from "./planner-words";

/** The plan of one pallet, the load it leads to, and the sentences that say it. */
export interface PlannedProps {
  readonly plan: Plan;
  readonly pallet: PalletGeometry;
  readonly load: FullLoad;
  readonly sentences: LoadReport;
}

/** What a load comes to; of a sum, what stands behind the equals sign is the figure that counts. */
function Formula({ text }: { text: string }) {
  const [sum = "", total] = text.split(/(?<=\s=)\s/);
  return (
    <p className="planner__formula">
      {total && <span className="planner__sum">{`${sum} `}</span>}
      <strong className="kerf">{total ?? sum}</strong>
    </p>
  );
}

/** The heading of what is planned, which the figures of the table lead to. */
export function ResultTitle({ title }: { title: string }) {
  return (
    <h2 id="plan" tabIndex={-1}>
      {title}
    </h2>
  );
}

/** The plan of one pallet: how many, drawn from above and from the side at one scale. */
export function PlannerResult({ t, plan, pallet, load, sentences }: PlannerPartProps & PlannedProps) {
  const { vehicle } = plan;
  if (load.pieces === 0)
    return (
      <div className="planner__result">
        <ResultTitle title={sentences.title} />
        <p className="planner__fault">{sentences.formula}</p>
      </div>
    );
  return (
    <div className="planner__result">
      <ResultTitle title={sentences.title} />
      <Formula text={sentences.formula} />
      <figure className="planner__figure">
        <FloorPlan vehicle={vehicle} pallet={pallet} places={load.places} label={sentences.topAlt} />
        <figcaption>
          {inSentences([
            `${t("load.drawing.topLabel")}: ${inMillimetres(vehicle.length, vehicle.width)}`,
            sentences.inRows,
          ])}
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
        <figcaption>{inSentences([t("load.drawing.sideLabel"), sentences.stack])}</figcaption>
      </figure>
    </div>
  );
}

/** The plan of a mixed load: how many stacks and pieces, whether they go in, and each kind drawn from above. */
export function MixedResult({ t, plan, mix }: PlannerPartProps & { plan: Plan; mix: Mix }) {
  return (
    <div className="planner__result planner__mixed">
      <ResultTitle title={mix.title} />
      {mix.kinds.length > 0 && <Formula text={mix.formula} />}
      <p className={["over", "heavy"].includes(mix.load.fit) ? "planner__fault" : "planner__verdict"}>
        {mix.verdict}
      </p>
      <figure className="planner__figure">
        <MixedPlan
          vehicle={plan.vehicle}
          kinds={mix.kinds}
          load={mix.load}
          lengths={mix.lengths}
          label={mix.topAlt}
        />
        <figcaption>{t("load.mixed.hint")}</figcaption>
      </figure>
    </div>
  );
}
