import { times } from "../../_i18n/figures";
import type { PalletGeometry } from "../../_content/products";
import { PalletDrawing } from "../../_pallet/pallet-drawing";
import { Deck } from "../../_pallet/pallet-views";

interface SizeStripProps {
  geometry: PalletGeometry;
  /** Whether no figure of the drawing is faulty. */
  isDrawn: boolean;
  mass: string;
  pieces: string;
}

/**
 * The pallet in a narrow window, in sight while its fields are changed: its plan, size, mass and pieces. The drawing and the
 * results below say the same to screen readers.
 */
export function SizeStrip({ geometry, mass, pieces, isDrawn }: SizeStripProps) {
  const { length, depth } = geometry;
  const edge = Math.max(length, depth) / 60;
  return (
    <div className="size__strip js-only" aria-hidden="true" data-outdated={!isDrawn || undefined}>
      <PalletDrawing
        className="pallet-drawing--small"
        viewBox={[-edge, -edge, length + 2 * edge, depth + 2 * edge].map(Math.round).join(" ")}
      >
        <Deck geometry={geometry} />
      </PalletDrawing>
      <p>
        <strong>{times(length, depth)}</strong>
        {isDrawn && <span>{`${mass} · ${pieces}`}</span>}
      </p>
    </div>
  );
}
