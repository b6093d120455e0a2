import { times } from "../../_i18n/figures";
import type { PalletGeometry } from "../../_content/products";
import { PalletDrawing } from "../../_pallet/pallet-drawing";
import { Deck } from "../../_pallet/pallet-views";

interface SizeStripProps {
  geometry: PalletGeometry;
  isDrawn: boolean;
  mass: string;
  pieces: string;
}

/** Renders a summary that stays in view in narrow windows. Drawing and results say the same. */
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
