import type { ReactNode } from "react";

import type { PalletGeometry } from "../../../_content/products";
import { inMillimetres } from "../../../_i18n/figures";
import { FloorPlan } from "../../../_load/drawing/floor-plan";
import { SideView } from "../../../_load/drawing/side-view";
import type { FullLoad } from "../../../_load/full-load";
import type { LoadPlan } from "../../../_load/plan";
import { inSentences, type LoadReport } from "./load-sentences";
import { QuantityViews } from "./planner-views";
import type { PlannerPartProps } from "./planner-messages";

interface PlannedProps {
  readonly plan: LoadPlan;
  readonly pallet: PalletGeometry;
  readonly load: FullLoad;
  readonly sentences: LoadReport;
}

/**
 * Renders a formula with an emphasised result after the equals sign. Only the digits have the saw cut, which
 * would look like a strike-through on words. A text without an equals sign has none.
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

/** Renders the heading of a plan, the target of the table's links. */
export function ResultTitle({ title }: { title: string }) {
  return (
    <h2 id="plan" tabIndex={-1}>
      {title}
    </h2>
  );
}

/** Renders a quantity in loads, and a button that fills the last load. */
function QuantityResult({ t, plan, load, sentences, onQuantity, actions }: PlannerResultProps) {
  const { missing, fullQuantity } = sentences;
  return (
    <>
      <p className="planner__each">{`${sentences.formula} ${t("load.result.perLoad")}`}</p>
      <div className="planner__answer spread">
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
  /** Button that adds the load, beside the figure. */
  actions: ReactNode;
}

/** Renders the plan of one pallet: pieces or loads, and drawings from above and from the side. */
export function PlannerResult(props: PlannerResultProps) {
  const { t, plan, pallet, load, sentences } = props;
  const { vehicle } = plan;
  if (load.pieces === 0)
    return (
      <div className="planner__result">
        <ResultTitle title={sentences.title} />
        <p className="fault">{sentences.formula}</p>
      </div>
    );
  return (
    <div className="planner__result">
      <ResultTitle title={sentences.title} />
      {sentences.loads ? (
        <QuantityResult {...props} />
      ) : (
        <div className="planner__answer spread">
          <Formula text={sentences.formula} />
          {props.actions}
        </div>
      )}
      <figure className="planner__figure">
        <FloorPlan vehicle={vehicle} pallet={pallet} positions={load.positions} label={sentences.topAlt} />
        <figcaption className="fine-print">
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
            load={load}
            pieces={load.perTrip}
            label={sentences.sideAlt}
          />
          <figcaption className="fine-print">
            {inSentences([t("load.drawing.sideLabel"), sentences.stack])}
          </figcaption>
        </figure>
      )}
    </div>
  );
}
