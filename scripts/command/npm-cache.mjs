// @ts-check

import { accessSync, constants, mkdirSync } from "node:fs";
import path from "node:path";

/**
 * Returns npm's cache, or a folder of this project if that cache cannot be written: npm would install
 * nothing. Another user may own the cache, or the machine may mount it read-only.
 *
 * @param {string | undefined} cache npm's cache, as `npm run` names it
 * @returns {string | undefined}
 */
export function writableCache(cache) {
  if (!cache) return cache;
  const packages = path.join(cache, "_cacache");
  try {
    mkdirSync(packages, { recursive: true });
    accessSync(packages, constants.W_OK);
    return cache;
  } catch {
    return path.resolve("node_modules/.cache/npm");
  }
}
