/**
 * Loaded with esbuild-register, because Node 20 cannot run TypeScript.
 *
 * @jest-config-loader esbuild-register
 */
import { execFileSync } from "node:child_process";

import type { Config } from "jest";
import nextJest from "next/jest.js";

/** Packages with only ES modules, which Jest must transform. */
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

/** Tests of tools that are not part of the site. */
const tools = [
  "scripts/(deploy|downloads|editor|golive|messages|pictures|preview)/",
  "scripts/messages\\.test",
  "lint-planted",
];

/** Sources, inputs and settings of these tools. */
const ofTools =
  /^(scripts|messages|pictures|app\/_content|app\/_i18n)\/|^(package(-lock)?\.json|knip\.jsonc|\.?(eslint|stylelint|jest)[^/]*)$/;

/** Tests that compare a build or the texts with the last commit. */
const ofGit = [
  "scripts/built/provenance\\.test",
  "scripts/command/changed-files\\.test",
  "scripts/messages\\.test",
];

/** Returns the tests to skip without git, and reports it: a downloaded archive is tested on any machine. */
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
 * Returns the tests to skip, and reports them. FULL=1 (`npm run test:all`) runs all. Otherwise the tests of
 * tools run only if the last commit or the working tree changes a tool or its inputs.
 */
async function leftOut(): Promise<string[]> {
  if (process.env.FULL === "1") return [];
  // Imported here: esbuild-register would load it as a CommonJS module.
  const { changedFiles } = await import("./scripts/command/changed-files.mjs");
  const changed = changedFiles();
  if (!changed || changed.some((file) => ofTools.test(file))) return [];
  console.error("Left out until they or the files they read change, or FULL=1: tests of tools in scripts/.");
  return tools;
}

const nextConfig = nextJest({ dir: process.cwd() })({
  modulePathIgnorePatterns: builtFolders,
  setupFilesAfterEnv: ["<rootDir>/scripts/checks/jest-setup.ts"],
});

/**
 * Defines two projects: `unit` (logic, next to the source, without a build) and `site` (reads the built files
 * in out/). `jest --selectProjects unit` runs one of them.
 */
export default async function config(): Promise<Config> {
  const next = await nextConfig();
  const shared: Config = {
    ...next,
    // Island texts are compiled, as in a build.
    moduleNameMapper: {
      ...next.moduleNameMapper,
      "^use-intl/format-message$": "<rootDir>/app/_i18n/test-format.ts",
      // Throws for a placeholder without a value.
      "^icu-minify/format$": "<rootDir>/node_modules/icu-minify/dist/esm/development/format.js",
    },
    // Replaced, because next/jest's own list excludes all of node_modules.
    transformIgnorePatterns: [`/node_modules/(?!(${esModules.join("|")})/)`],
  };
  // Mutation testing (stryker.config.mjs) changes one folder and runs its tests.
  const { MUTATED } = process.env;
  if (MUTATED)
    return { ...shared, testEnvironment: "node", testMatch: [`<rootDir>/${MUTATED}/**/*.test.{ts,tsx}`] };
  return {
    projects: [
      {
        ...shared,
        displayName: "unit",
        // jsdom costs half a second per file. A test file requests it in its first line.
        testEnvironment: "node",
        testMatch: ["**/*.test.{ts,tsx}"],
        testPathIgnorePatterns: [
          ...builtFolders,
          ...(await leftOut()),
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
