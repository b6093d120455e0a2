export type PictureFormat = "avif" | "webp";

/** The widest picture that a reader without a choice (a crawler, an old browser) is given, in pixels. */
const plainWidth = 1200;

/**
 * The widths a format is offered at: AVIF at every one. WebP serves those that can't read AVIF, of the browsers on our list
 * Edge 120 alone: one width is enough for them, and every page that shows pictures is lighter for it.
 *
 * @param widths every width of the picture in pixels, ascending
 */
export function offeredWidths(widths: readonly number[], format: PictureFormat): number[] {
  if (format === "avif") return [...widths];
  return [widths.findLast((each) => each <= plainWidth) ?? Math.min(...widths)];
}
