import { useMemo } from "react";

import { times } from "../../_i18n/figures";
import { densities } from "../../_pallet/custom-pallet";
import { DrawingSheet } from "../../_pallet/drawing-sheet";
import { PalletDrawing } from "../../_pallet/pallet-drawing";
import { Deck } from "../../_pallet/pallet-views";
import { TextLink } from "../../_ui/text-link";
import { ownSearch } from "../load/own-search";
import type { ViewProps } from "../kit/tool";
import { ToolActions } from "../kit/tool-actions";
import type { sizeFields, SizeProps } from "./size-fields";
import { SizePapers } from "./size-papers";
import type { SizeAnswer, SizeResult } from "./size-sentences";
import "./size-results.css";

type SizeView = ViewProps<typeof sizeFields, SizeProps, SizeResult, SizeAnswer>;

/**
 * Renders drawing and results. While a figure of the drawing is refused, the drawing is pale with the usual
 * figure, and there are no results.
 */
export function SizeResults(view: SizeView) {
  const { props, result, answer } = view;
  const { t, planner } = props;
  const { isDrawn } = result;
  const { geometry } = result.custom;
  const boards = geometry.deckBoards.length;
  const label = isDrawn
    ? t("size.drawing.alt", { boards, size: answer.title, gap: answer.gap })
    : t("load.faulty");
  const drawing = useMemo(
    () => <DrawingSheet geometry={geometry} label={label} locale={t.region} />,
    [geometry, label, t.region],
  );
  const [dry, , wet] = densities.softwood;
  const [light, , heavy] = densities.pressed;
  const cells = [
    [t("size.results.dimensions"), times(geometry.length, geometry.depth, geometry.height)],
    [t("size.results.gap"), `${answer.gap}\u00a0mm`],
    [t("size.results.volume"), `${answer.volume}\u00a0m³`],
    [t("size.results.mass"), answer.mass],
    [t("size.results.perTruck"), answer.inLoads],
  ] as const;
  return (
    <>
      <div className="size__sheet column" data-outdated={!isDrawn || undefined}>
        {drawing}
        <div className="size-results column">
          <div className="size-results__block">
            {isDrawn && (
              <dl aria-label={t("size.results.heading")}>
                {cells.map(([term, value]) => (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            )}
            <ToolActions amount="q" />
          </div>
          <p className="fine-print">{`${t("size.results.massNote", { dry, wet, light, heavy })} ${t("size.notes.design")}`}</p>
        </div>
        {isDrawn && <TextLink href={planner + ownSearch(geometry)}>{t("size.actions.load")}</TextLink>}
        {isDrawn && <SizePapers {...view} />}
      </div>
      <SizeStrip {...view} />
    </>
  );
}

/** Renders a summary that stays in view in narrow windows. Drawing and results say the same. */
function SizeStrip({ result: { custom, isDrawn }, answer }: SizeView) {
  const { length, depth } = custom.geometry;
  const edge = Math.max(length, depth) / 60;
  return (
    <div className="size__strip js-only" aria-hidden="true" data-outdated={!isDrawn || undefined}>
      <PalletDrawing
        className="pallet-drawing--small"
        viewBox={[-edge, -edge, length + 2 * edge, depth + 2 * edge].map(Math.round).join(" ")}
      >
        <Deck geometry={custom.geometry} />
      </PalletDrawing>
      <p>
        <strong>{times(length, depth)}</strong>
        {isDrawn && <span>{`${answer.mass} · ${answer.perTrip}`}</span>}
      </p>
    </div>
  );
}
