"use client";
import { useState } from "react";

import { namesOf } from "../../_fields/read-fields";
import { figure } from "../../_i18n/figures";
import { fullLoad } from "../../_load/full-load";
import { usualVehicle } from "../../_content/vehicles";
import { announce } from "../../_lib/announce";
import { saveFile } from "../../_lib/save-file";
import { withinLimit } from "../../_lib/late";
import { Button } from "../../_ui/button";
import { ToolActions } from "../kit/tool-answer";
import { ToolFields, ToolFold } from "../kit/tool-field";
import { toolIsland } from "../kit/tool-island";
import { SizeDetails, SizeForm } from "../size/size";
import { sizeFields } from "../size/size-fields";
import { type KnownPallet, PalletSheet } from "./pallet-sheet";
import { type SheetPart, sheetTool, titleNames } from "./sheet-tool";

/** Undefined while a figure is refused: the sheet is then blank. */
function knownOf({ props: { t }, reading, result, answer }: SheetPart): KnownPallet | undefined {
  const { number, size } = result;
  if (!number) return undefined;
  const { geometry, mass } = size.custom;
  const { day, revision, customer, drawing, heatTreated, load } = reading.values;
  const { perStack } = fullLoad(usualVehicle, geometry);
  return {
    geometry,
    number,
    title: { day, revision, customer, drawing },
    isTreated: heatTreated,
    label: t("size.drawing.alt", {
      boards: geometry.deckBoards.length,
      size: answer.title,
      gap: answer.gap,
    }),
    perTruck: t(size.isAtLeast ? "size.results.perTruckAtLeast" : "size.results.perTruckValue", {
      pieces: figure(t.region, size.perTrip),
    }),
    perStack: size.perTrip ? t("size.results.perTruckValue", { pieces: String(perStack) }) : undefined,
    load: load === undefined ? undefined : `${figure(t.region, load)}\u00a0kg`,
    mass: t("size.results.massRange", { least: Math.round(mass.least), most: Math.round(mass.most) }),
  };
}

/** The code of the drawing comes with the press. */
function SaveDxf({ t, known }: { t: SheetPart["props"]["t"]; known: KnownPallet }) {
  const [said, setSaid] = useState("");
  const save = () => {
    setSaid("");
    withinLimit(import("../../_pallet/dxf"))
      .then(({ dxf }) =>
        saveFile(dxf(known.geometry, t.region, known.number), "image/vnd.dxf", `${known.number}.dxf`),
      )
      .catch(() => {
        setSaid(t("sheet.dxfFailed"));
        announce(t("sheet.dxfFailed"));
      });
  };
  return (
    <p>
      <Button onClick={save}>{t("sheet.dxf")}</Button> <span>{said}</span>
    </p>
  );
}

function Sheet(view: SheetPart) {
  const { props, result } = view;
  const { t } = props;
  const known = knownOf(view);
  return (
    <>
      <div className="pallet-sheet__form js-only column">
        <ToolFields className="tool-fields--two" names={titleNames} />
        <ToolActions amount="pieces" hasDrawings={false} />
        {known && <SaveDxf t={t} known={known} />}
        <ToolFold name={t("sheet.change")} names={namesOf(sizeFields)}>
          <div className="column">
            <SizeForm {...view} reading={result.reading} result={result.size} />
            <SizeDetails {...view} reading={result.reading} result={result.size} />
            <ToolFields<typeof sizeFields> names={["heatTreated"]} />
          </div>
        </ToolFold>
      </div>
      <PalletSheet t={t} known={known} />
    </>
  );
}

export const SheetTool = toolIsland(sheetTool, { Form: () => null, View: Sheet });
