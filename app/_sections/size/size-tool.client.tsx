"use client";
import { memo, useMemo } from "react";

import { useAddressFields } from "../../_lib/address-fields";
import { useAfterFrame } from "../../_lib/use-after-frame";
import { useSettledAnnouncement } from "../../_lib/use-announcement";
import { figure, millimetres } from "../../_i18n/figures";
import { translator } from "../../_i18n/translator";
import { dimensionsOf } from "../../_content/products";
import { usualVehicle } from "../../_content/vehicles";
import { fullLoad, inLoads } from "../../_load/full-load";
import { ownSearch } from "../../_load/plan";
import { type OwnPallet, ownPallet } from "../../_pallet/own/own-pallet";
import { type OwnFields, type OwnRead, readOwn, usualOwn } from "../../_pallet/own/own-fields";
import { warningsOf } from "../../_pallet/own/warnings";
import { ShareMenu, shareTexts } from "../../_ui/share-menu";
import { TextLink } from "../../_ui/text-link";
import { DrawingSheet } from "../../_pallet/drawing-sheet";
import { SizeForm } from "./size-form";
import { warningText } from "./size-notes";
import { SizePapers } from "./size-papers";
import { SizeResults } from "./size-results";
import { SizeStrip } from "./size-strip";
import type { SizePartProps, SizeProps } from "./size-messages";

const drawnFields = ["l", "w", "n", "b", "a", "t", "y"] as const;

/**
 * Renders the size tool. The address holds its fields. While a figure of the drawing is invalid, the drawing
 * is pale with the default figure, and there are no results.
 */
export function SizeTool(provided: SizeProps) {
  const props = useMemo(() => {
    const { messages, ...facts } = provided;
    return { ...facts, t: translator(messages) };
  }, [provided]);
  const [fields, write] = useAddressFields(usualOwn);
  const typed = useMemo(() => ({ fields, read: readOwn(fields) }), [fields]);
  // Paints the typed key before the pallet is drawn.
  const shown = useAfterFrame(typed);
  const own = useMemo(() => ownPallet(shown.fields), [shown]);
  const load = useMemo(() => fullLoad(usualVehicle, own.geometry), [own]);
  const isAtLeast = load.perTrip === load.pieces && load.pieces > 0 && !load.isProven;
  const isDrawn = drawnFields.every((name) => !shown.read.typedFaults.includes(name));
  const warnings = isDrawn ? warningsOf(shown.fields, shown.read, own, isAtLeast) : undefined;
  const warningTexts = warnings?.map((warning) => warningText(props.t, warning)).join(" ") ?? "";
  const { geometry } = own;
  return (
    <div className="size__tool row" data-settling={shown !== typed || undefined}>
      <SizeForm
        {...props}
        {...typed}
        write={write}
        geometry={geometry}
        faults={typed.read.faults}
        warnings={warnings}
      />
      <SizeSheet
        {...{ props, shown, own, write, isDrawn, isAtLeast }}
        perTrip={load.perTrip}
        q={fields.q}
        warningTexts={warningTexts}
      />
    </div>
  );
}

interface SizeSheetProps {
  props: SizePartProps;
  /** Fields of the drawn pallet. */
  shown: { fields: OwnFields; read: OwnRead };
  own: OwnPallet;
  perTrip: number;
  /** Whether a load may hold more pieces than the search found. */
  isAtLeast: boolean;
  isDrawn: boolean;
  /** Warnings below the fields, to be announced. */
  warningTexts: string;
  /** Quantity as typed, for the field in this sheet. */
  q: string;
  write: (changes: Partial<OwnFields>) => void;
}

/** Renders drawing and results, and announces them once the fields have settled. */
const SizeSheet = memo(function SizeSheet({ props, shown, own, write, q, ...load }: SizeSheetProps) {
  const { t } = props;
  const { perTrip, isAtLeast, isDrawn, warningTexts } = load;
  const { geometry } = own;
  const gap = millimetres(Math.round(own.gap * 10) / 10, t.region);
  const { height } = geometry;
  const pieces = t(isAtLeast ? "size.results.perTruckAtLeast" : "size.results.perTruckValue", {
    pieces: figure(t.region, perTrip),
  });
  const quantity = shown.read.values.q;
  const inVehicles = quantity && perTrip > 0 ? quantityInLoads(t, quantity, perTrip) : pieces;
  const boards = geometry.deckBoards.length;
  const drawn = t("size.drawing.alt", { boards, size: dimensionsOf(geometry), gap });
  useSettledAnnouncement(
    isDrawn
      ? `${t("size.results.status", { height, gap, mass: geometry.mass, pieces: inVehicles })} ${warningTexts}`
      : "",
  );
  const mass = t("size.results.massRange", {
    least: Math.round(own.mass.least),
    most: Math.round(own.mass.most),
  });
  const label = isDrawn ? drawn : t("load.faulty");
  const drawing = useMemo(
    () => <DrawingSheet geometry={geometry} label={label} locale={t.region} />,
    [geometry, label, t.region],
  );
  return (
    <>
      <div className="size__sheet column" data-outdated={!isDrawn || undefined}>
        {drawing}
        <SizeResults {...props} {...shown} {...{ own, gap, mass, pieces: inVehicles, isDrawn, q, write }} />
        <div className="size__actions cluster">
          <ShareMenu texts={shareTexts(t)} />
          {isDrawn && (
            <TextLink href={props.planner + ownSearch(geometry)}>{t("size.actions.load")}</TextLink>
          )}
        </div>
        {isDrawn && <SizePapers {...props} {...shown} geometry={geometry} />}
      </div>
      <SizeStrip geometry={geometry} mass={mass} pieces={pieces} isDrawn={isDrawn} />
    </>
  );
});

/**
 * Formats a quantity in loads of the default vehicle: "600 pcs = 1 full trailer + 226 pcs".
 *
 * @param perTrip pieces per load
 */
function quantityInLoads(t: SizePartProps["t"], quantity: number, perTrip: number): string {
  const { full, rest } = inLoads(quantity, perTrip);
  const values = {
    quantity: figure(t.region, quantity),
    pieces: figure(t.region, perTrip),
    rest: figure(t.region, rest),
    // Breaks lines before and after the loads only.
    loads: t(`load.fullLoads.${usualVehicle.kind}`, { count: full }).replaceAll(" ", "\u00a0"),
  };
  if (full === 0) return t("load.formula.loadsLess", values);
  return t(rest ? "load.formula.loads" : "load.formula.loadsExact", values);
}
