import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

import { chromium } from "@playwright/test";

/** Program names of Chromium, and its usual paths on macOS and Windows, which are not in PATH. */
const programs = ["chromium", "google-chrome-stable", "google-chrome", "chromium-browser"];
const applications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];
const headlessShell = "chromium-headless-shell";

/** Returns the paths at which a shell looks for a program. */
export const onPath = (name: string) =>
  (process.env.PATH ?? "").split(delimiter).flatMap((folder) => (folder ? [join(folder, name)] : []));

/**
 * Returns whether a program starts: Ubuntu's `chromium-browser` may be a script that only names a package. On
 * Windows, `--version` would open a window.
 */
const starts = (file: string) =>
  existsSync(file) && (process.platform === "win32" || spawnSync(file, ["--version"]).status === 0);

/**
 * Finds an installed Chromium: CHROMIUM_PATH, else the system's, else Playwright's.
 *
 * @returns the path of the program; undefined if no Chromium is installed
 */
export function findChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return [...programs.flatMap(onPath), ...applications, chromium.executablePath()].find(starts);
}

/**
 * Finds Chromium's headless shell, which needs only two thirds of the time.
 *
 * @returns the path of the program; undefined if no shell is installed, or if CHROMIUM_PATH sets the browser for everything
 */
export function findHeadlessShell(): string | undefined {
  return process.env.CHROMIUM_PATH ? undefined : onPath(headlessShell).find(starts);
}

/**
 * Installs Chromium if it is missing: Playwright's download, else Debian's package, which requires root.
 *
 * @throws Error that names the attempts and the remedy
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
