import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

import { chromium } from "@playwright/test";

/** The names of Chromium's programs, and the places outside the PATH where macOS and Windows keep them. */
const programs = ["chromium", "google-chrome-stable", "google-chrome", "chromium-browser"];
const applications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];
const headlessShell = "chromium-headless-shell";

/** The places where the shell looks for a program. */
export const onPath = (name: string) =>
  (process.env.PATH ?? "").split(delimiter).flatMap((folder) => (folder ? [join(folder, name)] : []));

/** Whether a program starts: Ubuntu's `chromium-browser` may be a script that only names a package. On Windows `--version` opens a window. */
const starts = (file: string) =>
  existsSync(file) && (process.platform === "win32" || spawnSync(file, ["--version"]).status === 0);

/**
 * Finds a Chromium that is installed: CHROMIUM_PATH, else the system's, else the one that Playwright downloaded.
 *
 * @returns the path of the program; undefined when there is none
 */
export function findChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return [...programs.flatMap(onPath), ...applications, chromium.executablePath()].find(starts);
}

/**
 * Finds Chromium's headless shell, the same engine without windows, tabs and history, which takes two thirds of the time.
 *
 * @returns the path of the program; undefined when there is none, or CHROMIUM_PATH names a browser for everything
 */
export function findHeadlessShell(): string | undefined {
  if (process.env.HEADLESS_SHELL_PATH) return process.env.HEADLESS_SHELL_PATH;
  return process.env.CHROMIUM_PATH ? undefined : onPath(headlessShell).find(starts);
}

/**
 * Installs a Chromium where there is none: Playwright's download, else Debian's package, which only root can install.
 *
 * @throws Error that says what was tried and what to do
 */
export function ensureChromium(): void {
  if (findChromium()) return;
  const run = (command: string, args: readonly string[]) =>
    spawnSync(command, args, {
      stdio: "inherit",
      shell: process.platform === "win32",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  run("npx", ["playwright", "install", "chromium"]);
  if (findChromium()) return;
  if (process.getuid?.() === 0 && onPath("apt-get").some((file) => existsSync(file))) {
    run("apt-get", ["update"]);
    run("apt-get", ["install", "-y", "chromium", headlessShell]);
  }
  if (findChromium()) return;
  throw new Error(
    "The browser tests need Chromium. It is not installed, and neither Playwright's download (npx playwright install chromium) " +
      "nor Debian's package (apt-get install chromium, as root) worked. Install Chromium or Google Chrome with your " +
      "system's package manager, or set its path: CHROMIUM_PATH=/path/to/chromium",
  );
}
