import { millimetres } from "../_i18n/figures";
import { bracketMeasure, horizontalMeasure, type Measure, verticalMeasure } from "./measure-lines";
import { rounded } from "./path-data";
import type { View } from "./views";

/** Least height of a bracket with a figure, and width of a character of a figure, mm. */
const BRACKET = 36;
const CHARACTER = 22;

/**
 * Omits a bracket, and a line of a chain, that is too small for its figure. `scale` of lines and figures
 * relative to the pallet; `Measures` needs the same.
 */
export function measuresOf({ width, height, dimensions }: View, locale: string, scale = 1): Measure[] {
  const [right, bottom] = [width / scale, height / scale];
  return dimensions.flatMap(({ beside, from, to, ...options }) => {
    const line = {
      ...options,
      from: from / scale,
      to: to / scale,
      figure: millimetres(to - from, locale),
    };
    switch (beside) {
      case "top":
        return horizontalMeasure({ ...line, at: -60, witnessFrom: 0 });
      case "right":
        return verticalMeasure({ ...line, at: right + 65, witnessFrom: right });
      case "bottom":
        if (options.arrows === false && line.to - line.from < CHARACTER * line.figure.length) return [];
        // Witness lines do not touch the wood, and the figure is below the line.
        return horizontalMeasure({ ...line, at: bottom + 80, witnessFrom: bottom + 14, offset: 44 });
      case "left":
        return line.to - line.from > BRACKET ? bracketMeasure({ ...line, at: -58 }) : [];
    }
  });
}

interface MeasuresProps {
  measures: readonly Measure[];
  /** As in `measuresOf`. */
  scale?: number | undefined;
  /** Of the figures across their lines. */
  shift?: string;
}

/** Draws dimension lines as a single path, and their figures. */
export function Measures({ measures, scale = 1, shift }: MeasuresProps) {
  const drawn = (
    <>
      <path className="pallet-drawing__measure" d={measures.map(({ line }) => line).join("")} />
      {measures.map((measure) => (
        <text key={measure.line} {...placement(measure)} dy={shift}>
          {measure.figure}
        </text>
      ))}
    </>
  );
  // Finer than other figures: the lines of a small pallet end at its edges.
  return scale === 1 ? drawn : <g transform={`scale(${Number(scale.toFixed(4))})`}>{drawn}</g>;
}

function placement({ x, y, angle }: Measure) {
  return angle === undefined
    ? { x: rounded(x), y: rounded(y) }
    : { transform: `translate(${rounded(x)} ${rounded(y)})rotate(${angle})` };
}
