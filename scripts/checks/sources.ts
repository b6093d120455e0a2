import { readFileSync } from "node:fs";

import { filesBelow } from "../../islands/build/files";

/** Files by path, relative to the project, with their text. */
export type Sources = ReadonlyMap<string, string>;

/** Reads the sources of the site whose path fits. */
export function readSources(fits: RegExp): Sources {
  const files = filesBelow("app").map((file) => `app/${file}`);
  return new Map(files.filter((file) => fits.test(file)).map((file) => [file, readFileSync(file, "utf8")]));
}

/** TypeScript of the site; neither tests nor what a build writes. */
export const components = /^app\/(?!.*\.(test|manifest)\.).*\.tsx?$/;
