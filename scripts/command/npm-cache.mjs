// @ts-check

import { accessSync, constants, mkdirSync } from "node:fs";
import path from "node:path";

/**
 * npm installs nothing where it can't write its cache: one that another user owns, or that a machine mounts read-only.
 *
 * @param {string | undefined} cache npm's cache, as `npm run` names it
 * @returns {string | undefined} that folder, or where it can't be written one of this project's
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
