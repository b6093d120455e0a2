import type { Measure } from "./measure";
import { rounded } from "../path-data";

/** The dimension lines of one drawing as a single path, and their figures over it. @param scale of both, see `planMeasures` */
export function Measures({ measures, scale = 1 }: { measures: readonly Measure[]; scale?: number }) {
  const drawn = (
    <>
      <path className="pallet-drawing__measure" d={measures.map(({ line }) => line).join("")} />
      {measures.map((measure) => (
        <text key={measure.line} {...placement(measure)}>
          {measure.figure}
        </text>
      ))}
    </>
  );
  return scale === 1 ? drawn : <g transform={`scale(${rounded(scale)})`}>{drawn}</g>;
}

function placement({ x, y, turned }: Measure) {
  return turned
    ? { transform: `translate(${rounded(x)} ${rounded(y)})rotate(-90)` }
    : { x: rounded(x), y: rounded(y) };
}
