import { join } from "node:path";
import sharp from "sharp";

import type { PictureName } from "../_content/pictures";

/**
 * Reads a picture's master and cuts it to a size.
 *
 * @returns a data address, which the drawing of a card can take in
 */
export async function cardPicture(name: PictureName, width: number, height: number): Promise<string> {
  const bytes = await sharp(join("pictures/masters", `${name}.jpg`))
    .resize(width, height, { fit: "cover" })
    .jpeg({ quality: 92, chromaSubsampling: "4:4:4" })
    .toBuffer();
  return `data:image/jpeg;base64,${bytes.toString("base64")}`;
}
