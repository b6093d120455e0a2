"use client";
import { useMemo, useState } from "react";

import { densities } from "../../_pallet/pallet-mass";
import { DrawingSheet } from "../../_pallet/drawings";
import { searchOf } from "../../_fields/address";
import { TextLink } from "../../_ui/button";
import { QuietButton } from "../kit/passed-focus";
import { ResultList, ToolActions } from "../kit/tool-answer";
import { ToolFields } from "../kit/tool-field";
import { toolIsland } from "../kit/tool-island";
import { ownSearch } from "../kit/goods-rows";
import { sizeFields } from "./size-fields";
import { SizePapers } from "./size-papers";
import { SizeDetails, SizeForm, SizeNotes } from "./size";
import { type SizePart, sizeTool } from "./size-tool";

/**
 * While one of its figures is refused, the drawing is pale and shows the last pallet that was typed, or no
 * figures.
 */
function SizeDrawing({ props: { t }, result, answer }: SizePart) {
  const { isDrawn, custom } = result;
  const [last, setLast] = useState(isDrawn ? custom : undefined);
  if (isDrawn && last !== custom) setLast(custom);
  // On phones, further views wait for a press.
  const [isWhole, setWhole] = useState(false);
  const { geometry } = (!isDrawn && last) || custom;
  const boards = geometry.deckBoards.length;
  const label = isDrawn
    ? t("size.drawing.alt", { boards, size: answer.title, gap: answer.gap })
    : t("load.faulty");
  const drawing = useMemo(
    () => <DrawingSheet geometry={geometry} label={label} locale={t.region} isWhole={isWhole} />,
    [geometry, label, t.region, isWhole],
  );
  return (
    <>
      <div className="size__drawing" data-outdated={isDrawn ? undefined : last ? "last" : "none"}>
        {drawing}
      </div>
      {!isWhole && (
        <QuietButton className="size__views js-only" next={["size-planner"]} onPress={() => setWhole(true)}>
          {t("size.drawing.others")}
        </QuietButton>
      )}
    </>
  );
}

/** While a figure of the drawing is refused, there are no results. */
function SizeResults(view: SizePart) {
  const { props, result, arrival } = view;
  const { t, planner } = props;
  const { isDrawn } = result;
  const { geometry } = result.custom;
  const [dry, , wet] = densities.softwood;
  const [light, , heavy] = densities.pressed;
  const sheet = (
    <div className="size__sheet column">
      <div className="size-results column">
        <div className="size-results__block">
          {isDrawn && <ResultList className="size-results__figures" />}
          <ToolActions
            amount="pieces"
            beside="country"
            more={{ href: props.sheet + searchOf(view.reading.texts, sizeFields), text: t("sheet.open") }}
          >
            <SizeNotes props={props} warnings={result.warnings.filter(({ group }) => group === "country")} />
            <ToolFields<typeof sizeFields> className="size-results__ht js-only" names={["heatTreated"]} />
          </ToolActions>
        </div>
        <p className="fine-print">{`${t("size.results.massNote", { dry, wet, light, heavy })} ${t("size.notes.design")}`}</p>
      </div>
      <SizeDrawing key={arrival} {...view} />
      {isDrawn && (
        <TextLink id="size-planner" href={planner + ownSearch(geometry)}>
          {t("size.actions.load")}
        </TextLink>
      )}
      {isDrawn && <SizePapers {...view} />}
    </div>
  );
  return (
    <>
      {sheet}
      <SizeDetails {...view} />
    </>
  );
}

export const SizeTool = toolIsland(sizeTool, {
  className: "size__tool column",
  Form: SizeForm,
  View: SizeResults,
});
