import type { Measure } from "./measure";
import { rounded } from "../path-data";

/** The dimension lines of one drawing as a single path, and their figures over it. */
export function Measures({ measures }: { measures: readonly Measure[] }) {
  return (
    <>
      <path className="pallet-drawing__measure" d={measures.map(({ line }) => line).join("")} />
      {measures.map((measure) => (
        <text key={measure.line} {...placement(measure)}>
          {measure.figure}
        </text>
      ))}
    </>
  );
}

function placement({ x, y, turned }: Measure) {
  return turned
    ? { transform: `translate(${rounded(x)} ${rounded(y)})rotate(-90)` }
    : { x: rounded(x), y: rounded(y) };
}
