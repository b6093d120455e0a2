"use client";
import { toolIsland } from "../kit/tool-island";
import { loadTool } from "./load-tool";
import { PlannerForm, PlannerSettings } from "./planner-form";
import { tonnes } from "../../_i18n/figures";
import { MixedPlan as MixedDrawing } from "../../_load/drawing/mixed-plan";
import { vehicleAfter } from "../kit/goods";
import type { PartProps } from "../kit/tool";
import { ResultList, ToolAnswer } from "../kit/tool-answer";
import type { MixedPlan, SinglePlan } from "./plan";
import { Figure, SingleResult } from "./single-result";
import "./planner.css";

type PlannerView = PartProps<typeof loadTool>;

function PlannerResult(view: PlannerView) {
  const { result, answer } = view;
  const formula = answer.inLoads?.loads ?? answer.formula;
  const isLoaded = result.kind !== "open" && result.load.pieces > 0;
  return (
    <>
      <ToolAnswer
        heading="plan"
        hasDrawings={isLoaded}
        figure={isLoaded ? <Formula text={formula} /> : formula && <span className="fault">{formula}</span>}
      >
        <PlannerSettings {...view} />
        {result.kind === "mixed" && <MixedResult {...view} plan={result} />}
        {result.kind === "single" && isLoaded && <SingleResult {...view} plan={result} />}
      </ToolAnswer>
      <div className="load-sum column">{isLoaded && <LoadSum {...view} plan={result} />}</div>
    </>
  );
}

/**
 * Emphasises what follows the equals sign, or a sentence. Only digits have the saw cut, which would look
 * like a strike-through on words.
 */
function Formula({ text }: { text: string }) {
  const [total = "", sum] = text.split(/(?<=\s=)\s/).reverse();
  const isLong = !sum || /\d\D+\d/.test(total.replace(/(?<=\d)[\s.,](?=\d)/g, ""));
  return (
    <>
      {sum && `${sum} `}
      <strong className={isLong ? "planner__long" : undefined}>
        {total.split(/(\d[\d\s.,]*)/).map((part, index) => (
          <span key={index} className={index % 2 ? "kerf" : undefined}>
            {part}
          </span>
        ))}
      </strong>
    </>
  );
}

function MixedResult({ props, plan, answer }: PlannerView & { plan: MixedPlan }) {
  const { t } = props;
  const { vehicle, load } = plan;
  const { kinds = [], lengths = [], verdict } = answer;
  const topAlt = t("load.mixed.topAlt", {
    stacks: load.placed.length,
    vehicle: vehicleAfter(props, vehicle),
    kinds: kinds.map(({ amount }) => amount).join("; "),
  });
  return (
    <>
      <p className={["over", "heavy"].includes(load.fit) ? "fault" : "tool-answer__verdict"}>{verdict}</p>
      <Figure caption={t("load.mixed.hint")}>
        <MixedDrawing vehicle={vehicle} kinds={kinds} load={load} lengths={lengths} label={topAlt} />
      </Figure>
    </>
  );
}

function LoadSum({ props: { t }, plan, answer }: PlannerView & { plan: SinglePlan | MixedPlan }) {
  const { mass } = plan.load;
  const { payload } = plan.vehicle;
  const { whole, massFormula, tooHeavy } = answer;
  return (
    <>
      <div className="load-sum__mass column">
        <h3>{t("load.facts.mass")}</h3>
        <p className="load-sum__tonnes">
          <strong>{t("load.table.massValue", { total: tonnes(t.region, whole ?? mass) })}</strong>{" "}
          {whole && <span>{`${t("load.result.perLoad")} ${tonnes(t.region, mass)} `}</span>}
          <span>{t("load.result.ofPayload", { payload: tonnes(t.region, payload) })}</span>
        </p>
        <MassBar mass={mass} payload={payload} />
        {massFormula && <p className="fine-print">{massFormula}</p>}
        {tooHeavy && <p className="fault">{tooHeavy}</p>}
      </div>
      <ResultList />
    </>
  );
}

export const LoadPlanner = toolIsland(loadTool, {
  className: "planner__tool column",
  Form: PlannerForm,
  View: PlannerResult,
});

/** Draws the mass of a load against the payload, with the excess; kg. The sentence beside it says the same. */
function MassBar({ mass, payload }: { mass: number; payload: number }) {
  const whole = Math.max(mass, payload);
  const percent = (part: number) => `${((part / whole) * 100).toFixed(1)}%`;
  return (
    <svg className="mass-bar" aria-hidden="true">
      <rect className="mass-bar__mass" width={percent(Math.min(mass, payload))} height="100%" />
      {mass > payload && (
        <rect className="mass-bar__over" x={percent(payload)} width={percent(mass - payload)} height="100%" />
      )}
      <rect className="mass-bar__payload" width={percent(payload)} height="100%" />
    </svg>
  );
}
