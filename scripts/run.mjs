// @ts-check
/**
 * `npm run setup`: installs all packages.
 */
import { execSync } from "node:child_process";
import {
  accessSync,
  constants,
  existsSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

import { CommandError, ROOT, runCommand } from "./command/command.mjs";

// Starts the command of `npm run {command}`, scripts/{command}.ts, in this process.

const [node = "", program = "", command = "", ...rest] = process.argv;
const script = path.join(ROOT, "scripts", `${command}.ts`);
const inProject = (/** @type {string} */ file) => path.join(ROOT, file);

/** Prints the first comment of a command, which names its purpose and its options. */
function printHelp() {
  const file = readFileSync(existsSync(script) ? script : program, "utf8");
  const [, comment = ""] = /\/\*\*([^]*?)\*\//.exec(file) ?? [];
  console.log(comment.replace(/^[ ]\*[ ]?/gm, "").trim());
}

/**
 * Installs the packages, unless they are newer than package-lock.json.
 *
 * @param {boolean} all also those that only tests and tools need: without them a new machine starts in half the time
 * @throws CommandError without a message if npm fails: npm has printed the reason
 */
function install(all) {
  const [wanted, installed] = [inProject("package-lock.json"), inProject("node_modules/.package-lock.json")];
  const hasTools = existsSync(inProject("node_modules/jest"));
  const timeOf = (/** @type {string} */ file) => (existsSync(file) ? statSync(file).mtimeMs : 0);
  const isCurrent = existsSync(installed) && timeOf(installed) >= timeOf(wanted);
  if (isCurrent && (hasTools || !all)) return;
  console.log("Installing packages…");
  const kinds = all || hasTools ? "--include=dev" : "--omit=dev";
  try {
    execSync(`npm install ${kinds} ${cache()} --no-save --no-audit --no-fund --loglevel=error`, {
      cwd: ROOT,
      stdio: "inherit",
    });
  } catch {
    throw new CommandError("");
  }
  utimesSync(installed, new Date(), new Date());
}

/** Returns npm's option for a cache in this project where its usual cache is new, or cannot be written. */
function cache() {
  try {
    accessSync(path.join(process.env.npm_config_cache ?? "", "_cacache"), constants.W_OK);
    return "";
  } catch {
    return "--cache node_modules/.cache/npm";
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
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const least = { 20: 19, 22: 16 }[major];
  if (major < 24 && !(least && minor >= least))
    throw new CommandError(
      `Node ${process.versions.node} cannot run this project: install 24 (https://nodejs.org; with nvm: nvm install 24).`,
    );
  endWithNpm();
  install(!["start", "build", "preview", "deploy", "golive", "downloads"].includes(command));
  if (command === "setup") return;
  // Code imports the list of downloads, which the first build fills.
  const downloads = inProject("app/_content/downloads.manifest.json");
  if (!existsSync(downloads)) writeFileSync(downloads, "{}\n");
  process.argv.push(...rest);
  const { register } = await import("tsx/esm/api");
  register();
  await import(script);
});
