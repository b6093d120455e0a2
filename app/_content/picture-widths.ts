export type PictureFormat = "avif" | "webp";

/** Maximum width in pixels for clients that do not choose a width, such as crawlers and old browsers. */
const plainWidth = 1200;

/**
 * Returns the widths of a format: all for AVIF, one for WebP. Of the supported browsers only Edge 120 needs
 * WebP, so one width keeps pages small.
 *
 * @param widths all widths of the picture in pixels, ascending
 */
export function offeredWidths(widths: readonly number[], format: PictureFormat): number[] {
  if (format === "avif") return [...widths];
  return [widths.findLast((each) => each <= plainWidth) ?? Math.min(...widths)];
}
