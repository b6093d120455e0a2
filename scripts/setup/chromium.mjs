// @ts-check
import { spawnSync } from "node:child_process";
import { accessSync, constants, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { CommandError } from "../command/command-error.mjs";
import { mustRun } from "../command/run.mjs";

/** In milliseconds. The first start on a slow machine takes its time. */
const START_LIMIT = 60_000;

/**
 * A place a browser may come from. `find` gives a path, or undefined when there is none; it throws when getting
 * one failed.
 *
 * @typedef {{ name: string, find: () => string | undefined | Promise<string | undefined> }} Source
 */

/**
 * Looks for a Chromium that really starts: CHROMIUM_PATH if set (and then no other), else the system's, else
 * Playwright's own, else the distribution's package.
 *
 * @returns {Promise<string>} the path of the program
 * @throws {CommandError} that says what was tried, when there is none
 */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  return firstThatStarts(named ? [{ name: "CHROMIUM_PATH", find: () => named }] : SOURCES, problemStarting);
}

/** @type {Source[]} */
const SOURCES = [
  ...["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"].map((name) => ({
    name: `"${name}" on the PATH`,
    find: () => onPath(name),
  })),
  { name: "Playwright's own", find: playwrightPath },
  {
    name: "Playwright's download",
    async find() {
      await mustRun("npx", ["--no", "playwright", "install", "chromium"]);
      return playwrightPath();
    },
  },
  { name: "Debian's package", find: () => debianPackage("chromium") },
];

/**
 * Looks for Chromium's headless shell: the same engine without the browser's own windows, tabs and history, which does most
 * tests in two thirds of the time. It lacks the back/forward cache, so it is no replacement.
 *
 * @returns {Promise<string | undefined>} the path of the program; undefined when CHROMIUM_PATH names a browser for
 *   everything, or when there is no such program
 */
export async function findHeadlessShell() {
  if (process.env.CHROMIUM_PATH) return undefined;
  const name = "chromium-headless-shell";
  try {
    return await firstThatStarts(
      [
        { name: `"${name}" on the PATH`, find: () => onPath(name) },
        { name: "Debian's package", find: () => debianPackage(name) },
      ],
      problemStarting,
    );
  } catch (error) {
    // Told to end (Ctrl+C) while it was being installed.
    if (!(error instanceof CommandError) || !error.message) throw error;
    return undefined;
  }
}

/**
 * @param {Source[]} sources in order of preference; a later one is asked only when those before it gave nothing
 * @param {(path: string) => string | undefined} problemOf why the program at a path does not start
 * @returns {Promise<string>} the path of the first program that starts
 * @throws {CommandError} that says what was tried, when there is none
 */
export async function firstThatStarts(sources, problemOf) {
  const tried = [];
  for (const { name, find } of sources) {
    try {
      const path = await find();
      const problem = path ? problemOf(path) : "not there";
      if (path && !problem) return path;
      tried.push(`  ${name}: ${path ? `${path} does not start: ` : ""}${problem}`);
    } catch (error) {
      // Told to end (Ctrl+C) while something was being installed: do not try the next source.
      if (!(error instanceof CommandError) || !error.message) throw error;
      tried.push(`  ${name}: ${error.message}`);
    }
  }
  throw new CommandError(
    `The browser tests need Chromium, and none was found that starts. Tried:\n${tried.join("\n")}\n` +
      "Install Chromium or Google Chrome with your system's package manager, or name one: CHROMIUM_PATH=/path/to/chromium",
  );
}

/**
 * Starts a browser for an empty page: one that lacks a library, or is only a stub, fails here and not in the tests.
 *
 * @param {string} path
 * @returns {string | undefined} what went wrong
 */
export function problemStarting(path) {
  const profile = mkdtempSync(join(tmpdir(), "chromium-check-"));
  try {
    const { error, status, stdout, stderr } = spawnSync(
      path,
      [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        `--user-data-dir=${profile}`,
        "--dump-dom",
        "about:blank",
      ],
      { encoding: "utf8", timeout: START_LIMIT, killSignal: "SIGKILL" },
    );
    if (error) return error.message;
    if (status === 0 && stdout.includes("<html>")) return undefined;
    return stderr.trim().split("\n").at(-1) || `exit code ${status}`;
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * @param {string} name a program
 * @returns {string | undefined} where it is on the PATH
 */
export function onPath(name) {
  return (process.env.PATH ?? "")
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

async function playwrightPath() {
  const { chromium } = await import("@playwright/test"); // installed only after this file was loaded
  return chromium.executablePath();
}

/**
 * Installs a package of Debian, which is named as its program is.
 *
 * @param {string} name
 */
async function debianPackage(name) {
  if (!onPath("apt-get")) throw new CommandError("this system has no apt-get");
  if (process.getuid?.() !== 0) throw new CommandError(`only root may install it: apt-get install ${name}`);

  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await mustRun("apt-get", ["update"], environment);
  await mustRun("apt-get", ["install", "-y", name], environment);
  return onPath(name);
}
