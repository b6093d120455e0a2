import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

import { chromium } from "@playwright/test";

import { CommandError } from "./command/command.mjs";

const { CHROMIUM_PATH } = process.env;

/** Returns the path of the first of these programs that is installed. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file));
}

/** Returns the path of Chromium: CHROMIUM_PATH, else the system's, else Playwright's. */
export const findChromium = (): string | undefined =>
  CHROMIUM_PATH ||
  findProgram("chromium", "google-chrome-stable", "google-chrome") ||
  [chromium.executablePath()].find((file) => existsSync(file));

/** Returns the path of Debian's headless shell, which needs only two thirds of the time. */
export const findHeadlessShell = () => (CHROMIUM_PATH ? undefined : findProgram("chromium-headless-shell"));

/**
 * Installs Chromium if it is missing: Playwright's download, else Debian's package, which requires root.
 *
 * @throws CommandError that names the remedy
 */
export function ensureChromium(): void {
  if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH))
    throw new CommandError(`CHROMIUM_PATH names no file: "${CHROMIUM_PATH}".`);
  const install = (command: string) =>
    findChromium() ??
    spawnSync(command, {
      stdio: "inherit",
      shell: true,
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  install("npx playwright install chromium");
  if (process.getuid?.() === 0 && findProgram("apt-get"))
    install("apt-get update && apt-get install -y chromium chromium-headless-shell");
  if (findChromium()) return;
  throw new CommandError(
    "The browser tests need Chromium, and it could not be installed. Install Chromium or Google Chrome with your " +
      "system's package manager, or set its path: CHROMIUM_PATH=/path/to/chromium. Without it: npm test -- --only " +
      "words,downloads,typegen,build,types,budgets,site,lint,unit",
  );
}
