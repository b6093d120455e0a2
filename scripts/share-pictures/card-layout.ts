import sharp from "sharp";

/** The part of a card above the pallet at its bottom; all sizes in px. */
export const card = { width: 1200, height: 486 } as const;

/** The picture or drawing on the right. */
export const stage = { left: 580, top: 0, width: 620, height: card.height } as const;

/** The logo is alone in the first 120 px. */
export const logo = { left: 48, top: 44, width: 214, height: 43 } as const;

/** The area of title and figures, which are aligned to its bottom. */
export const column = { left: 48, top: 120, width: 496, height: 326 } as const;

/** Font sizes of the title in the order of trial; line height as a factor. */
export const title = { sizes: [56, 54, 52, 50, 48, 46, 44, 42, 40], lines: 3, spacing: 1.08 } as const;

export const figures = { size: 27, above: 22, spacing: 1.3 } as const;

/**
 * Returns whether the title fits in its lines, with nothing beside or above the text area.
 *
 * @param drawn the card as an image file
 * @param size of the title
 * @param ground background colour, hexadecimal
 */
export async function textFits(
  drawn: Buffer,
  size: number,
  hasFigures: boolean,
  ground: string,
): Promise<boolean> {
  const below = hasFigures ? figures.above + figures.size * figures.spacing : 0;
  const text = title.lines * size * title.spacing + below;
  const above = logo.top + logo.height;
  const right = column.left + column.width;
  // Accents of capitals rise above their line.
  const top = Math.floor(column.top + column.height - text - 0.1 * size);
  const free = [
    { left: 0, top: above, width: stage.left, height: top - above },
    { left: right, top: above, width: stage.left - right, height: card.height - above },
  ];
  const areGround = free.map(async (part) => {
    const pixels = await sharp(drawn).removeAlpha().extract(part).raw().toBuffer();
    return pixels.toString("hex") === ground.slice(1).repeat(part.width * part.height);
  });
  return !(await Promise.all(areGround)).includes(false);
}
