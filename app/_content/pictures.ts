/**
 * Where the files of a picture are. Words about a picture (its alternative text) are in the catalogs.
 */
import { offeredWidths, type PictureFormat } from "./picture-widths";
import { pictures, type PictureName } from "./pictures.manifest";

export type { PictureName };

export interface PictureSources {
  /** Pixels of the original: their ratio is what reserves the space. */
  width: number;
  height: number;
  /** The candidates of each format, as `srcset` wants them. */
  avif: string;
  webp: string;
  /** One address for whoever reads no `srcset`: WebP, the widest that is not wider than 1200 pixels. */
  src: string;
}

/** The widest picture that a reader without a choice (a crawler, an old browser) is given, in pixels. */
const plainWidth = 1200;

/** The widths in pixels a picture is offered at, ascending. */
export function pictureWidths(name: PictureName): readonly number[] {
  return pictures[name].widths;
}

/**
 * The address of one file of a picture from the root of the host, base path included. `width` in pixels has to be one
 * of `pictureWidths(name)`.
 */
export function pictureAddress(name: PictureName, width: number, format: PictureFormat): string {
  return `${process.env.NEXT_PUBLIC_BASE_PATH ?? ""}/pictures/${name}-${width}.${pictures[name].hash}.${format}`;
}

/** Everything `<picture>` needs to know about a picture. */
export function pictureSources(name: PictureName): PictureSources {
  const { width, height } = pictures[name];
  const widths = pictureWidths(name);
  const candidates = (format: PictureFormat) =>
    offeredWidths(widths, format)
      .map((each) => `${pictureAddress(name, each, format)} ${each}w`)
      .join(", ");
  const plain = Math.max(
    ...offeredWidths(widths, "webp").filter((each, index) => index === 0 || each <= plainWidth),
  );
  return {
    width,
    height,
    avif: candidates("avif"),
    webp: candidates("webp"),
    src: pictureAddress(name, plain, "webp"),
  };
}
