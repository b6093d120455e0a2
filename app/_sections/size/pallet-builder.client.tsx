"use client";
import { useMemo } from "react";

import { useAddressFields } from "../../_client/address-fields";
import { useEarlierInput } from "../../_client/earlier-input";
import { useOfferedPallets } from "../../_client/use-offered-pallets";
import { useSettled } from "../../_client/settled";
import { figure, millimetres } from "../../_i18n/figures";
import { fill, plural } from "../../_i18n/templates";
import { usualVehicle } from "../../_content/vehicles";
import { fullLoad } from "../../_features/load/full-load";
import { builtPallet } from "../../_features/pallet/built/built-pallet";
import { readSize, usualSize } from "../../_features/pallet/built/size-fields";
import { type Warning, warningsOf } from "../../_features/pallet/built/warnings";
import { DimensionDrawing } from "../../_features/pallet/dimension-drawing";
import { Isometric } from "../../_features/pallet/isometric";
import { lineOfSize } from "../../_features/pallet/built/line-of-size";
import { SizeActions } from "./size-actions";
import { SizeForm } from "./size-form";
import { SizeResults } from "./size-results";
import type { SizeProps } from "./size-words";

interface SizeWarningsProps extends SizeProps {
  /** Undefined while a figure is faulty. */
  warnings: readonly Warning[] | undefined;
  /** As it is written. */
  gap: string;
}

/** What to look at before the pallet is built: remarks in words, none of them a refusal. */
function SizeWarnings({ locale, words, warnings, gap }: SizeWarningsProps) {
  const written = (values: Warning["values"]) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        name === "gap" ? gap : typeof value === "number" ? millimetres(value, locale) : value,
      ]),
    );
  return (
    <section className="size__warnings" aria-labelledby="size-warnings">
      <h2 id="size-warnings">{words.warnings.heading}</h2>
      {warnings?.length === 0 && <p>{words.warnings.none}</p>}
      {!warnings && <p>{words.faulty}</p>}
      <ul>
        {warnings?.map(({ key, values }) => (
          <li key={key}>{fill(words.warnings[key], written(values))}</li>
        ))}
      </ul>
      <p className="size__note">{words.note}</p>
    </section>
  );
}

/** The figures of the drawing. */
const drawnFields = ["l", "w", "n", "b", "a", "t", "y"] as const;

/**
 * Draws a pallet while its fields are changed. All of them are in the address. While a figure of the drawing is faulty, the
 * drawing is pale, with the usual figure in its place, and there is no result and nothing to add. The result
 * is announced to screen readers once, when the fields have come to rest.
 */
export function PalletBuilder(provided: SizeProps) {
  const { locale, words } = provided;
  const [fields, write] = useAddressFields(usualSize);
  const props = { ...provided, starts: useOfferedPallets(provided.starts, [fields.p]) };
  const place = useEarlierInput<HTMLDivElement>();
  const read = useMemo(() => readSize(fields), [fields]);
  const built = useMemo(() => builtPallet(fields), [fields]);
  const load = useMemo(() => fullLoad(usualVehicle, built.geometry), [built]);
  const { geometry } = built;
  const gap = millimetres(Math.round(built.gap * 10) / 10, locale);
  const { length, depth: width, height } = geometry;
  const isFaulty = read.typedFaults.length > 0;
  const isDrawn = drawnFields.every((name) => !read.typedFaults.includes(name));
  const isAtLeast = load.pieces > 0 && !load.isProven;
  const pieces = fill(isAtLeast ? words.piecesAtLeast : words.pieces, {
    pieces: figure(locale, load.pieces),
  });
  const warnings = isDrawn ? warningsOf(fields, read, built, isAtLeast) : undefined;
  const drawn = plural(locale, words.alt, geometry.deckBoards.length, { length, width, height, gap });
  const announced = useSettled(
    isDrawn ? fill(words.status, { height, gap, mass: geometry.mass, pieces }) : words.faulty,
  );
  return (
    <div className="size__tool deck" ref={place}>
      <div className="size__asked">
        <SizeForm {...props} fields={fields} write={write} faults={read.faults} />
        <SizeWarnings {...props} warnings={warnings} gap={gap} />
        <SizeActions
          {...props}
          geometry={geometry}
          line={lineOfSize(fields, read, geometry)}
          isFaulty={isFaulty}
          isDrawn={isDrawn}
        />
      </div>
      <div className="size__sheet" data-outdated={!isDrawn || undefined}>
        <DimensionDrawing geometry={geometry} label={isDrawn ? drawn : words.faulty} locale={locale} />
        <div className="size__side">
          <div className="size__isometric">
            <Isometric geometry={geometry} />
          </div>
          <SizeResults {...props} built={built} gap={gap} pieces={pieces} isDrawn={isDrawn} />
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </div>
  );
}
