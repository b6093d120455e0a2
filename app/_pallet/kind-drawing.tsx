import type { ReactNode } from "react";

import { eurPallet } from "../_content/eur-pallet";
import type { PalletGeometry } from "../_content/products";
import { PalletDrawing } from "./pallet-drawing";
import { blockColumns, blockRows } from "./pallet-geometry";
import { rectangle } from "./path-data";
import { Deck, LongSide } from "./pallet-views";

/** One sheet for every kind of pallet, in mm: plans stand on one line, long sides on another, all at one scale. */
export const kindSheet = { viewBox: "-12 -12 1224 1248", planBottom: 1000, ground: 1212 } as const;

/**
 * A sheet whose drawing may be shown again elsewhere on the page by its id (SVG `use`). The group has the drawing's class
 * itself, because selectors do not reach from the page into the copy (SVG 2, 5.6.3).
 */
function Sheet({ id, children }: { id: string; children: ReactNode }) {
  return (
    <PalletDrawing viewBox={kindSheet.viewBox}>
      <g id={id} className="pallet-drawing pallet-drawing--small">
        {children}
      </g>
    </PalletDrawing>
  );
}

/** A pallet, small: from above, and its long side under it. */
export function KindDrawing({ id, geometry }: { id: string; geometry: PalletGeometry }) {
  return (
    <Sheet id={id}>
      <g transform={`translate(0 ${kindSheet.planBottom - geometry.depth})`}>
        <Deck geometry={geometry} />
      </g>
      <g transform={`translate(0 ${kindSheet.ground - geometry.height})`}>
        <LongSide geometry={geometry} />
      </g>
    </Sheet>
  );
}

/** The blocks, small: at their places in a pallet of which only the outline is left. */
export function BlocksDrawing({ id }: { id: string }) {
  const { length, depth, blockHeight } = eurPallet;
  const [top, columns] = [kindSheet.planBottom - depth, blockColumns(eurPallet)];
  const seen = [
    ...blockRows(eurPallet).flatMap((row) =>
      columns.map(({ start, width }) => rectangle(start, top + row.start, width, row.width)),
    ),
    ...columns.map(({ start, width }) =>
      rectangle(start, kindSheet.ground - blockHeight, width, blockHeight),
    ),
  ];
  return (
    <Sheet id={id}>
      <path className="pallet-drawing__hidden" d={rectangle(0, top, length, depth)} />
      <path className="pallet-drawing__chip" d={seen.join("")} />
    </Sheet>
  );
}

/** A pallet that is not drawn yet, small: the outlines of one, and its length to be set. */
export function OutlineDrawing({ id }: { id: string }) {
  const { length, depth, height } = eurPallet;
  const [top, at] = [kindSheet.planBottom - depth, 90];
  const outlines = [
    rectangle(0, top, length, depth),
    rectangle(0, kindSheet.ground - height, length, height),
  ];
  return (
    <Sheet id={id}>
      <path className="pallet-drawing__hidden" d={outlines.join("")} />
      <path
        className="pallet-drawing__measure"
        d={`M0 ${at}h${length}M60 ${at - 25}L0 ${at}l60 25M${length - 60} ${at - 25}l60 25l-60 25M0 40v100M${length} 40v100`}
      />
    </Sheet>
  );
}
