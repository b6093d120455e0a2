import { parseArgs } from "node:util";

import open from "open";

import { CommandError } from "../command/command-error.mjs";

/**
 * Reads the command line of `npm start`.
 *
 * @returns whether the site is to be shown at once
 * @throws CommandError for what is not understood
 */
export function wantsBrowser(args: readonly string[]): boolean {
  try {
    return parseArgs({ args: [...args], options: { open: { type: "boolean", default: false } } }).values.open;
  } catch (error) {
    throw new CommandError(`${(error as Error).message}. npm start takes --open: npm start -- --open`);
  }
}

/** Shows an address in the browser of whoever sits there; where there is none, that is said, and the site is served all the same. */
export async function showInBrowser(address: string): Promise<void> {
  try {
    const program = await open(address);
    program.once("error", (error) => console.warn(`No browser could be opened: ${error.message}`));
  } catch (error) {
    console.warn(`No browser could be opened: ${(error as Error).message}`);
  }
}
