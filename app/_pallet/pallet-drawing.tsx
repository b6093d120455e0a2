import type { ReactNode } from "react";

import type { SmallDrawing } from "./small-drawing";

interface PalletDrawingProps {
  /** Left, top, width and height of the sheet in mm. */
  viewBox: string;
  /** Accessible name. Without one, the drawing is hidden: text beside it says the same. */
  label?: string;
  className?: string;
  /** SVG attribute; without it, a style sheet sets the width. */
  width?: string;
  children: ReactNode;
}

/** Draws a sheet: one SVG unit is one mm, materials and lines as on every other sheet. */
export function PalletDrawing({ viewBox, label, className, width, children }: PalletDrawingProps) {
  return (
    <svg
      className={className ? `pallet-drawing ${className}` : "pallet-drawing"}
      viewBox={viewBox}
      width={width}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" })}
    >
      {/* Browsers expose texts in an SVG, although an image has no parts (WAI-ARIA, `img`). */}
      {label ? <g aria-hidden="true">{children}</g> : children}
    </svg>
  );
}

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
