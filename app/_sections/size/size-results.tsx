import { decimals } from "../../_i18n/figures";
import type { BuiltPallet } from "../../_features/pallet/built/built-pallet";
import { timberVolume } from "../../_features/pallet/timber";
import { Added } from "../../_features/contact/added";
import { addAddress } from "../../_features/contact/quote-address";
import type { Line } from "../../_features/quote/line";
import { Button, ButtonLink } from "../../_ui/button";
import type { SizeProps } from "./size-words";

interface SizeResultsProps extends SizeProps {
  built: BuiltPallet;
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
export function SizeResults({ locale, words, quote, built, ...shown }: SizeResultsProps) {
  const { results } = words;
  const { length, depth, height } = built.geometry;
  const cells = [
    [results.dimensions, [length, depth, height].join("\u00a0×\u00a0")],
    [results.gap, `${shown.gap}\u00a0mm`],
    [results.volume, `${decimals(locale, timberVolume(built.geometry), 3)}\u00a0m³`],
    [results.mass, shown.mass],
    [results.perTruck, shown.pieces],
  ] as const;
  return (
    <div className="size__results">
      <div className="size__block">
        {shown.isDrawn && (
          <dl aria-label={results.heading}>
            {cells.map(([term, value]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className="size__add js-only">
          {shown.isFaulty && <p className="size__fault">{words.faulty}</p>}
          {shown.line && (
            <ButtonLink href={addAddress(quote, shown.line)} tone="accent" arrow>
              {words.actions.add}
            </ButtonLink>
          )}
          {!shown.line && !shown.isFaulty && (
            <Button tone="accent" onClick={() => document.getElementById("size-q")?.focus()}>
              {words.actions.quantityFirst}
            </Button>
          )}
        </div>
      </div>
      <Added />
      <p className="size__note">{`${words.massNote} ${words.note}`}</p>
    </div>
  );
}
