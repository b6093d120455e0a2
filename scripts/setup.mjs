// @ts-check

/**
 * `npm run setup`: installs the packages for `npm start` and `npm test`. It uses no package and only syntax
 * of Node 14, so that an old Node prints the required version instead of a package's error.
 */
import { execSync } from "node:child_process";
import { readFileSync } from "node:fs";

import { fitsRange } from "./command/node-range.mjs";
import { writableCache } from "./command/npm-cache.mjs";

const { engines } = JSON.parse(readFileSync("package.json", "utf8"));

if (fitsRange(process.versions.node, engines.node)) {
  try {
    execSync("npm install --include=dev --no-save --no-audit --no-fund --loglevel=error", {
      stdio: "inherit",
      env: { ...process.env, npm_config_cache: writableCache(process.env.npm_config_cache) },
    });
  } catch {
    // npm has printed the reason.
    process.exitCode = 1;
  }
} else {
  console.error(
    `Node ${process.versions.node} is not supported. Install Node ${engines.node} from https://nodejs.org.`,
  );
  process.exitCode = 1;
}
