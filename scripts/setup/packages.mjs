// @ts-check
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../command/root.mjs";

/**
 * Says which package-lock.json the folder node_modules was installed from. It lies inside node_modules, which
 * `npm ci` empties first: after an interrupted installation there is none, and the next run starts over.
 */
const STAMP = join("node_modules", ".install-stamp");

/**
 * Installs the packages when they are missing or belong to another package-lock.json.
 *
 * @param {string} [root] folder with the package-lock.json
 * @param {() => Promise<void>} [install]
 * @returns {Promise<boolean>} whether anything had to be installed
 */
export async function ensurePackages(root = ROOT, install = npmCi) {
  const stamp = join(root, STAMP);
  const lock = readFileSync(join(root, "package-lock.json"));
  const wanted = createHash("sha256").update(lock).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return false;

  console.log("Installing dependencies …");
  await install();
  writeFileSync(stamp, wanted);
  return true;
}

/** Runs `npm ci`; where that fails, npm has said why, and this process ends with its exit code. */
async function npmCi() {
  // Development packages always: the build itself needs them, whatever NODE_ENV or npm's own settings say.
  const npm = spawn("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"], {
    cwd: ROOT,
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32", // npm is a .cmd file there
  });
  const passOn = () => npm.kill();
  process.once("SIGTERM", passOn);
  const [code] = await once(npm, "exit");
  process.off("SIGTERM", passOn);
  if (code !== 0) process.exit(code ?? 143);
}
