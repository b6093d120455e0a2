import type { PalletGeometry } from "../../../_content/products";
import { inMillimetres } from "../../../_i18n/figures";
import { FloorPlan } from "../../../_load/drawing/floor-plan";
import { MixedPlan } from "../../../_load/drawing/mixed-plan";
import { SideView } from "../../../_load/drawing/side-view";
import { type FullLoad, inLoads } from "../../../_load/full-load";
import type { Plan } from "../../../_load/plan";
import type { Mix } from "./mix";
import { inSentences, type LoadReport } from "./load-sentences";
import type { PlannerPartProps } from "./planner-words";

/** The plan of one pallet, the load it leads to, and the sentences that say it. */
interface PlannedProps {
  readonly plan: Plan;
  readonly pallet: PalletGeometry;
  readonly load: FullLoad;
  readonly sentences: LoadReport;
}

/** What a load comes to; of a sum, what stands behind the equals sign is the figure that counts. An answer in words is longer. */
function Formula({ text, isAnswer }: { text: string; isAnswer?: boolean }) {
  const [sum = "", total] = text.split(/(?<=\s=)\s/);
  return (
    <p className={isAnswer ? "planner__formula planner__formula--answer" : "planner__formula"}>
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

/** The most side views that stand in a row. */
const mostViews = 3;

/** What a quantity is in loads: the sentence as large as a formula, what is missing to a full one, and each load from its side. */
function QuantityResult({ t, plan, pallet, load, sentences, onQuantity }: PlannerResultProps) {
  const { full, rest } = inLoads(plan.quantity ?? 0, load.perTrip);
  const shown = Math.min(full, mostViews - (rest ? 1 : 0));
  const loads = [...Array<number>(shown).fill(load.perTrip), ...(rest ? [rest] : [])];
  const { missing, fullQuantity } = sentences;
  return (
    <>
      <p className="planner__each">{`${sentences.formula} ${t("load.result.perLoad")}`}</p>
      <Formula text={sentences.loads ?? ""} isAnswer />
      {missing && (
        <p>
          <button className="text-link" type="button" onClick={() => onQuantity(String(fullQuantity))}>
            {missing}
          </button>
        </p>
      )}
      <div className="planner__views" aria-hidden="true">
        {loads.map((pieces, index) => (
          <div key={index}>
            <SideView
              name={`load-${index}`}
              vehicle={plan.vehicle}
              pallet={pallet}
              places={load.places}
              perStack={load.perStack}
              pieces={pieces}
            />
          </div>
        ))}
      </div>
    </>
  );
}

interface PlannerResultProps extends PlannerPartProps, PlannedProps {
  /** Called with the quantity that fills the last load. */
  onQuantity: (quantity: string) => void;
}

/** The plan of one pallet: how many, or what the quantity comes to; drawn from above and from the side at one scale. */
export function PlannerResult(props: PlannerResultProps) {
  const { t, plan, pallet, load, sentences } = props;
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
      {sentences.loads ? (
        <QuantityResult {...props} />
      ) : (
        <Formula text={sentences.formula} isAnswer={load.isTooHeavy} />
      )}
      <figure className="planner__figure">
        <FloorPlan vehicle={vehicle} pallet={pallet} places={load.places} label={sentences.topAlt} />
        <figcaption>
          {inSentences([
            `${t("load.drawing.topLabel")}: ${inMillimetres(vehicle.length, vehicle.width)}`,
            sentences.inRows,
          ])}
        </figcaption>
      </figure>
      {!sentences.loads && (
        <figure className="planner__figure">
          <SideView
            name="full"
            vehicle={vehicle}
            pallet={pallet}
            places={load.places}
            perStack={load.perStack}
            pieces={load.perTrip}
            label={sentences.sideAlt}
          />
          <figcaption>{inSentences([t("load.drawing.sideLabel"), sentences.stack])}</figcaption>
        </figure>
      )}
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
