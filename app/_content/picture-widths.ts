export type PictureFormat = "avif" | "webp";

/** Maximum width in pixels for clients that do not choose a width, such as crawlers and old browsers. */
const plainWidth = 1200;

/** Returns the widths of a format: all for AVIF, one for WebP, which only Edge 120 needs. */
export function offeredWidths(widths: readonly number[], format: PictureFormat): number[] {
  if (format === "avif") return [...widths];
  return [widths.findLast((each) => each <= plainWidth) ?? Math.min(...widths)];
}
