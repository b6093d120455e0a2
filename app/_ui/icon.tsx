import type { IconShape } from "./icon-shapes";
import "./icon.css";

/**
 * Draws one icon in the text colour. Always decorative: the words stand beside it or on the control.
 *
 * Inline path data instead of a sprite file: one request less in the first view, and the repeated bytes compress away.
 *
 * @param shape one of the exports of `icon-shapes.ts`
 * @param moves the icon steps forward while its link or button is hovered
 */
export function Icon({ shape, moves = false }: { shape: IconShape; moves?: boolean }) {
  return (
    <svg className={moves ? "icon icon--move" : "icon"} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shape.d} fill={shape.filled ? "currentColor" : undefined} />
    </svg>
  );
}
