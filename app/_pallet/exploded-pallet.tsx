import type { PalletGeometry } from "../_content/products";
import { facesOf, fromFront, onSheet, type Point2 } from "./axonometry";
import { Measures } from "./measures";
import { edgeMeasure, type Measure } from "./measure-lines";
import { PalletDrawing } from "./pallet-drawing";
import { rectangle } from "./path-data";
import { layersOf, type Part } from "./pallet-parts";

/**
 * Returns the dimension line of an edge between two points of the sheet.
 *
 * @param out from the edge to the line
 * @param length true length, mm
 */
function measured([x, y]: Point2, to: Point2, out: Point2, length: number): Measure {
  const beside = (share: number, away: number): Point2 => [
    x + share * (to[0] - x) + away * out[0],
    y + share * (to[1] - y) + away * out[1],
  ];
  return edgeMeasure(length, beside, 1, [0.3, 1.3]);
}

/** Draws the visible faces of a part. Without classes: the postbuild moves such groups to a file. */
function Faces({ at, size }: Pick<Part, "at" | "size">) {
  const { front, end, top } = facesOf(fromFront, size);
  return (
    <g transform={`translate(${onSheet(fromFront, at).join(" ")})`}>
      <path filter="brightness(.94)" d={front} />
      <path filter="brightness(.86)" d={end} />
      <path d={top} />
    </g>
  );
}

/** Distance between layers, and from the pallet to the sheet's right edge with space for a number; mm. */
const [apart, beside] = [340, 360];

/** Side of the square around a layer's number; mm. */
const tag = 104;

/**
 * Draws a pallet taken apart into its layers, all lengths true. Layers have rows of equal height: each line
 * of a list of this height beside it is at the end of a leader. Measures reach beyond the sheet.
 */
export function ExplodedPallet({ geometry, label }: { geometry: PalletGeometry; label: string }) {
  const { length, depth, height } = geometry;
  const layers = layersOf(geometry);
  const [near, right, left] = [
    onSheet(fromFront, [length, depth, 0]),
    onSheet(fromFront, [length, 0, 0]),
    onSheet(fromFront, [0, depth, 0]),
  ];
  const roof = onSheet(fromFront, [length, 0, height]);
  const middle = Math.round((right[1] + roof[1]) / 2);
  const away = (index: number) => (index - (layers.length - 1) / 2) * apart;
  const rows = layers.map((_, index) => middle + away(index));
  const edge = right[0] + beside;
  const sheet = [
    left[0] - 20,
    middle - (layers.length / 2) * apart,
    edge - left[0] + 20,
    layers.length * apart,
  ];
  return (
    <PalletDrawing className="exploded-pallet" label={label} viewBox={sheet.join(" ")}>
      <defs>
        {/* pressed chips */}
        <pattern id="chip" width="60" height="60" patternUnits="userSpaceOnUse">
          <path className="pallet-drawing__chip" stroke="none" d="M0 0h60v60H0z" />
          <path opacity=".4" d="M6 14l16 5M34 6l8 12M44 34l13-4M12 42l10-9M30 52l14 3" />
        </pattern>
      </defs>
      {layers
        .map((layer, index) => (
          <g
            key={index}
            className={`exploded-pallet__layer${layer[0]?.isChip ? "" : " pallet-drawing__wood"}`}
            fill={layer[0]?.isChip ? "url(#chip)" : undefined}
            transform={`translate(0 ${away(index)})`}
          >
            <g>
              {layer.map((part) => (
                <Faces key={part.at.join()} {...part} />
              ))}
            </g>
            {index === layers.length - 1 && (
              <Measures
                measures={[measured(left, near, [-22, 62], length), measured(near, right, [40, 62], depth)]}
                shift="1.2em"
              />
            )}
          </g>
        ))
        .reverse()}
      <path d={rows.map((row) => `M${right[0] + 24} ${row}h${beside - tag - 24}`).join("")} />
      <g className="exploded-pallet__tag">
        <path d={rows.map((row) => rectangle(edge - tag, row - tag / 2, tag, tag)).join("")} />
        {rows.map((row, index) => (
          <text key={row} x={edge - tag / 2} y={row} dy=".36em">
            {index + 1}
          </text>
        ))}
      </g>
    </PalletDrawing>
  );
}
