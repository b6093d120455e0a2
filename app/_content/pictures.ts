/**
 * Where the files of a picture are. Words about a picture (its alternative text) are in the catalogs.
 */
import { asset } from "../_i18n/paths";
import { offeredWidths, type PictureFormat } from "./picture-widths";
import { pictures, type PictureName } from "./pictures.manifest";

export type { PictureName };

export interface PictureSources {
  /** Pixels of the original: their ratio is what reserves the space. */
  width: number;
  height: number;
  /** The candidates, as `srcset` wants them: AVIF. */
  avif: string;
  /** One address for browsers without AVIF or `srcset`: WebP. */
  src: string;
}

/** The widths in pixels a picture is offered at, ascending. */
export function pictureWidths(name: PictureName): readonly number[] {
  return pictures[name].widths;
}

/**
 * The address of one file of a picture from the root of the host, base path included. `width` in pixels has to be one
 * of `pictureWidths(name)`.
 */
function pictureAddress(name: PictureName, width: number, format: PictureFormat): string {
  return asset(`/pictures/${name}.${pictures[name].hash}.${width}.${format}`);
}

/** Everything `<picture>` needs to know about a picture. */
export function pictureSources(name: PictureName): PictureSources {
  const { width, height } = pictures[name];
  const widths = pictureWidths(name);
  const [plain = 0] = offeredWidths(widths, "webp");
  return {
    width,
    height,
    avif: widths.map((each) => `${pictureAddress(name, each, "avif")} ${each}w`).join(", "),
    src: pictureAddress(name, plain, "webp"),
  };
}
