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
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { CommandError } from "./command/command.mjs";

// Starts the command of `npm run {command}`, scripts/{command}.ts, in this process: its default export gets the
// options that its `options` describe. A second parameter gets the other arguments, without it they are errors.

const [, program = "", command = "", ...args] = process.argv;
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const script = path.resolve("scripts", `${command}.ts`);

/** Returns the first comment of a command. */
function help() {
  const file = readFileSync(existsSync(script) ? script : program, "utf8");
  const [, comment = ""] = /\/\*\*([^]*?)\*\//.exec(file) ?? [];
  return comment.replace(/^[ ]\*[ ]?/gm, "").trim();
}

/**
 * Installs the packages, unless they are newer than package-lock.json.
 *
 * @param {boolean} all also those of tests and tools: without them a new machine starts in half the time
 */
function install(all) {
  const installed = "node_modules/.package-lock.json";
  const timeOf = (/** @type {string} */ file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const hasTools = existsSync("node_modules/jest");
  if (timeOf(installed) >= timeOf("package-lock.json") && (hasTools || !all)) return;
  console.log("Installing packages…");
  const kinds = all || hasTools ? "--include=dev" : "--omit=dev";
  try {
    execSync(`npm install ${kinds} ${cache()} --no-save --no-audit --no-fund --loglevel=error`, {
      stdio: "inherit",
    });
  } catch {
    // npm has printed the reason.
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

async function runCommand() {
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
  const downloads = "app/_content/downloads.manifest.json";
  if (!existsSync(downloads)) writeFileSync(downloads, "{}\n");
  const { register } = await import("tsx/esm/api");
  register();
  const { default: run, options = {} } = await import(script);
  const { values, positionals } = parseArgs({ args, options, allowPositionals: run.length > 1 });
  await run(values, positionals);
}

try {
  if (args.includes("--help")) console.log(help());
  else await runCommand();
} catch (error) {
  const { name, code, message } = /** @type {NodeJS.ErrnoException} */ (error);
  const isUsage = code?.startsWith("ERR_PARSE_ARGS_");
  // Any other error is a bug and keeps its stack trace.
  if (!isUsage && !["CommandError", "SettingsError", "PostbuildError"].includes(name)) throw error;
  const sentence = isUsage ? `${message.split(". ")[0]}. \`-- --help\` lists the options.` : message;
  if (sentence) console.error(`\n${sentence}`);
  process.exitCode = 1;
}
