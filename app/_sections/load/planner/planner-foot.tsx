import { tonnes } from "../../../_i18n/figures";
import { AddLink } from "../../../_quote/add-link";
import { addAddress } from "../../../_quote/quote-address";
import type { Line } from "../../../_quote/line/line";
import { useFrameQuote } from "../../../_quote/use-frame-quote";
import { DataList } from "../../../_ui/data-list";
import { ShareMenu, shareTexts } from "../../../_ui/share-menu";
import type { LoadFacts } from "./load-sentences";
import type { PlannerPartProps } from "./planner-messages";
import "./planner-foot.css";

interface LoadSumProps extends PlannerPartProps {
  /** kg */
  mass: number;
  payload: number;
  /** Calculation of the mass. */
  formula?: string;
  /** Mass of the whole quantity. The rows below are then per vehicle. */
  whole?: string | undefined;
  tooHeavy: string | undefined;
  facts: LoadFacts;
}

/** Renders the mass of a load in relation to the payload, and further facts. */
export function LoadSum({ t, mass, payload, formula, whole, tooHeavy, facts }: LoadSumProps) {
  const written = { payload: tonnes(t.region, payload) };
  return (
    <>
      <div className="planner-foot__mass column">
        {whole && <p className="planner-foot__whole">{whole}</p>}
        <h3>{whole ? `${t("load.facts.mass")} ${t("load.result.perLoad")}` : t("load.facts.mass")}</h3>
        <p className="planner-foot__tonnes">
          <strong>{t("load.table.massValue", { total: tonnes(t.region, mass) })}</strong>{" "}
          <span>{t("load.result.ofPayload", written)}</span>
        </p>
        <MassBar mass={mass} payload={payload} />
        {formula && <p className="fine-print">{formula}</p>}
        {tooHeavy && <p className="fault">{tooHeavy}</p>}
      </div>
      <DataList rows={facts} />
    </>
  );
}

interface PlannerActionsProps extends PlannerPartProps {
  lines: readonly Line[];
  add: string | undefined;
  amount: string;
  faulty: string | undefined;
}

/** Renders the actions of a plan: add, share and print. */
export function PlannerActions({ t, quote, lines, add, amount, faulty }: PlannerActionsProps) {
  const [href, text] =
    lines.length && add ? [addAddress(quote, ...lines), add] : [undefined, t("adding.open")];
  useFrameQuote(href ?? `#${amount}`, text);
  return (
    <div className="planner-foot__actions cluster">
      {faulty && <p className="fault">{faulty}</p>}
      {href && (
        <AddLink href={href} tone="accent" arrow>
          {text}
        </AddLink>
      )}
      <ShareMenu texts={shareTexts(t)} />
    </div>
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
