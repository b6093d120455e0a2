import { readFileSync } from "node:fs";
import { join } from "node:path";

import { filesBelow } from "../built/files-below";
import type { Placeholder } from "./placeholder";

/**
 * How a drawing says that it only stands for the company's own: right behind its root's first tag. The company's file has no
 * such comment, so nobody has to remember taking anything out of a list.
 */
const mark = /^[^<]*(<\?[^>]*>\s*)?<svg[^>]*><!-- placeholder -->/;

/**
 * Names the drawings that say of themselves that they are placeholders: logos, icon, documents, clients.
 *
 * @param folders where to look, with everything below
 */
export function drawingPlaceholders(folders: readonly string[]): Placeholder[] {
  return folders.flatMap((folder) =>
    filesBelow(folder)
      .filter((file) => file.endsWith(".svg") && mark.test(readFileSync(join(folder, file), "utf8")))
      .map((file) => ({ file: `${folder}/${file}`, says: "is a drawing of nobody's." })),
  );
}
