/**
 * Jest reads this file through esbuild-register, because Node 20 runs no TypeScript by itself.
 *
 * @jest-config-loader esbuild-register
 */
import { execFileSync } from "node:child_process";

import type { Config } from "jest";
import nextJest from "next/jest.js";

/** Packages that exist as ES modules only, which Jest cannot require as they are. */
const esModules = [
  "next-intl",
  "use-intl",
  "icu-minify",
  "intl-messageformat",
  "@formatjs",
  "@schummar",
  "nano-spawn",
  "property-graph",
];

const builtFolders = ["out", ".export", ".copies", ".next", "reports"].map(
  (folder) => `<rootDir>/${folder}/`,
);

/** The tests of tools that are no part of the site. */
const tools = [
  "scripts/(deploy|downloads|editor|golive|messages|pictures|preview|share-pictures)/",
  "scripts/messages\\.test",
  "lint-planted",
];

/** What these tools are made of, work with or are settings of. */
const ofTools =
  /^(scripts|messages|pictures|app\/_content|app\/_i18n)\/|^(package(-lock)?\.json|knip\.jsonc|\.?(eslint|stylelint|jest)[^/]*)$/;

/** The tests of what a build and a check of the texts say of the last commit. */
const ofGit = ["scripts/built/provenance\\.test", "scripts/messages\\.test"];

/** Names the tests that need a program which this machine has not, and says so: a downloaded archive is tested without git. */
function withoutGit(): string[] {
  try {
    execFileSync("git", ["--version"], { stdio: "ignore" });
    return [];
  } catch {
    console.error(
      "Left out, because this machine has no git: tests of what builds and texts say of the last commit.",
    );
    return ofGit;
  }
}

/**
 * Names the tests that a run leaves out, and says so. FULL=1 (`npm run test:all`) runs all; else those of tools are left out
 * where neither the last commit nor the working tree changes a tool, or what it works with.
 */
function leftOut(): string[] {
  if (process.env.FULL === "1") return [];
  const git = (...args: string[]) =>
    execFileSync("git", args, { encoding: "utf8", stdio: "pipe" }).split("\n");
  try {
    const changed = [
      ...git("diff", "--name-only", "HEAD~1"),
      ...git("ls-files", "--others", "--exclude-standard"),
    ];
    if (changed.some((file) => ofTools.test(file))) return [];
  } catch {
    // Without a history it is unknown what has changed.
    return [];
  }
  console.error("Left out until they or the files they read change, or FULL=1: tests of tools in scripts/.");
  return tools;
}

const nextConfig = nextJest({ dir: process.cwd() })({
  modulePathIgnorePatterns: builtFolders,
  setupFilesAfterEnv: [
    "<rootDir>/scripts/checks/fail-on-console.ts",
    "<rootDir>/scripts/checks/every-test.ts",
  ],
});

/**
 * Two projects: `unit` (logic, beside the file that it tests, without a build) and `site` (what can be read
 * from the built files in out/). `jest --selectProjects unit` runs one of them.
 */
export default async function config(): Promise<Config> {
  const next = await nextConfig();
  const shared: Config = {
    ...next,
    // The words of islands are compiled, as in a build.
    moduleNameMapper: {
      ...next.moduleNameMapper,
      "^use-intl/format-message$": "<rootDir>/app/_i18n/test-format.ts",
    },
    // Replaced, not added to: next/jest's own list leaves everything in node_modules as it is.
    transformIgnorePatterns: [`/node_modules/(?!(${esModules.join("|")})/)`],
  };
  // Mutation testing (stryker.config.mjs) changes one module, and takes the tests beside it.
  const { MUTATED } = process.env;
  if (MUTATED)
    return { ...shared, testEnvironment: "node", testMatch: [`<rootDir>/${MUTATED}/**/*.test.{ts,tsx}`] };
  return {
    projects: [
      {
        ...shared,
        displayName: "unit",
        // A document takes a test file half a second: one that needs it says so in its first line.
        testEnvironment: "node",
        testMatch: ["**/*.test.{ts,tsx}"],
        testPathIgnorePatterns: [
          ...builtFolders,
          ...leftOut(),
          ...withoutGit(),
          "<rootDir>/node_modules/",
          "<rootDir>/e2e/",
        ],
      },
      {
        ...shared,
        displayName: "site",
        testEnvironment: "node",
        testMatch: ["<rootDir>/e2e/site/*.test.ts"],
      },
    ],
  };
}
