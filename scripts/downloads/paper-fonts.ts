import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";

const alphabets = { latin: "U+0-FF, U+2013-2026, U+20AC, U+2212", "latin-ext": "U+100-17F" } as const;

/** A face of the font, and the weights that the styles ask for which it stands for. */
const faces = [
  { weight: 400, weights: "100 599" },
  { weight: 700, weights: "600 900" },
] as const;

/** Where the documents seem to find the files. */
export const fontFolder = "/paper-fonts/";

/**
 * The style sheet of the papers with other files of the same font: of a variable font, as the site has it, Chromium draws every
 * letter anew for each weight, at ten times the size of two faces that a PDF holds as they are.
 *
 * @param styles as the pages have them
 */
export function withPaperFonts(styles: string): string {
  const own = faces.flatMap(({ weight, weights }) =>
    Object.entries(alphabets).map(
      ([alphabet, range]) =>
        `@font-face{font-family:archivo;font-weight:${weights};font-stretch:50% 200%;unicode-range:${range};` +
        `src:url("${fontFolder}archivo-${alphabet}-${weight}-normal.woff2")}`,
    ),
  );
  return [...own, styles.replace(/@font-face\s*\{[^}]*url\([^}]*\}/g, "")].join("\n");
}

/** Reads a file that the style sheet names. */
export function paperFont(file: string): Promise<Buffer> {
  // Node looks for the package as it does for any other, from the project upwards.
  const { resolve } = createRequire(path.resolve("package.json"));
  return readFile(resolve(`@fontsource/archivo/files/${path.posix.basename(file)}`));
}
