import { decimals, times } from "../../_i18n/figures";
import type { PalletGeometry } from "../../_content/products";
import { typedCountry, typedPostcode } from "../../_lib/typed";
import type { OwnFields, OwnRead } from "../../_pallet/own/own-fields";
import { densities, type OwnPallet } from "../../_pallet/own/own-pallet";
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
  /** Whether no figure of the drawing is faulty. */
  isDrawn: boolean;
  fields: OwnFields;
  read: OwnRead;
}

/**
 * The line that a pallet stands for on the quote list: as it was typed, with all that was stated of its use;
 * of its blocks nothing where any will do.
 *
 * @param read what the fields describe
 * @returns undefined while a field holds what it refuses, and without a quantity
 */
export function lineOfOwn(
  fields: OwnFields,
  { values, chosen, typedFaults }: Pick<OwnRead, "values" | "chosen" | "typedFaults">,
  { length, depth, height, blocks, blockHeight, bearers }: PalletGeometry,
): Line | undefined {
  const { n: boards, a: edge, b, t: thickness, m: load, r: span, q: pieces } = values;
  if (typedFaults.length > 0 || !pieces || !boards || !edge || !b || !thickness) return undefined;
  const [destination, postcode] = [typedCountry(fields.d), typedPostcode(fields.z)];
  return {
    kind: "custom",
    pieces,
    size: [length, depth, height],
    deck: [boards, boards > 2 ? b : edge, edge, thickness],
    ...((bearers || chosen.k !== "a") && { blocks: [blocks, blockHeight] as const }),
    entries: chosen.e === "2" ? 2 : 4,
    ...(load && { load }),
    ...(chosen.c && { onPoints: true as const }),
    support:
      chosen.s === "r" ? (span ? ["rack", span] : ["rack"]) : [chosen.s === "c" ? "conveyor" : "floor"],
    ...(destination && { destination }),
    ...(chosen.h && { ht: true as const }),
    ...(postcode && { postcode }),
    ...(chosen.f && { monthly: true as const }),
  };
}

/** The title block of the sheet: what follows from the measures, and what puts the pallet on the quote list. */
export function SizeResults({ t, quote, own, fields, read, ...shown }: SizeResultsProps) {
  const isFaulty = read.typedFaults.length > 0;
  const line = lineOfOwn(fields, read, own.geometry);
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
          {isFaulty && <p className="size__fault">{t("load.faulty")}</p>}
          {line && (
            <ButtonLink href={addAddress(quote, line)} tone="accent" arrow>
              {t("size.actions.add")}
            </ButtonLink>
          )}
          {!line && !isFaulty && (
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
