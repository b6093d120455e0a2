import type { PalletGeometry } from "../_content/products";
import { IsometricFaces, isometricSheet } from "./elevations";
import { PalletDrawing } from "./pallet-drawing";
import "./isometric.css";

/** A pallet from its corner, all three axes at one scale. The drawings beside it give the measures. */
export function Isometric({ geometry }: { geometry: PalletGeometry }) {
  return (
    <PalletDrawing className="isometric" viewBox={isometricSheet(geometry)}>
      <IsometricFaces geometry={geometry} />
    </PalletDrawing>
  );
}
