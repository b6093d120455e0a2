"use client";
import { memo, type ReactNode, useMemo } from "react";

import { useAddressFields } from "../../_lib/address-fields";
import { useAfterFrame } from "../../_lib/use-after-frame";
import { useSettledAnnouncement } from "../../_lib/use-announcement";
import { translator } from "../../_i18n/translator";
import { type CartonFields, cartonPlanOf, usualCarton } from "../../_load/carton-fields";
import { bondOf } from "../../_load/cartons";
import { AddLink } from "../../_quote/add-link";
import { addAddress } from "../../_quote/quote-address";
import { useFrameQuote } from "../../_quote/use-frame-quote";
import { DataList } from "../../_ui/data-list";
import { ShareMenu, shareTexts } from "../../_ui/share-menu";
import { CartonForm } from "./carton-form";
import { CartonCompare } from "./carton-compare";
import { LayerDrawing, LoadedPallet } from "./carton-drawing";
import { cartonReport } from "./carton-sentences";
import type { CartonPartProps, CartonProps, StackedPlan } from "./carton-messages";

/** Renders the carton tool. The address holds its fields. */
export function CartonTool(provided: CartonProps) {
  const [fields, write] = useAddressFields(usualCarton);
  const props = useMemo(() => {
    const { messages, ...facts } = provided;
    return { ...facts, t: translator(messages) };
  }, [provided]);
  const plan = useMemo(() => cartonPlanOf(fields), [fields]);
  // Paints the typed key before the cartons are drawn.
  const shown = useAfterFrame(fields);
  return (
    <div
      className="cartons__tool column"
      role="group"
      aria-label={props.t("cartons.toolLabel")}
      data-settling={shown !== fields || undefined}
    >
      <CartonForm {...props} fields={fields} write={write} plan={plan} />
      <CartonResult props={props} fields={shown} write={write} />
    </div>
  );
}

interface CartonResultProps {
  props: CartonPartProps;
  fields: CartonFields;
  write: (changes: Partial<CartonFields>) => void;
}

/** Renders the stack, and announces it once the fields have settled. */
const CartonResult = memo(function CartonResult({ props, fields, write }: CartonResultProps) {
  const { t, quote } = props;
  const plan = cartonPlanOf(fields);
  const { carton, pallet, load } = plan;
  const stacked: StackedPlan | undefined = carton && pallet && load && { ...plan, carton, pallet, load };
  const report = stacked && cartonReport(props, stacked);
  const href = report && plan.faults.length === 0 ? addAddress(quote, report.line) : undefined;
  useFrameQuote(href ?? "#carton-l", report?.add);
  useSettledAnnouncement(
    report
      ? [`${report.title}: ${report.pieces} ${report.onPallet}.`, report.limit, report.quantity, report.trips]
          .filter(Boolean)
          .join(" ")
      : "",
  );
  return (
    <>
      {stacked && report ? (
        <>
          <CartonAnswer {...props} plan={stacked} report={report}>
            {href ? (
              <AddLink href={href} tone="accent" arrow>
                {report.add}
              </AddLink>
            ) : (
              <p className="fault">{t("load.faulty")}</p>
            )}
            <ShareMenu texts={shareTexts(t)} />
          </CartonAnswer>
        </>
      ) : (
        <p className="fault">{t("load.faulty")}</p>
      )}
      <CartonCompare {...props} plan={plan} onPallet={(id) => write({ p: String(id) })} />
    </>
  );
});

interface CartonAnswerProps extends CartonPartProps {
  plan: StackedPlan;
  report: ReturnType<typeof cartonReport>;
  /** Actions, shown beside the number of cartons. */
  children: ReactNode;
}

/** Renders the number of cartons, the limiting factor, and the drawings. */
function CartonAnswer({ t, plan, report, children }: CartonAnswerProps) {
  const { pallet, load, limit } = plan;
  const bond = bondOf(load);
  const layer = { pallet, footprint: load.footprint };
  return (
    <div className="cartons__result column">
      <div className="cartons__answer column">
        <h2 id="cartons">{report.title}</h2>
        <div className="cartons__head spread">
          <p className="cartons__sum">
            {!load.isProven && <span>{`${t("cartons.result.atLeast")} `}</span>}
            <strong className="kerf">{report.pieces}</strong> <span>{report.onPallet}</span>
          </p>
          <div className="cartons__actions stacked">{children}</div>
        </div>
        <p>{report.layers}</p>
        <p>
          {report.limit} <span>{report.proof}</span>
        </p>
        <DataList rows={report.facts} />
        {report.quantity && <p className="cartons__needed">{report.quantity}</p>}
        <p>{report.trip}</p>
        {report.trips && <p className="cartons__needed">{report.trips}</p>}
      </div>
      <div className="cartons__drawings">
        <figure>
          <LayerDrawing {...layer} positions={load.positions} label={report.topAlt} />
          <figcaption className="fine-print">{t("cartons.drawing.top")}</figcaption>
        </figure>
        {bond && (
          <figure>
            <LayerDrawing {...layer} positions={bond} label={t("cartons.drawing.bond")} />
            <figcaption className="fine-print">{t("cartons.drawing.bond")}</figcaption>
          </figure>
        )}
        <figure>
          <LoadedPallet pallet={pallet} load={load} bond={bond} limit={limit} label={report.sideAlt} />
          <figcaption className="fine-print">{t("cartons.drawing.side")}</figcaption>
        </figure>
      </div>
    </div>
  );
}
