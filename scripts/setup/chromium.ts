import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import spawn, { type SubprocessError } from "nano-spawn";

import { CommandError } from "../command/command-error.mjs";
import { mustRun } from "../command/run";

/** In milliseconds. The first start on a slow machine takes its time. */
const START_LIMIT = 60_000;

/** A place browsers may come from; it gives the paths of those it has, and throws when getting one failed. */
interface Source {
  readonly name: string;
  readonly find: () => readonly string[] | Promise<readonly string[]>;
}

const SOURCES: readonly Source[] = [
  {
    name: "this system's own",
    find: async () => (await import("chrome-launcher")).Launcher.getInstallations(),
  },
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

const SHELL = "chromium-headless-shell";
const SHELL_SOURCES: readonly Source[] = [
  { name: `"${SHELL}" on the PATH`, find: () => onPath(SHELL) },
  { name: "Debian's package", find: () => debianPackage(SHELL) },
];

/**
 * Looks for a Chromium that really starts: CHROMIUM_PATH if set (and then no other), else the system's, else
 * Playwright's own, else the distribution's package.
 *
 * @returns the path of the program
 * @throws CommandError that says what was tried, when there is none
 */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  return firstThatStarts(named ? [{ name: "CHROMIUM_PATH", find: () => [named] }] : SOURCES);
}

/**
 * Looks for Chromium's headless shell: the same engine without the browser's own windows, tabs and history, which does most
 * tests in two thirds of the time. It lacks the back/forward cache, so it is no replacement.
 *
 * @returns the path of the program; undefined when CHROMIUM_PATH names a browser for everything, or when there is no such
 *   program
 */
export async function findHeadlessShell(): Promise<string | undefined> {
  if (process.env.CHROMIUM_PATH) return undefined;
  try {
    return await firstThatStarts(SHELL_SOURCES);
  } catch (error) {
    // Told to end (Ctrl+C) while it was being installed.
    if (!(error instanceof CommandError) || !error.message) throw error;
    return undefined;
  }
}

/**
 * @param sources in order of preference; a later one is asked only when those before it gave nothing
 * @param problemOf why the program at a path does not start
 * @returns the path of the first program that starts
 * @throws CommandError that says what was tried, when there is none
 */
export async function firstThatStarts(
  sources: readonly Source[],
  problemOf: (path: string) => string | undefined | Promise<string | undefined> = problemStarting,
): Promise<string> {
  const tried: string[] = [];
  for (const { name, find } of sources) {
    try {
      const paths = await find();
      if (!paths.length) tried.push(`  ${name}: not there`);
      for (const path of paths) {
        const problem = await problemOf(path);
        if (!problem) return path;
        tried.push(`  ${name}: ${path} does not start: ${problem}`);
      }
    } catch (error) {
      // Told to end (Ctrl+C) while something was being installed: do not try the next source.
      if (error instanceof CommandError && !error.message) throw error;
      tried.push(`  ${name}: ${(error as Error).message}`);
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
 * @returns what went wrong
 */
export async function problemStarting(path: string): Promise<string | undefined> {
  const profile = mkdtempSync(join(tmpdir(), "chromium-check-"));
  const options = ["--headless", "--no-sandbox", "--disable-gpu", `--user-data-dir=${profile}`, "--dump-dom"];
  try {
    const limits = { signal: AbortSignal.timeout(START_LIMIT), killSignal: "SIGKILL" } as const;
    const { stdout } = await spawn(path, [...options, "about:blank"], limits);
    return stdout.includes("<html>") ? undefined : "it shows no page";
  } catch (error) {
    const { stderr, message, cause } = error as SubprocessError;
    return stderr.split("\n").at(-1) || (cause as Error | undefined)?.message || message;
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Where a program is on the PATH; nowhere is an empty list. */
export async function onPath(name: string): Promise<string[]> {
  const { stdout } = await spawn("which", [name], { env: process.env }).catch(
    (error: SubprocessError) => error,
  );
  return stdout ? [stdout] : [];
}

async function playwrightPath(): Promise<string[]> {
  const { chromium } = await import("@playwright/test");
  return [chromium.executablePath()];
}

/** Installs a package of Debian, which is named as its program is. */
async function debianPackage(name: string): Promise<string[]> {
  if (!(await onPath("apt-get")).length) throw new CommandError("this system has no apt-get");
  if (process.getuid?.() !== 0) throw new CommandError(`only root may install it: apt-get install ${name}`);

  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await mustRun("apt-get", ["update"], environment);
  await mustRun("apt-get", ["install", "-y", name], environment);
  return onPath(name);
}
