import { useMemo, useState } from "react";

import { times } from "../../_i18n/figures";
import { densities } from "../../_pallet/custom-pallet";
import { DrawingSheet } from "../../_pallet/drawing-sheet";
import { TextLink } from "../../_ui/text-link";
import { ownSearch } from "../load/own-search";
import { ToolActions } from "../kit/tool-actions";
import { SizePapers } from "./size-papers";
import type { SizePart } from "./size-tool";
import "./size-results.css";

/**
 * Renders drawing and results. While a figure of the drawing is refused, the drawing is pale with the usual
 * figure, and there are no results.
 */
export function SizeResults(view: SizePart) {
  const { props, result, answer } = view;
  const { t, planner } = props;
  const { isDrawn } = result;
  // On phones, further views wait for a press.
  const [isWhole, setWhole] = useState(false);
  const { geometry } = result.custom;
  const boards = geometry.deckBoards.length;
  const label = isDrawn
    ? t("size.drawing.alt", { boards, size: answer.title, gap: answer.gap })
    : t("load.faulty");
  const drawing = useMemo(
    () => <DrawingSheet geometry={geometry} label={label} locale={t.region} isWhole={isWhole} />,
    [geometry, label, t.region, isWhole],
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
    <div className="size__sheet column" data-outdated={!isDrawn || undefined}>
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
      {drawing}
      {!isWhole && (
        <button className="size__views text-link js-only" type="button" onClick={() => setWhole(true)}>
          {t("size.drawing.others")}
        </button>
      )}
      {isDrawn && <TextLink href={planner + ownSearch(geometry)}>{t("size.actions.load")}</TextLink>}
      {isDrawn && <SizePapers {...view} />}
    </div>
  );
}
