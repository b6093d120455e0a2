import type { ReactNode } from "react";

import { figure, inMillimetres, times } from "../../_i18n/figures";
import { FloorPlan } from "../../_load/drawing/floor-plan";
import { MixedPlan as MixedDrawing } from "../../_load/drawing/mixed-plan";
import { SideView } from "../../_load/drawing/side-view";
import { inLoads } from "../../_load/full-load";
import type { PartProps } from "../kit/tool";
import { ToolActions } from "../kit/tool-actions";
import { LoadSum } from "./load-sum";
import { inSentences, type loadTool, type PlanAnswer } from "./load-tool";
import type { MixedPlan, SinglePlan } from "./plan";
import { useTableLinks } from "./use-table-links";
import "./planner.css";

type PlannerView = PartProps<typeof loadTool>;

/** Renders a plan: its result, drawings and sums. */
export function PlannerResult(view: PlannerView) {
  const { props, reading, result, answer, write } = view;
  const { title, sum, mixed, single } = answer;
  useTableLinks(reading, result, write);
  return (
    <>
      <div className="tool-answer planner__result">
        {/* The target of the table's links. */}
        <h2 id="plan" tabIndex={-1}>
          {title}
        </h2>
        {result.kind === "mixed" && mixed && <MixedResult {...view} plan={result} mixed={mixed} />}
        {result.kind === "single" && single && <SingleResult {...view} plan={result} single={single} />}
        {result.kind === "open" && <ToolActions />}
      </div>
      <div className="load-sum column">
        {sum && <LoadSum {...sum} t={props.t} payload={result.vehicle.payload} />}
      </div>
    </>
  );
}

/**
 * Renders a formula with an emphasised result after the equals sign. Only the digits have the saw cut, which
 * would look like a strike-through on words. A text without an equals sign has none.
 */
function Formula({ text }: { text: string }) {
  const [sum = "", total] = text.split(/(?<=\s=)\s/);
  if (total === undefined) return <p className="planner__formula planner__formula--sentence">{text}</p>;
  const isLong = /\d\D+\d/.test(total.replace(/(?<=\d)[\s.,](?=\d)/g, ""));
  return (
    <p className={isLong ? "planner__formula planner__formula--long" : "planner__formula"}>
      <span className="planner__sum">{`${sum} `}</span>
      <strong>
        {total.split(/(\d[\d\s.,]*)/).map((part, index) => (
          <span key={index} className={index % 2 ? "kerf" : undefined}>
            {part}
          </span>
        ))}
      </strong>
    </p>
  );
}

function Figure({ children, caption }: { children: ReactNode; caption: string }) {
  return (
    <figure className="planner__figure">
      {children}
      <figcaption className="fine-print">{caption}</figcaption>
    </figure>
  );
}

interface MixedResultProps extends PlannerView {
  plan: MixedPlan;
  mixed: NonNullable<PlanAnswer["mixed"]>;
}

/** Renders a mixed load: stacks and pieces, whether they fit, and a plan with each kind. */
function MixedResult({ props, plan, mixed, answer }: MixedResultProps) {
  const { vehicle, load } = plan;
  const { kinds, lengths, verdict, topAlt } = mixed;
  return (
    <>
      <div className="planner__answer spread">
        {kinds.length > 0 && <Formula text={answer.formula} />}
        <ToolActions />
      </div>
      <p className={["over", "heavy"].includes(load.fit) ? "fault" : "planner__verdict"}>{verdict}</p>
      <Figure caption={props.t("load.mixed.hint")}>
        <MixedDrawing vehicle={vehicle} kinds={kinds} load={load} lengths={lengths} label={topAlt} />
      </Figure>
    </>
  );
}

interface SingleResultProps extends PlannerView {
  plan: SinglePlan;
  single: NonNullable<PlanAnswer["single"]>;
}

/** Renders the plan of one pallet: pieces or loads, and drawings from above and from the side. */
function SingleResult({ props: { t }, reading, plan, single, answer, write }: SingleResultProps) {
  const { vehicle, pallet, load } = plan;
  const { loads, missing, fullQuantity } = single;
  if (load.pieces === 0) return <p className="fault">{answer.formula}</p>;
  return (
    <>
      {loads && <p className="planner__each">{`${answer.formula} ${t("load.result.perLoad")}`}</p>}
      <div className="planner__answer spread">
        <Formula text={loads ?? answer.formula} />
        <ToolActions />
      </div>
      {missing && (
        <p>
          <button className="text-link" type="button" onClick={() => write({ q: String(fullQuantity) })}>
            {t("load.formula.fill", { missing })}
          </button>
        </p>
      )}
      <Figure
        caption={inSentences([
          `${t("load.drawing.topLabel")}: ${inMillimetres(vehicle.length, vehicle.width)}`,
          single.inRows,
        ])}
      >
        <FloorPlan vehicle={vehicle} pallet={pallet} positions={load.positions} label={single.topAlt} />
      </Figure>
      {loads ? (
        <QuantityViews plan={plan} quantity={reading.values.q ?? 0} region={t.region} />
      ) : (
        <Figure caption={inSentences([t("load.drawing.sideLabel"), single.stack])}>
          <SideView {...{ vehicle, pallet, load }} name="full" pieces={load.perTrip} label={single.sideAlt} />
        </Figure>
      )}
    </>
  );
}

interface QuantityViewsProps {
  plan: SinglePlan;
  quantity: number;
  region: string;
}

/** Draws the loads of a quantity in side view: one drawing for all full loads, and one for the rest. */
function QuantityViews({ plan: { vehicle, pallet, load }, quantity, region }: QuantityViewsProps) {
  const { full, rest } = inLoads(quantity, load.perTrip);
  const number = (count: number) => figure(region, count);
  const views = [
    ...(full ? [{ pieces: load.perTrip, text: times(full, number(load.perTrip)) }] : []),
    ...(rest ? [{ pieces: rest, text: number(rest) }] : []),
  ];
  return (
    <div className="planner__views">
      {views.map(({ pieces, text }) => (
        <figure key={text}>
          <SideView {...{ vehicle, pallet, load, pieces }} name={`load-${pieces}`} />
          <figcaption>{text}</figcaption>
        </figure>
      ))}
    </div>
  );
}
