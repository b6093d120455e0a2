import type { PalletGeometry, RenderCamera } from "../../_content/products";
import "./photo-dimensions.css";
import { photoMeasures } from "./photo-measures";

interface PhotoDimensionsProps {
  geometry: PalletGeometry;
  /** Undefined if the picture's camera is unknown: nothing is drawn. */
  camera: RenderCamera | undefined;
}

/**
 * Draws dimension lines over a product picture in its perspective, cropped like it (`object-fit: cover`). Its
 * box needs `position: relative` and `container-type: inline-size`. The text beside it says the same.
 */
export function PhotoDimensions({ geometry, camera }: PhotoDimensionsProps) {
  if (!camera) return null;
  const measures = photoMeasures(geometry, camera);
  return (
    <svg
      className="photo-dimensions"
      viewBox={`0 0 ${camera.frame.width} ${camera.frame.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d={measures.map(({ line }) => line).join("")} />
      {measures.map(({ line, figure, x, y, angle }) => (
        <text key={line} transform={`translate(${x} ${y})rotate(${angle})`} y="1.05em">
          {figure}
        </text>
      ))}
    </svg>
  );
}
