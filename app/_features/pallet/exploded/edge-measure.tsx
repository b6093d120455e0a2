import type { Point2 } from "./axonometry";

interface EdgeMeasureProps {
  /** The ends of the edge on the sheet. */
  from: Point2;
  to: Point2;
  /** From the edge to its line. */
  out: Point2;
  /** The true length, mm. */
  figure: number;
}

/** A dimension line beside an edge that runs aslant, its figure along it. */
export function EdgeMeasure({ from, to, out, figure }: EdgeMeasureProps) {
  const beside = ([x, y]: Point2, far: number): Point2 => [
    Math.round(x + far * out[0]),
    Math.round(y + far * out[1]),
  ];
  const line = (start: Point2, end: Point2) => `M${start.join(" ")}L${end.join(" ")}`;
  const tick = (end: Point2) => line(beside(end, 0.3), beside(end, 1.3));
  const between: Point2 = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const slope = Math.atan2(to[1] - from[1], to[0] - from[0]) * (180 / Math.PI);
  return (
    <>
      <path
        className="pallet-drawing__measure"
        d={line(beside(from, 1), beside(to, 1)) + tick(from) + tick(to)}
      />
      <text transform={`translate(${beside(between, 1).join(" ")})rotate(${Math.round(slope)})`} dy="1.2em">
        {figure}
      </text>
    </>
  );
}
