import type { Vehicle } from "../../_content/vehicles";
import { PalletDrawing } from "../../_pallet/pallet-drawing";
import { rectangle } from "../../_pallet/path-data";
import type { Footprint, Position } from "../packing/pack-floor";
import { stacksFromAbove } from "./stacks";

interface LoadedFloorProps {
  vehicle: Vehicle;
  pallet: Footprint;
  positions: readonly Position[];
  className?: string;
}

/** Draws a small floor with its stacks, for a link to the planner; in mm. */
export function LoadedFloor({ vehicle: { length, width }, pallet, positions, className }: LoadedFloorProps) {
  return (
    <PalletDrawing className={className} viewBox={`-40 -40 ${length + 80} ${width + 80}`}>
      <path d={rectangle(0, 0, length, width)} />
      <path className="pallet-drawing__wood" d={stacksFromAbove(positions, pallet)} />
    </PalletDrawing>
  );
}
