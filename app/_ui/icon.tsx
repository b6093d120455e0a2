import type { IconShape } from "./icon-shapes";

/**
 * Draws an icon in the text colour. Icons are decorative: the label is beside them or on the control. Inline
 * path data saves a request in the first view and compresses well.
 *
 * @param shape an export of `icon-shapes.ts`
 */
export function Icon({ shape }: { shape: IconShape }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shape.d} fill={shape.filled ? "currentColor" : undefined} />
    </svg>
  );
}
