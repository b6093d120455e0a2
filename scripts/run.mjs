// @ts-check
/**
 * `npm run setup`: installs all packages.
 */
import { execSync } from "node:child_process";
import { accessSync, constants, existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { CommandError, ROOT, runCommand } from "./command/command.mjs";

// Starts the command of `npm run {command}`, scripts/{command}.ts, in this process. First come faults of the
// machine, each with a sentence: neither an old Node nor a strange path gets as far as the command.

const [node = "", program = "", command = "", ...rest] = process.argv;
const script = path.join(ROOT, "scripts", `${command}.ts`);

/** What `npm start` and the build need is in `dependencies`: half the time of all packages on a new machine. */
const installs = { setup: true, test: true, lint: true, start: false };

/** @param {string} file */
const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {});

/** Prints the first comment of a command, which names its purpose and its options. */
function printHelp() {
  const [, comment = ""] =
    /\/\*\*([^]*?)\*\//.exec(readFileSync(existsSync(script) ? script : program, "utf8")) ?? [];
  console.log(comment.replace(/^[ ]\*[ ]?/gm, "").trim());
}

/** @throws CommandError if this Node is none of `engines` in package.json, which all have the form "^20.19" or ">=24" */
function checkNode() {
  const { engines } = readJson(path.join(ROOT, "package.json"));
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const fits = engines.node.split(" || ").some((/** @type {string} */ range) => {
    const [first = 0, second = 0] = range.replace(/^\D+/, "").split(".").map(Number);
    return major === first ? minor >= second : range.startsWith(">=") && major > first;
  });
  if (!fits)
    throw new CommandError(
      `Node ${process.versions.node} cannot run this project: install one of ${engines.node} (https://nodejs.org; with nvm: nvm install).`,
    );
}

/** @throws CommandError for a path that Next or npm would read as another address */
function checkPath() {
  const [letter] = /[#?%]/.exec(ROOT) ?? [];
  if (letter)
    throw new CommandError(
      `The project's folder has "${letter}" in its path, which tools read as a part of an address: move or rename it (${ROOT}).`,
    );
}

/**
 * Installs the packages, unless those of package-lock.json are there.
 *
 * @param {boolean} all also those that only tests need
 * @throws CommandError without a message if npm fails: npm has printed the reason
 */
function install(all) {
  accessSync(ROOT, constants.W_OK);
  const { packages: wanted } = readJson(path.join(ROOT, "package-lock.json"));
  const { packages: present = {} } = readJson(path.join(ROOT, "node_modules/.package-lock.json"));
  const left = Object.entries(wanted).filter(
    ([name, { dev, optional, devOptional, version }]) =>
      name && !optional && !devOptional && (all || !dev) && present[name]?.version !== version,
  );
  if (!left.length) return;
  console.log(`Installing packages (${left.length})…`);
  /** npm without --include removes packages of tests that are there. */
  const kinds = all || Object.values(present).some(({ dev }) => dev) ? "--include=dev" : "--omit=dev";
  try {
    execSync(`npm install ${kinds} --no-save --no-audit --no-fund --loglevel=error`, {
      cwd: ROOT,
      stdio: "inherit",
      env: { ...process.env, npm_config_cache: npmCache() },
    });
  } catch {
    throw new CommandError("");
  }
}

/**
 * Returns npm's cache, or a folder of this project if that cache cannot be written: npm would install nothing.
 * Another user may own the cache, or the machine may mount it read-only.
 */
function npmCache() {
  const { npm_config_cache: cache = "" } = process.env;
  try {
    const packages = path.join(cache, "_cacache");
    mkdirSync(packages, { recursive: true });
    accessSync(packages, constants.W_OK);
    return cache;
  } catch {
    return path.join(ROOT, "node_modules/.cache/npm");
  }
}

/** Ends this process with the shell that npm starts it in: that shell keeps a signal to npm for itself. */
function endWithNpm() {
  const shell = process.ppid;
  const watch = () => process.ppid !== shell && process.kill(process.pid, "SIGTERM");
  if (process.env.npm_lifecycle_event) setInterval(watch, 300).unref();
}

process.argv = [node, script];
await runCommand({}, async () => {
  if (rest.includes("--help")) return printHelp();
  checkNode();
  checkPath();
  endWithNpm();
  if (command in installs) install(installs[/** @type {keyof typeof installs} */ (command)]);
  if (command === "setup") return;
  process.argv.push(...rest);
  const { register } = await import("tsx/esm/api").catch(() => {
    throw new CommandError("Install the packages first: npm ci");
  });
  register();
  await import(script);
});
