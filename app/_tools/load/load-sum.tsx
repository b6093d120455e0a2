import { tonnes } from "../../_i18n/figures";
import { ResultList } from "../kit/tool-answer";
import type { PlanAnswer } from "./load-tool";
import type { PlannerProps } from "./plan";
import "./load-sum.css";

interface LoadSumProps extends NonNullable<PlanAnswer["sum"]> {
  t: PlannerProps["t"];
  /** kg */
  payload: number;
}

/** Renders the mass of a load in relation to the payload, and further facts. */
export function LoadSum({ t, mass, payload, formula, whole, tooHeavy }: LoadSumProps) {
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
        {formula && <p className="fine-print">{formula}</p>}
        {tooHeavy && <p className="fault">{tooHeavy}</p>}
      </div>
      <ResultList />
    </>
  );
}

/** Draws the load against the payload, with the excess. The sentence beside it says the same. */
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
