"use client";
import { figure, inMillimetres } from "../../_i18n/figures";
import { bondOf, LayerDrawing, LoadedPallet } from "../../_load/drawing/carton-drawing";
import { DataTable, NarrowName } from "../../_ui/data-table";
import { vehicleAfter } from "../kit/goods";
import type { PartProps } from "../kit/tool";
import { ResultList, ToolActions } from "../kit/tool-answer";
import { toolIsland } from "../kit/tool-island";
import { CartonForm, CartonSettings } from "./carton-form";
import type { CartonProps } from "./carton-fields";
import { type CartonPlan, type CartonRow, cartonsIn, metresOf } from "./carton-plan";
import { type CartonAnswer, cartonTool } from "./carton-tool";
import "./carton-tool.css";

/** A press on a row chooses its pallet. */
function CartonResult(view: PartProps<typeof cartonTool>) {
  const { props, reading, result, answer, write } = view;
  const { t } = props;
  const { carton, limit, vehicle, rows, chosen, best } = result;
  const { pieces } = reading.values;
  const number = (count: number) => (count ? figure(t.region, count) : "–");
  const onPallet = (row: CartonRow) =>
    typeof row.found === "string"
      ? t("cartons.compare.none")
      : `${row.found.isProven ? "" : `${t("cartons.result.atLeast")} `}${number(row.found.pieces)}`;
  const column = (name: "perPallet" | "perVehicle") => (
    <NarrowName name={t(`cartons.compare.${name}`)} short={t(`cartons.compare.short.${name}`)} />
  );
  const nameOf = ({ id }: CartonRow) => props.pallets.find(({ value }) => value === id);
  return (
    <>
      <div className="tool-answer column">
        {carton && (
          <DataTable
            className="carton-tool__table"
            caption={t("cartons.compare.caption", {
              size: inMillimetres(carton.length, carton.depth, carton.height),
              limit,
              vehicle: vehicleAfter(props, vehicle),
            })}
            hidesCaption
            columns={[
              t("load.palletLabel"),
              column("perPallet"),
              ...(pieces
                ? [t("cartons.compare.pallets"), t("cartons.compare.vehicles")]
                : [column("perVehicle")]),
            ]}
            rows={rows.map((row) => ({
              id: row.id,
              isCurrent: row === chosen,
              name: (
                <>
                  <button type="button" onClick={() => write({ pallet: row.id })}>
                    <NarrowName
                      name={nameOf(row)?.name ?? t("load.ownLabel")}
                      short={nameOf(row)?.label ?? t("load.ownLabel")}
                    />
                  </button>
                  {row === best && answer.saving && <small>{answer.saving}</small>}
                </>
              ),
              cells: [
                onPallet(row),
                ...(pieces
                  ? [number(row.pallets), number(row.vehicles ?? 0)]
                  : [number(row.perTrip * cartonsIn(row))]),
              ],
            }))}
            kind="figures"
          />
        )}
        <ToolActions hasDrawings={Boolean(answer.stack)} />
        <CartonSettings {...view} />
      </div>
      {chosen && answer.stack && (
        <Stack plan={result} row={chosen} texts={answer.stack} t={t} metres={props.metres} />
      )}
    </>
  );
}

interface StackProps {
  plan: CartonPlan;
  row: CartonRow;
  texts: NonNullable<CartonAnswer["stack"]>;
  t: CartonProps["t"];
  metres: string;
}

/** Both drawings have one scale. */
function Stack({ plan: { limit, vehicle }, row, texts, t, metres }: StackProps) {
  const { load } = texts;
  const { pallet } = row;
  const bond = bondOf(load);
  return (
    <div className="carton-tool__stack">
      <div className="column">
        <h2 id="cartons">{texts.title}</h2>
        <p>
          <strong>{texts.pieces}</strong>
        </p>
        <p>{texts.limit}</p>
        <ResultList />
        {texts.quantity && <p>{texts.quantity}</p>}
        <p>{texts.trip}</p>
        <a className="text-link" href={metres + metresOf(row, vehicle)}>
          {t("metres.link")}
        </a>
      </div>
      <div className="carton-tool__drawings">
        <figure>
          <LayerDrawing
            pallet={pallet}
            footprint={load.footprint}
            positions={load.positions}
            bond={bond}
            label={texts.topAlt}
          />
          <figcaption className="fine-print">
            {bond ? `${texts.above}; ${t("cartons.drawing.bond")}` : texts.above}
          </figcaption>
        </figure>
        <figure>
          <LoadedPallet pallet={pallet} load={load} bond={bond} limit={limit} label={texts.sideAlt} />
          <figcaption className="fine-print">{texts.aside}</figcaption>
        </figure>
      </div>
    </div>
  );
}

export const CartonTool = toolIsland(cartonTool, {
  className: "carton-tool",
  Form: CartonForm,
  View: CartonResult,
});
