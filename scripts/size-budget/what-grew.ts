import { execFileSync } from "node:child_process";

import type { PageSizes } from "./budgets";

/** Files that determine each part of a page, as git pathspecs. */
const decides: Readonly<Record<keyof PageSizes, readonly string[]>> = {
  elements: ["app/**/*.tsx"],
  html: ["app/**/*.tsx", "app/**/*.css", "messages/*.json"],
  opening: ["app/**/*.tsx", "app/**/*.css", "messages/*.json"],
  css: ["app/**/*.css", "islands/*.css"],
  linkedCss: ["app/**/*.css"],
  start: ["app/_client", "app/_lib", "islands/browser", "package-lock.json"],
  hydrated: ["app/**/*.ts", "app/**/*.tsx", "islands/browser", "package-lock.json"],
  fonts: ["public/fonts", "app/_layout/head/font-files.ts"],
  phoneFonts: ["public/fonts", "app/_layout/head/font-files.ts"],
};

/** A commit that changes these files has measured everything. */
const budgetFiles = ["scripts/size-budget/budgets.ts", "app/_i18n/routes.ts"];

/**
 * Returns a sentence about files that grew since the budgets were last changed, largest growth first; empty
 * without history or growth.
 *
 * @param git runs git and returns its output
 */
export function whatGrew(part: keyof PageSizes, git = runGit): string {
  try {
    const since = git("log", "-1", "--format=%h", "--", ...budgetFiles).trim();
    if (!since) return "";
    const pathspecs = decides[part].map((each) => (each.includes("*") ? `:(glob)${each}` : each));
    const rows = git("diff", "--numstat", since, "--", ...pathspecs)
      .trim()
      .split("\n");
    const grown = rows
      .map((row) => row.split("\t"))
      .map(([added, removed, file = ""]) => ({ file, lines: Number(added) - Number(removed) }))
      .filter(({ file, lines }) => lines > 0 && !/\.test\.|(^|\/)test-/.test(file))
      .sort((one, other) => other.lines - one.lines);
    const named = grown.slice(0, 5).map(({ file, lines }) => `${file} +${lines}`);
    return named.length
      ? `Sources of ${part} that grew since the budgets were last changed (${since}), in lines: ${named.join(", ")}.`
      : "";
  } catch {
    return "";
  }
}

function runGit(...args: string[]): string {
  return execFileSync("git", args, { encoding: "utf8", stdio: "pipe" });
}
