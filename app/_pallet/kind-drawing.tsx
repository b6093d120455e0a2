import { PalletDrawing } from "./pallet-drawing";
import type { SmallDrawing } from "./small-drawing";

/** Draws a small picture without an accessible name: the text beside it says the same. */
export function KindDrawing({ viewBox, paths }: SmallDrawing) {
  return (
    <PalletDrawing viewBox={viewBox} className="pallet-drawing--small">
      {paths.map(([part, data], index) => (
        <path key={index} className={`pallet-drawing__${part}`} d={data} />
      ))}
    </PalletDrawing>
  );
}
