// @ts-check
import nextJest from "next/jest.js";

/** @typedef {import("jest").Config} Config */

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

const nextConfig = nextJest({ dir: process.cwd() })({
  modulePathIgnorePatterns: builtFolders,
  setupFilesAfterEnv: ["<rootDir>/scripts/checks/jest-setup.ts"],
});

/**
 * Defines two projects: `unit` (logic, next to the source, without a build) and `site` (reads the built files
 * in out/). `jest --selectProjects unit` runs one of them.
 *
 * @returns {Promise<Config>}
 */
export default async function config() {
  const next = await nextConfig();
  /** @type {Config} */
  const shared = {
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
    // jsdom costs half a second per file. A test file requests it in its first line.
    testEnvironment: "node",
  };
  // Mutation testing (stryker.config.mjs) changes one folder and runs its tests.
  const { MUTATED } = process.env;
  if (MUTATED) return { ...shared, testMatch: [`<rootDir>/${MUTATED}/**/*.test.{ts,tsx}`] };
  return {
    projects: [
      {
        ...shared,
        displayName: "unit",
        testMatch: ["**/*.test.{ts,tsx}"],
        testPathIgnorePatterns: [...builtFolders, "<rootDir>/node_modules/", "<rootDir>/e2e/"],
      },
      {
        ...shared,
        displayName: "site",
        testMatch: ["<rootDir>/e2e/site/*.test.ts"],
      },
    ],
  };
}
