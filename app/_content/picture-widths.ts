export type PictureFormat = "avif" | "webp";

/**
 * The widths a format is offered at. WebP serves the few browsers that can't read AVIF: every second width is enough for
 * them, and every page that shows pictures is lighter for it.
 *
 * @param widths every width of the picture in pixels, ascending
 */
export function offeredWidths(widths: readonly number[], format: PictureFormat): number[] {
  return widths.filter((_, index) => format === "avif" || (widths.length - 1 - index) % 2 === 0);
}
