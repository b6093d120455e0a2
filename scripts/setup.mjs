// @ts-check

/**
 * `npm run setup`: installs the packages, for `npm start` and `npm test`. It needs nothing that is installed, and its syntax
 * is that of Node 14, so that an old Node is told what is missing instead of an error of a package.
 */
import { execSync } from "node:child_process";
import { accessSync, constants, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { fitsRange } from "./command/node-range.mjs";

const { engines } = JSON.parse(readFileSync("package.json", "utf8"));

if (fitsRange(process.versions.node, engines.node)) {
  try {
    execSync("npm install --include=dev --no-save --no-audit --no-fund --loglevel=error", {
      stdio: "inherit",
      env: { ...process.env, npm_config_cache: writableCache(process.env.npm_config_cache) },
    });
  } catch {
    // npm has said why.
    process.exitCode = 1;
  }
} else {
  console.error(
    `Node ${process.versions.node} can't build or test this site, because its packages need Node ${engines.node}: https://nodejs.org has one.`,
  );
  process.exitCode = 1;
}

/**
 * npm installs nothing where it can't write its cache: one that another user owns, or that a machine mounts read-only.
 *
 * @param {string | undefined} cache npm's cache, as `npm run` names it
 * @returns {string} that folder, or where it can't be written one of this project's
 */
function writableCache(cache = "") {
  try {
    mkdirSync(path.join(cache, "_cacache"), { recursive: true });
    accessSync(path.join(cache, "_cacache"), constants.W_OK);
    return cache;
  } catch {
    return path.resolve("node_modules/.cache/npm");
  }
}
