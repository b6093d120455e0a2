import { useRef, useState } from "react";

import { decimals, figure, times } from "../../_i18n/figures";
import type { PalletGeometry } from "../../_content/products";
import { readCountry, readPostcode } from "../../_lib/read-text";
import { type OwnFields, type OwnRead, ownRanges } from "../../_pallet/own/own-fields";
import { densities, type OwnPallet } from "../../_pallet/own/own-pallet";
import { timberVolume } from "../../_pallet/timber";
import { AddLink } from "../../_quote/add-link";
import { addAddress } from "../../_quote/quote-address";
import type { Line } from "../../_quote/line/line";
import { numberFault } from "../../_lib/number-fault";
import { useFrameQuote } from "../../_quote/use-frame-quote";
import { Button } from "../../_ui/button";
import { NumberField } from "../../_ui/tool-field";
import type { SizePartProps } from "./size-messages";
import "./size-results.css";

interface SizeAddProps extends SizePartProps {
  /** Undefined while a value is missing. */
  href: string | undefined;
  text: string;
  read: OwnRead;
  q: string;
  write: (changes: Partial<OwnFields>) => void;
}

interface SizeResultsProps extends Omit<SizeAddProps, "href" | "text"> {
  fields: OwnFields;
  own: OwnPallet;
  gap: string;
  mass: string;
  pieces: string;
  isDrawn: boolean;
}

/**
 * Returns the quote list line of a custom pallet with its use. Without a chosen block type it omits the
 * blocks.
 *
 * @param read parsed fields
 * @returns undefined without a quantity, and while a field is invalid
 */
export function lineOfOwn(
  fields: OwnFields,
  { values, chosen, typedFaults }: Pick<OwnRead, "values" | "chosen" | "typedFaults">,
  { length, depth, height, blocks, blockHeight, bearers }: PalletGeometry,
): Line | undefined {
  const { n: boards, a: edge, b, t: thickness, m: load, r: span, q: pieces } = values;
  if (typedFaults.length > 0 || !pieces || !boards || !edge || !b || !thickness) return undefined;
  const [destination, postcode] = [readCountry(fields.d), readPostcode(fields.z)];
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

/** Renders the quantity field and the add button. A press without a quantity shows an error. */
function SizeAdd({ t, href, text, read, q, write }: SizeAddProps) {
  const cell = useRef<HTMLDivElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const isFaulty = read.typedFaults.includes("q");
  const fault = isFaulty
    ? numberFault(t, ownRanges.q, "count", q)
    : isAsked && !href && t("size.faults.quantity");
  return (
    <div className="size-results__add js-only" ref={cell}>
      <NumberField
        id="size-q"
        label={t("size.fields.quantity")}
        value={q}
        fault={fault || undefined}
        onValue={(typed) => write({ q: typed })}
      />
      {href ? (
        <AddLink href={href} tone="accent">
          {text}
        </AddLink>
      ) : (
        <Button
          tone="accent"
          className="own-action"
          onClick={() => {
            setIsAsked(true);
            cell.current?.querySelector("input")?.focus();
          }}
        >
          {text}
        </Button>
      )}
    </div>
  );
}

/** Renders the title block of the sheet: derived figures, and the quantity. */
export function SizeResults({ own, gap, mass, pieces, isDrawn, ...adding }: SizeResultsProps) {
  const { t, fields, read, quote } = adding;
  const line = lineOfOwn(fields, read, own.geometry);
  const href = line && addAddress(quote, line);
  const text = line ? t("adding.pieces", { pieces: figure(t.region, read.values.q ?? 0) }) : t("adding.open");
  useFrameQuote(href ?? `#size-${read.typedFaults[0] ?? "q"}`, text);
  const isFaulty = read.typedFaults.some((name) => name !== "q");
  const { length, depth, height } = own.geometry;
  const [dry, , wet] = densities.softwood;
  const [light, , heavy] = densities.pressed;
  const cells = [
    [t("size.results.dimensions"), times(length, depth, height)],
    [t("size.results.gap"), `${gap}\u00a0mm`],
    [t("size.results.volume"), `${decimals(t.region, timberVolume(own.geometry), 3)}\u00a0m³`],
    [t("size.results.mass"), mass],
    [t("size.results.perTruck"), pieces],
  ] as const;
  return (
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
        {isFaulty ? (
          <p className="size-results__fault fault js-only">{t("load.faulty")}</p>
        ) : (
          <SizeAdd {...adding} href={href} text={text} />
        )}
      </div>
      <p className="size-results__note fine-print">{`${t("size.results.massNote", { dry, wet, light, heavy })} ${t("size.notes.design")}`}</p>
    </div>
  );
}
