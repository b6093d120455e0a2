/** Addresses of picture files. Alternative texts are in the catalogs. */
import { asset } from "../_i18n/paths";
import pictures from "./pictures.manifest.json" with { type: "json" };

// Unconfirmed (must): the name burnt into pallets or crates is a placeholder brand in about-detail,
// about-stack, hero-line, hero-yard, news-1, news-3, news-4, offer-epal, product-1 and service-transport
// (pictures/masters/)
export type PictureName = keyof typeof pictures;

type PictureFormat = "avif" | "webp";

/** Maximum width in pixels for programs that do not choose a width, such as crawlers. */
const plainWidth = 1200;

/**
 * Returns the widths of a format: all for AVIF, one for WebP.
 *
 * @param widths all widths of the picture in pixels, ascending
 */
export function offeredWidths(widths: readonly number[], format: PictureFormat): number[] {
  if (format === "avif") return [...widths];
  return [widths.findLast((each) => each <= plainWidth) ?? Math.min(...widths)];
}

export interface PictureSources {
  /** Size of the original in pixels. Their ratio reserves the space. */
  width: number;
  height: number;
  /** AVIF candidates in `srcset` syntax. */
  avif: string;
  /** A WebP file for programs that do not read `srcset`. */
  src: string;
}

/** Returns the widths of a picture in pixels, ascending. */
export function pictureWidths(name: PictureName): readonly number[] {
  return pictures[name].widths;
}

/**
 * Returns the path of a picture file, including the base path.
 *
 * @param width a member of `pictureWidths(name)`, in pixels
 */
function pictureAddress(name: PictureName, width: number, format: PictureFormat): string {
  return asset(`/pictures/${name}.${pictures[name].hash}.${width}.${format}`);
}

/**
 * Returns the data for an `<img>` element.
 *
 * @param widest largest width that a screen needs, in pixels
 */
export function pictureSources(name: PictureName, widest = Infinity): PictureSources {
  const { width, height } = pictures[name];
  const widths = pictureWidths(name);
  const [plain = 0] = offeredWidths(widths, "webp");
  return {
    width,
    height,
    avif: widths
      .filter((each) => each <= widest)
      .map((each) => `${pictureAddress(name, each, "avif")} ${each}w`)
      .join(", "),
    src: pictureAddress(name, plain, "webp"),
  };
}
