import type { ReactNode } from "react";

import type { PalletGeometry } from "../../../_content/products";
import { inMillimetres } from "../../../_i18n/figures";
import { FloorPlan } from "../../../_load/drawing/floor-plan";
import { SideView } from "../../../_load/drawing/side-view";
import type { FullLoad } from "../../../_load/full-load";
import type { Plan } from "../../../_load/plan";
import { inSentences, type LoadReport } from "./load-sentences";
import { QuantityViews } from "./planner-views";
import type { PlannerPartProps } from "./planner-words";

/** The plan of one pallet, the load it leads to, and the sentences that say it. */
interface PlannedProps {
  readonly plan: Plan;
  readonly pallet: PalletGeometry;
  readonly load: FullLoad;
  readonly sentences: LoadReport;
}

/**
 * Shows a sum, of which the part behind the equals sign is the figure that counts. The saw cut goes through its digits: through
 * words it would strike them out. A sentence without a sum has no cut.
 */
export function Formula({ text }: { text: string }) {
  const [sum = "", total] = text.split(/(?<=\s=)\s/);
  if (total === undefined) return <p className="planner__formula planner__formula--sentence">{text}</p>;
  const isLong = /\d\D+\d/.test(total.replace(/(?<=\d)[\s.,](?=\d)/g, ""));
  return (
    <p className={isLong ? "planner__formula planner__formula--long" : "planner__formula"}>
      <span className="planner__sum">{`${sum} `}</span>
      <strong>
        {total.split(/(\d[\d\s.,]*)(?=\D|$)/).map((part, index) => (
          <span key={index} className={index % 2 ? "kerf" : undefined}>
            {part}
          </span>
        ))}
      </strong>
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

/** Shows an amount in loads, the pieces that the last load lacks, and each kind of load from its side: the full one, and the rest. */
function QuantityResult({ t, plan, load, sentences, onQuantity, actions }: PlannerResultProps) {
  const { missing, fullQuantity } = sentences;
  return (
    <>
      <p className="planner__each">{`${sentences.formula} ${t("load.result.perLoad")}`}</p>
      <div className="planner__answer">
        <Formula text={sentences.loads ?? ""} />
        {actions}
      </div>
      {missing && load.perTrip > 0 && plan.quantity && (
        <p>
          <button className="text-link" type="button" onClick={() => onQuantity(String(fullQuantity))}>
            {t("load.formula.fill", { missing })}
          </button>
        </p>
      )}
    </>
  );
}

export interface PlannerResultProps extends PlannerPartProps, PlannedProps {
  /** Called with the quantity that fills the last load. */
  onQuantity: (quantity: string) => void;
  /** The button that adds the load, beside the figure. */
  actions: ReactNode;
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
        <div className="planner__answer">
          <Formula text={sentences.formula} />
          {props.actions}
        </div>
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
      {sentences.loads ? (
        <QuantityViews {...props} />
      ) : (
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
