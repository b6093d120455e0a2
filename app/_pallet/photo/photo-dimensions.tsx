import type { PalletGeometry, RenderCamera } from "../../_content/products";
import "./photo-dimensions.css";
import { photoMeasures } from "./photo-measures";

interface PhotoDimensionsProps {
  geometry: PalletGeometry;
  /** Unset where the camera of the picture is unknown: then there is nothing to draw. */
  camera: RenderCamera | undefined;
}

/**
 * Dimension lines over a product picture, true to the camera it was rendered with, and cropped as the picture is by
 * `object-fit: cover`. Its box must be `position: relative` with `container-type: inline-size`. The words beside it say the
 * same.
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
      {measures.map(({ line, figure, x, y, turn }) => (
        <text key={line} transform={`translate(${x} ${y})rotate(${turn})`} y="1.05em">
          {figure}
        </text>
      ))}
    </svg>
  );
}
