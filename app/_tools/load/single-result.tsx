import type { ReactNode } from "react";

import { figure, inMillimetres, times } from "../../_i18n/figures";
import { FloorPlan } from "../../_load/drawing/floor-plan";
import { SideView } from "../../_load/drawing/side-view";
import { inLoads } from "../../_load/full-load";
import { vehicleAfter } from "../kit/goods";
import { QuietButton } from "../kit/passed-focus";
import type { PartProps } from "../kit/tool";
import type { loadTool } from "./load-tool";
import type { SinglePlan } from "./plan";
import { inSentences } from "./plan-answer";

type PlannerView = PartProps<typeof loadTool>;

/** Renders a drawing with its caption. */
export function Figure({ children, caption }: { children: ReactNode; caption: string }) {
  return (
    <figure>
      {children}
      <figcaption className="fine-print">{caption}</figcaption>
    </figure>
  );
}

/** Renders the plan of one pallet: missing pieces, and drawings from above and from the side. */
export function SingleResult({ props, reading, plan, answer, write }: PlannerView & { plan: SinglePlan }) {
  const { t } = props;
  const { vehicle, pallet, load } = plan;
  const { stacks, along, inRows, stackHeight, usable } = load;
  const { loads, missing, fullQuantity } = answer.inLoads ?? {};
  const number = (count: number) => figure(t.region, count);
  const stack = { perStack: number(load.perStack), stackHeight, usable, height: pallet.height };
  const topAlt = t("load.drawing.topAlt", {
    stacks,
    vehicle: vehicleAfter(props, vehicle),
    along: number(along),
    across: number(stacks - along),
  });
  const above = [
    `${t("load.drawing.topLabel")}: ${inMillimetres(vehicle.length, vehicle.width)}`,
    inRows < stacks && t("load.result.inRows", { stacks: number(stacks), rows: number(inRows) }),
  ];
  const side = [
    t("load.drawing.sideLabel"),
    t(load.isLimited ? "load.formula.stackCapped" : "load.formula.stack", stack),
  ];
  return (
    <>
      {loads && <p className="fine-print">{`${answer.formula} ${t("load.result.perLoad")}`}</p>}
      {missing && (
        <p>
          <QuietButton next={["plan-pieces"]} onPress={() => write({ pieces: String(fullQuantity) })}>
            {t("load.formula.fill", { missing })}
          </QuietButton>
        </p>
      )}
      <Figure caption={inSentences(above)}>
        <FloorPlan vehicle={vehicle} pallet={pallet} positions={load.positions} label={topAlt} />
      </Figure>
      {loads ? (
        <QuantityViews plan={plan} quantity={reading.values.pieces ?? 0} region={t.region} />
      ) : (
        <Figure caption={inSentences(side)}>
          <SideView
            vehicle={vehicle}
            pallet={pallet}
            load={load}
            name="full"
            pieces={load.perTrip}
            label={t("load.drawing.sideAlt", { ...stack, left: usable - stackHeight })}
          />
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

/** One drawing for all full loads, and one for the rest. */
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
          <SideView vehicle={vehicle} pallet={pallet} load={load} pieces={pieces} name={`load-${pieces}`} />
          <figcaption>{text}</figcaption>
        </figure>
      ))}
    </div>
  );
}
