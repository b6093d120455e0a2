import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";

const weights = [500, 800] as const;

/** Latin alone has no ł or ż. Two families, because of two fonts with one name the drawing only sees one. */
const alphabets = ["latin", "latin-ext"] as const;

export const fontFamily = alphabets.join(", ");

/**
 * Reads the font of the cards. It comes from a package, because the site's own files are WOFF2 and variable, and the
 * drawing can read neither.
 */
export async function cardFonts() {
  // Node looks for the package as it does for any other, from the project upwards.
  const { resolve } = createRequire(join(process.cwd(), "package.json"));
  const files = weights.flatMap((weight) => alphabets.map((alphabet) => ({ weight, alphabet })));
  return Promise.all(
    files.map(async ({ weight, alphabet }) => ({
      name: alphabet,
      weight,
      style: "normal" as const,
      data: await readFile(resolve(`@fontsource/archivo/files/archivo-${alphabet}-${weight}-normal.woff`)),
    })),
  );
}
