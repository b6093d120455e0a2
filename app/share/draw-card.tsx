import { readFile } from "node:fs/promises";
import { ImageResponse } from "next/og";
import sharp from "sharp";

import { shareSize } from "../_layout/head/metadata";
import type { CardContent } from "./card-content";
import { cardFonts } from "./card-fonts";
import { cardPicture } from "./card-picture";
import { pictureSize, ShareCard } from "./share-card";

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
  return sharp(await drawing.arrayBuffer())
    .removeAlpha()
    .png({ palette: true, quality: 50, dither: 0.6, effort: 4 })
    .toBuffer();
}
