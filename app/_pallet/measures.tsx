import { millimetres } from "../_i18n/figures";
import type { Point2 } from "./axonometry";
import { pathData, rounded } from "./path-data";
import type { View } from "./views";

/** A dimension line (path data) and the position of its figure, in mm. */
export interface Measure {
  readonly line: string;
  readonly figure: string;
  readonly x: number;
  readonly y: number;
  /** Clockwise rotation of the figure, in degrees. */
  readonly angle?: number;
}

interface MeasuredLine {
  /** The two measured points, on the axis of the line. */
  from: number;
  to: number;
  /** Position of the line on the other axis. */
  at: number;
  /** The distance of both points by default. */
  figure?: string;
}

interface MeasureOptions extends MeasuredLine {
  /** From the line to the baseline of the figure. */
  offset?: number;
  /** Where the witness lines begin: the edge of the measured part. If omitted, they are short ticks. */
  witnessFrom?: number;
  /** False where two arrow heads would touch. */
  arrows?: boolean;
}

const ARROW = { length: 25.6, halfWidth: 8 };
/** Length of a witness line beyond its dimension line. */
const OVERSHOOT = 22;

/** Returns a horizontal dimension line with its figure at the offset; in mm. */
export function horizontalMeasure({ offset = -14, ...options }: MeasureOptions): Measure {
  const { from, to, at, figure = String(to - from) } = options;
  const line = strokes(options, (along, across) => pathData`${along} ${across}`);
  return { line, figure, x: (from + to) / 2, y: at + offset };
}

/** Returns a vertical dimension line with its figure on the right; in mm. */
export function verticalMeasure({ offset = 46, ...options }: MeasureOptions): Measure {
  const { from, to, at, figure = String(to - from) } = options;
  const line = strokes(options, (along, across) => pathData`${across} ${along}`);
  return { line, figure, x: at + offset, y: (from + to) / 2, angle: -90 };
}

/** Returns a vertical bracket with an upright figure on its left; in mm. */
export function bracketMeasure({ from, to, at, figure = String(to - from) }: MeasuredLine): Measure {
  const edge = at - 14;
  const line = pathData`M${at} ${from}V${to}M${edge} ${from}h28M${edge} ${to}h28`;
  return { line, figure, x: at - 42, y: (from + to) / 2 + 13 };
}

/**
 * Returns a dimension line beside an edge in any direction. `Measures` shifts its figure off the line.
 *
 * @param length of the edge, mm
 * @param beside returns a point of the drawing: at a share of the edge, away from it
 * @param line distance of the line from the edge
 * @param witness distances at which the witness lines begin and end
 */
export function edgeMeasure(
  length: number,
  beside: (share: number, away: number) => Point2,
  line: number,
  witness: readonly [number, number],
): Measure {
  const point = (share: number, away: number) => beside(share, away).map(Math.round).join(" ");
  const witnessAt = (share: number) => `M${point(share, witness[0])}L${point(share, witness[1])}`;
  const [from, to] = [beside(0, line), beside(1, line)];
  const [x, y] = beside(0.5, line);
  return {
    line: `M${point(0, line)}L${point(1, line)}${witnessAt(0)}${witnessAt(1)}`,
    figure: String(length),
    x: Math.round(x),
    y: Math.round(y),
    angle: Number(((Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI).toFixed(1)),
  };
}

/** Draws either direction: `point` turns "along the line, across it" into "x y". */
function strokes(
  { from, to, at, witnessFrom = at + OVERSHOOT, arrows = true }: MeasureOptions,
  point: (along: number, across: number) => string,
): string {
  const witnessTo = witnessFrom > at ? at - OVERSHOOT : at + OVERSHOOT;
  const witness = (along: number) => `M${point(along, witnessFrom)}L${point(along, witnessTo)}`;
  const arrow = (tip: number, inwards: 1 | -1) => {
    const back = tip + inwards * ARROW.length;
    return `M${point(back, at + ARROW.halfWidth)}L${point(tip, at)}L${point(back, at - ARROW.halfWidth)}`;
  };
  return [
    `M${point(from, at)}L${point(to, at)}`,
    ...(arrows ? [arrow(from, 1), arrow(to, -1)] : []),
    witness(from),
    witness(to),
  ].join("");
}

/** Least height of a bracket with a figure, and width of a character of a figure, mm. */
const BRACKET = 36;
const CHARACTER = 22;

/**
 * Returns the dimensions of a view as lines and figures. Omits a bracket, and a line of a chain, that is too small for its figure.
 *
 * @param locale BCP 47 tag for figures
 * @param scale of lines and figures relative to the pallet; `Measures` needs the same
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
  /** Shift of the figures across their lines. */
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
