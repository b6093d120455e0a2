// @ts-check

/** `npm run setup`: installs the packages for `npm start` and `npm test`. npm refuses an old Node by its name. */
import { execSync } from "node:child_process";
import { accessSync, constants, mkdirSync } from "node:fs";
import path from "node:path";

/**
 * npm's cache, or a folder of this project if that cache cannot be written: npm would install nothing. Another
 * user may own the cache, or the machine may mount it read-only.
 */
let { npm_config_cache: cache = "" } = process.env;
try {
  const packages = path.join(cache, "_cacache");
  mkdirSync(packages, { recursive: true });
  accessSync(packages, constants.W_OK);
} catch {
  cache = path.resolve("node_modules/.cache/npm");
}

try {
  execSync("npm install --include=dev --no-save --no-audit --no-fund --loglevel=error", {
    stdio: "inherit",
    env: { ...process.env, npm_config_cache: cache },
  });
} catch {
  // npm has printed the reason.
  process.exitCode = 1;
}
