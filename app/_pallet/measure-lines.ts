import type { Point2 } from "./isometric";
import { pathData } from "./path-data";

/** Path data and the position of its figure, in mm. */
export interface Measure {
  readonly line: string;
  readonly figure: string;
  readonly x: number;
  readonly y: number;
  /** Of the figure: clockwise, in degrees. */
  readonly angle?: number;
}

interface MeasuredLine {
  /** On the axis of the line. */
  from: number;
  to: number;
  /** On the other axis. */
  at: number;
  /** The distance of both points by default. */
  figure?: string;
}

interface MeasureOptions extends MeasuredLine {
  /** From the line to the baseline of the figure. */
  offset?: number;
  /** The edge of the measured part. If omitted, witness lines are short ticks. */
  witnessFrom?: number;
  /** False where two arrow heads would touch. */
  arrows?: boolean;
}

const ARROW = { length: 25.6, halfWidth: 8 };
/** Length of a witness line beyond its dimension line. */
const OVERSHOOT = 22;

/** In mm. */
export function horizontalMeasure({ offset = -14, ...options }: MeasureOptions): Measure {
  const { from, to, at, figure = String(to - from) } = options;
  const line = strokes(options, (along, across) => pathData`${along} ${across}`);
  return { line, figure, x: (from + to) / 2, y: at + offset };
}

/** The figure is on the right; in mm. */
export function verticalMeasure({ offset = 46, ...options }: MeasureOptions): Measure {
  const { from, to, at, figure = String(to - from) } = options;
  const line = strokes(options, (along, across) => pathData`${across} ${along}`);
  return { line, figure, x: at + offset, y: (from + to) / 2, angle: -90 };
}

/** An upright figure on the left; in mm. */
export function bracketMeasure({ from, to, at, figure = String(to - from) }: MeasuredLine): Measure {
  const edge = at - 14;
  const line = pathData`M${at} ${from}V${to}M${edge} ${from}h28M${edge} ${to}h28`;
  return { line, figure, x: at - 42, y: (from + to) / 2 + 13 };
}

/**
 * Beside an edge of a length (mm) in any direction. `beside` returns a point: at a share of the edge, away
 * from it. The line has a distance from the edge, its witness lines begin and end at others. `Measures`
 * shifts its figure off the line.
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
