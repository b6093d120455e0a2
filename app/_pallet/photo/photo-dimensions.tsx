import type { PalletGeometry, RenderCamera } from "../../_content/products";
import { Measures } from "../measures";
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
  return (
    <svg
      className="photo-dimensions"
      viewBox={`0 0 ${camera.frame.width} ${camera.frame.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Measures measures={photoMeasures(geometry, camera)} shift="1.05em" />
    </svg>
  );
}
