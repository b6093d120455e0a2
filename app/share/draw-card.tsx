import { readFile } from "node:fs/promises";
import { ImageResponse } from "next/og";
import sharp from "sharp";

import { shareSize } from "../_layout/head/metadata";
import type { CardContent } from "./card-content";
import { cardFonts } from "./card-fonts";
import { cardPicture } from "./card-picture";
import { pictureSize, ShareCard } from "./share-card";

/** What a share picture may have, bytes: messengers show no larger ones. */
const largest = 150_000;

/**
 * Draws a share picture.
 *
 * @returns a PNG of at most 256 colours: a fifth of the size of the drawing, without a visible difference
 */
export async function drawCard({ title, text, picture, isCut }: CardContent): Promise<Buffer<ArrayBuffer>> {
  const [fonts, logo, photograph] = await Promise.all([
    cardFonts(),
    readFile("public/icons/logo-inverse.svg", "base64"),
    cardPicture(picture, pictureSize.width, pictureSize.height),
  ]);
  const drawing = new ImageResponse(
    <ShareCard
      title={title}
      text={text}
      logo={`data:image/svg+xml;base64,${logo}`}
      picture={photograph}
      isCut={isCut}
    />,
    { ...shareSize, fonts },
  );
  const image = sharp(await drawing.arrayBuffer()).removeAlpha();
  const usual = await image.png({ palette: true, quality: 50, dither: 0.6, effort: 4 }).toBuffer();
  if (usual.length < largest) return usual;
  // Sawdust and asphalt have so much detail that they are spread over fewer points.
  return image.png({ palette: true, quality: 25, dither: 0.3, effort: 4 }).toBuffer();
}
