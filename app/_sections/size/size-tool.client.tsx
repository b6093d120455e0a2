"use client";
import { useDeferredValue, useMemo } from "react";

import { useAddressFields } from "../../_lib/address-fields";
import { useSettled } from "../../_lib/settled";
import { figure, millimetres, times } from "../../_i18n/figures";
import { translator } from "../../_i18n/translator";
import { dimensionsOf, type PalletGeometry } from "../../_content/products";
import { usualVehicle } from "../../_content/vehicles";
import { fullLoad } from "../../_load/full-load";
import { ownSearch } from "../../_load/plan";
import { ownPallet } from "../../_pallet/own/own-pallet";
import { readOwn, usualOwn } from "../../_pallet/own/own-fields";
import { warningsOf } from "../../_pallet/own/warnings";
import { PalletDrawing } from "../../_pallet/pallet-drawing";
import { Deck } from "../../_pallet/pallet-views";
import { ShareMenu, shareWords } from "../../_ui/share-menu";
import { TextLink } from "../../_ui/text-link";
import { DrawingSheet } from "../../_pallet/drawing-sheet";
import { SizeForm } from "./size-form";
import { SizePapers } from "./size-papers";
import { SizeResults } from "./size-results";
import type { SizeProps } from "./size-words";

/** The figures of the drawing. */
const drawnFields = ["l", "w", "n", "b", "a", "t", "y"] as const;

interface DrawnProps {
  geometry: PalletGeometry;
  /** Whether no figure of the drawing is faulty. */
  isDrawn: boolean;
}

/**
 * The pallet in a narrow window, in sight while its fields are changed: its plan, size, mass and pieces. The drawing and the
 * results below say the same to screen readers.
 */
function SizeStrip({ geometry, mass, pieces, isDrawn }: DrawnProps & Record<"mass" | "pieces", string>) {
  const { length, depth } = geometry;
  const edge = Math.max(length, depth) / 60;
  return (
    <div className="size__strip js-only" aria-hidden="true" data-outdated={!isDrawn || undefined}>
      <PalletDrawing
        className="pallet-drawing--small"
        viewBox={[-edge, -edge, length + 2 * edge, depth + 2 * edge].map(Math.round).join(" ")}
      >
        <Deck geometry={geometry} />
      </PalletDrawing>
      <p>
        <strong>{times(length, depth)}</strong>
        {isDrawn && <span>{`${mass} · ${pieces}`}</span>}
      </p>
    </div>
  );
}

/**
 * Draws a pallet while its fields are changed. All of them are in the address. While a figure of the drawing is faulty, the
 * drawing is pale, with the usual figure in its place, and there is no result and nothing to add. The result
 * is announced to screen readers once, when the fields have come to rest.
 */
export function SizeTool({ words, ...provided }: SizeProps) {
  const t = useMemo(() => translator(words), [words]);
  const [fields, write] = useAddressFields(usualOwn);
  const props = { ...provided, t };
  const typed = useMemo(() => ({ fields, read: readOwn(fields) }), [fields]);
  // A field shows what was typed before the pallet is drawn.
  const shown = useDeferredValue(typed);
  const own = useMemo(() => ownPallet(shown.fields), [shown]);
  const load = useMemo(() => fullLoad(usualVehicle, own.geometry), [own]);
  const { geometry } = own;
  const gap = millimetres(Math.round(own.gap * 10) / 10, t.region);
  const { height } = geometry;
  const isDrawn = drawnFields.every((name) => !shown.read.typedFaults.includes(name));
  const isAtLeast = load.perTrip === load.pieces && load.pieces > 0 && !load.isProven;
  const pieces = t(isAtLeast ? "size.results.perTruckAtLeast" : "size.results.perTruckValue", {
    pieces: figure(t.region, load.perTrip),
  });
  const warnings = isDrawn ? warningsOf(shown.fields, shown.read, own, isAtLeast) : undefined;
  const boards = geometry.deckBoards.length;
  const drawn = t("size.drawing.alt", { boards, size: dimensionsOf(geometry), gap });
  const announced = useSettled(
    isDrawn ? t("size.results.status", { height, gap, mass: geometry.mass, pieces }) : t("load.faulty"),
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
  const form = { ...props, ...typed, write };
  return (
    <div className="size__tool">
      <SizeForm {...form} geometry={geometry} faults={typed.read.faults} warnings={warnings} />
      <div className="size__sheet" data-outdated={!isDrawn || undefined}>
        {drawing}
        <SizeResults {...form} own={own} gap={gap} mass={mass} pieces={pieces} isDrawn={isDrawn} />
        <div className="size__actions cluster">
          <ShareMenu words={shareWords(t)} />
          {isDrawn && (
            <TextLink href={props.planner + ownSearch(geometry)}>{t("size.actions.load")}</TextLink>
          )}
        </div>
        {isDrawn && <SizePapers {...props} {...shown} geometry={geometry} />}
      </div>
      <SizeStrip geometry={geometry} mass={mass} pieces={pieces} isDrawn={isDrawn} />
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </div>
  );
}
