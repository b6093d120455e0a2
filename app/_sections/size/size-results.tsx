import { decimals, times } from "../../_i18n/figures";
import type { OwnPallet } from "../../_pallet/own/own-pallet";
import { densities } from "../../_pallet/own/estimate";
import { timberVolume } from "../../_pallet/timber";
import { Added } from "../../_quote/added";
import { addAddress } from "../../_quote/quote-address";
import type { Line } from "../../_quote/code/line";
import { Button, ButtonLink } from "../../_ui/button";
import type { SizePartProps } from "./size-words";

interface SizeResultsProps extends SizePartProps {
  own: OwnPallet;
  /** As they are written. */
  gap: string;
  mass: string;
  pieces: string;
  /** Whether no figure of the drawing is faulty, and whether any field is. */
  isDrawn: boolean;
  isFaulty: boolean;
  /** The pallet as a line of the quote list. */
  line: Line | undefined;
}

/** The title block of the sheet: what follows from the measures, and what puts the pallet on the quote list. */
export function SizeResults({ t, quote, own, ...shown }: SizeResultsProps) {
  const { length, depth, height } = own.geometry;
  const [dry, , wet] = densities.softwood;
  const [light, , heavy] = densities.pressed;
  const cells = [
    [t("size.results.dimensions"), times(length, depth, height)],
    [t("size.results.gap"), `${shown.gap}\u00a0mm`],
    [t("size.results.volume"), `${decimals(t.region, timberVolume(own.geometry), 3)}\u00a0m³`],
    [t("size.results.mass"), shown.mass],
    [t("size.results.perTruck"), shown.pieces],
  ] as const;
  return (
    <div className="size__results">
      <div className="size__block">
        {shown.isDrawn && (
          <dl aria-label={t("size.results.heading")}>
            {cells.map(([term, value]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className="size__add js-only">
          {shown.isFaulty && <p className="size__fault">{t("load.faulty")}</p>}
          {shown.line && (
            <ButtonLink href={addAddress(quote, shown.line)} tone="accent" arrow>
              {t("size.actions.add")}
            </ButtonLink>
          )}
          {!shown.line && !shown.isFaulty && (
            <Button tone="accent" onClick={() => document.getElementById("size-q")?.focus()}>
              {t("size.actions.quantityFirst")}
            </Button>
          )}
        </div>
      </div>
      <Added />
      <p className="size__note">{`${t("size.results.massNote", { dry, wet, light, heavy })} ${t("size.notes.design")}`}</p>
    </div>
  );
}
