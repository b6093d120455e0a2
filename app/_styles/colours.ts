import { readFileSync } from "node:fs";

const tokens = readFileSync("app/_styles/tokens.css", "utf8");

/**
 * Reads a raw colour of the tokens, for uses outside CSS: browser interface, share pictures, icons.
 *
 * @param name custom property without dashes, such as `forest-900`
 * @returns hexadecimal, such as `#11231b`
 * @throws an error for an unknown colour
 */
export function colour(name: string): string {
  const value = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
  if (!value) throw new Error(`tokens.css has no colour "${name}".`);
  return value;
}

/** Colour of the browser interface. */
export const themeColour = colour("forest-900");

/** Background until the page is painted. */
export const pageColour = colour("paper-100");
