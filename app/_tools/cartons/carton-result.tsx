import { bondOf } from "../../_load/cartons";
import { DataList } from "../../_ui/data-list";
import { own } from "../kit/goods";
import type { FormProps, ViewProps } from "../kit/tool";
import { ToolActions } from "../kit/tool-actions";
import { ToolField } from "../kit/tool-field";
import { ToolFields } from "../kit/tool-fields";
import { CartonCompare } from "./carton-compare";
import { LayerDrawing, LoadedPallet } from "./carton-drawing";
import type { cartonFields, CartonPlan, CartonProps } from "./carton-plan";
import type { CartonAnswer } from "./carton-sentences";
import "./carton-result.css";

/** Renders the fields for carton, pallet, limits and quantity. */
export function CartonForm({ reading }: FormProps<typeof cartonFields, CartonProps, CartonPlan>) {
  return (
    <div className="js-only">
      <ToolFields className="carton-result__fields" names={["l", "w", "h", "k", "p", "t", "v", "q"]} />
      {reading.values.p === own && (
        <ToolFields className="carton-result__fields" names={["pl", "pw", "ph", "pk"]} />
      )}
      <ToolField name="u" />
    </div>
  );
}

type CartonView = ViewProps<typeof cartonFields, CartonProps, CartonPlan, CartonAnswer>;

/** Renders the number of cartons, the limiting factor, the drawings, and the other pallets. */
export function CartonResult(view: CartonView) {
  const { props, reading, result, answer, write } = view;
  const { stacked } = answer;
  return (
    <>
      {stacked ? <Stack {...view} texts={stacked} /> : <ToolActions hasDrawings={false} />}
      {result.carton && (
        <CartonCompare props={props} plan={result} chosen={reading.values.p} onPallet={(p) => write({ p })} />
      )}
    </>
  );
}

interface StackProps extends CartonView {
  texts: NonNullable<CartonAnswer["stacked"]>;
}

function Stack({ props: { t }, result: { pallet, stack, limit }, texts }: StackProps) {
  if (!pallet || !stack) return null;
  const { load } = stack;
  const bond = bondOf(load);
  const layer = { pallet, footprint: load.footprint };
  return (
    <div className="carton-result column">
      <div className="carton-result__answer column">
        <h2 id="cartons">{texts.title}</h2>
        <div className="carton-result__head spread">
          <p className="carton-result__sum">
            {!load.isProven && <span>{`${t("cartons.result.atLeast")} `}</span>}
            <strong className="kerf">{texts.pieces}</strong> <span>{texts.onPallet}</span>
          </p>
          <ToolActions />
        </div>
        <p>{texts.layers}</p>
        <p>
          {texts.limit} <span>{texts.proof}</span>
        </p>
        <DataList rows={[texts.height, texts.mass, texts.share]} />
        {texts.quantity && <p className="carton-result__needed">{texts.quantity}</p>}
        <p>{texts.trip}</p>
        {texts.trips && <p className="carton-result__needed">{texts.trips}</p>}
      </div>
      <div className="carton-result__drawings">
        <figure>
          <LayerDrawing {...layer} positions={load.positions} label={texts.topAlt} />
          <figcaption className="fine-print">{t("cartons.drawing.top")}</figcaption>
        </figure>
        {bond && (
          <figure>
            <LayerDrawing {...layer} positions={bond} label={t("cartons.drawing.bond")} />
            <figcaption className="fine-print">{t("cartons.drawing.bond")}</figcaption>
          </figure>
        )}
        <figure>
          <LoadedPallet pallet={pallet} load={load} bond={bond} limit={limit} label={texts.sideAlt} />
          <figcaption className="fine-print">{t("cartons.drawing.side")}</figcaption>
        </figure>
      </div>
    </div>
  );
}
