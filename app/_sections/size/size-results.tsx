import { decimals } from "../../_i18n/figures";
import { fill } from "../../_i18n/templates";
import type { BuiltPallet } from "../../_features/pallet/built/built-pallet";
import { entryHeight } from "../../_features/pallet/built/warnings";
import { timberVolume } from "../../_features/pallet/timber";
import { DataList } from "../../_ui/data-list";
import type { SizeProps } from "./size-words";

interface SizeResultsProps extends SizeProps {
  built: BuiltPallet;
  /** As they are written. */
  gap: string;
  pieces: string;
  /** Whether no figure of the drawing is faulty. */
  isDrawn: boolean;
}

/** What follows from the measures: height, gap, timber, mass, pieces on a trailer. */
export function SizeResults({ locale, words, built, gap, pieces, isDrawn }: SizeResultsProps) {
  const { results } = words;
  const { least, most } = built.mass;
  if (!isDrawn)
    return (
      <div className="size__results">
        <h2>{results.heading}</h2>
        <p>{words.faulty}</p>
      </div>
    );
  return (
    <div className="size__results">
      <h2>{results.heading}</h2>
      <DataList
        rows={[
          { term: results.height, value: `${built.geometry.height}\u00a0mm` },
          { term: results.gap, value: `${gap}\u00a0mm` },
          { term: results.entryHeight, value: `${entryHeight(built)}\u00a0mm` },
          { term: results.volume, value: `${decimals(locale, timberVolume(built.geometry), 3)}\u00a0m³` },
          {
            term: results.mass,
            value: fill(words.massValue, { least: Math.round(least), most: Math.round(most) }),
          },
          { term: results.perTruck, value: pieces },
        ]}
      />
      <p className="size__note">{words.massNote}</p>
    </div>
  );
}
