import { readFileSync } from "node:fs";

const tokens = readFileSync("app/_styles/tokens.css", "utf8");

/**
 * Reads a raw colour of the tokens, for what no style sheet reaches: the browser's own frame, share pictures, icons.
 *
 * @param name of the custom property without its dashes, such as `forest-900`
 * @returns hexadecimal, such as `#11231b`
 * @throws an error where the tokens have no such colour
 */
export function colour(name: string): string {
  const value = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
  if (!value) throw new Error(`tokens.css has no colour "${name}".`);
  return value;
}

/** The browser's own frame around the page takes this colour. */
export const themeColour = colour("forest-900");

/** What the browser shows before the page is there. */
export const pageColour = colour("paper-100");
