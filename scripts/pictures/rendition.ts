/** What is made of a master: at which widths, in which formats, how hard compressed. A rendition is one such file. */
import sharp from "sharp";

/** The formats on offer, the smaller one first; the second is for browsers that cannot read the first. */
export const formats = ["avif", "webp"] as const;

export type Format = (typeof formats)[number];

/**
 * Widths in pixels. Each step is a fifth to a half wider than the one before: no screen loads much more than it shows,
 * and no page carries addresses without a benefit. 736 fills the most common test phone (412 px at 1.75
 * pixels each).
 */
const ladder = [480, 736, 960, 1280, 1600, 2000, 2400] as const;

/** The step below for what a phone shows as a thumbnail: on the home page it halves the bytes of four pictures. */
const thumbnail = { width: 288, of: /^(product|about-detail)/ } as const;

/**
 * Everything that decides the bytes of a rendition, apart from master and width. From `wideFrom` pixels on a picture
 * is seen on a dense or a large screen, where the same artefacts are harder to see: it may be compressed harder. That is
 * every step but the first ones: on the masters of the first views it saves 28 % of the bytes, and nothing is seen of it at
 * 1.75 pixels each.
 */
const settings = {
  wideFrom: 700,
  avif: { quality: 60, wideQuality: 52, options: { effort: 3, chromaSubsampling: "4:2:0" } },
  webp: { quality: 75, wideQuality: 68, options: { effort: 4 } },
} as const;

/** The settings and the encoder's version in one line: when it changes, every rendition has to be made again. */
export const recipe = JSON.stringify({ ...settings, sharp: sharp.versions.sharp });

/**
 * The widths a master is offered at, ascending, in pixels. The last one is the master's own width, or the top of the
 * ladder if that is less: nothing is ever enlarged. A step less than a tenth below it would save nothing and is left out.
 *
 * @param name the master's, without ending
 */
export function widthsFor(masterWidth: number, name: string): number[] {
  const widest = Math.min(masterWidth, Math.max(...ladder));
  const steps = thumbnail.of.test(name) ? [thumbnail.width, ...ladder] : ladder;
  return [...steps.filter((width) => width * 1.1 <= widest), widest];
}

/**
 * Encodes a master (the bytes of an image file) at a width in pixels. The result is sRGB, upright, without metadata.
 * Throws sharp's error when the master is no image or is damaged.
 */
export async function encode(master: Buffer, width: number, format: Format): Promise<Buffer> {
  const { quality, wideQuality, options } = settings[format];
  return sharp(master)
    .autoOrient()
    .resize({ width })
    [format]({ ...options, quality: width < settings.wideFrom ? quality : wideQuality })
    .toBuffer();
}
