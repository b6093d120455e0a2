// @ts-check
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../command/root.mjs";
import { mustRun } from "../command/run.mjs";

/**
 * Says which package-lock.json the folder node_modules was installed from. It lies inside node_modules, which
 * `npm ci` empties first: after an interrupted installation there is none, and the next run starts over.
 */
const STAMP = join("node_modules", ".install-stamp");

// Development packages always: the build itself needs them, whatever NODE_ENV or npm's own settings say.
const INSTALL = ["ci", "--include=dev", "--no-audit", "--no-fund"];

/** @param {string} root */
function lockHash(root) {
  return createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
}

/**
 * Installs the dependencies when they are missing or belong to another package-lock.json.
 *
 * @param {string} [root] folder with the package-lock.json
 * @param {() => Promise<void>} [install]
 * @returns {Promise<boolean>} whether anything had to be installed
 * @throws {import("../command/command-error.mjs").CommandError} when the installation fails
 */
export async function ensureDependencies(root = ROOT, install = () => mustRun("npm", INSTALL)) {
  const stamp = join(root, STAMP);
  const wanted = lockHash(root);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return false;

  console.log("Installing dependencies …");
  await install();
  writeFileSync(stamp, wanted);
  return true;
}
