import { rectangle } from "../../_pallet/path-data";
import "./place-tag.css";

export interface PlaceTagProps {
  /** Its number or letter, as in the list below the drawing. */
  name: string;
  /** Its middle, and how wide it is; units of the drawing. */
  x: number;
  y: number;
  size: number;
  /** The point of the drawing that it names. */
  to: readonly [x: number, y: number];
}

/** A number on a drawing, with the line to what it names. */
export function PlaceTag({ name, x, y, size, to }: PlaceTagProps) {
  return (
    <>
      <path className="place-tag__leader" d={`M${to.join(" ")}L${x} ${y}`} />
      <path className="place-tag" d={rectangle(x - size / 2, y - size / 2, size, size)} />
      {/* Its own size would lose against that of the drawing's texts. */}
      <g fontSize={size * 0.7}>
        <text className="place-tag__name" x={x} y={y} dy=".36em">
          {name}
        </text>
      </g>
    </>
  );
}
