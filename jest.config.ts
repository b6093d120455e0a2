/**
 * Jest reads this file through esbuild-register, because Node 20 runs no TypeScript by itself.
 *
 * @jest-config-loader esbuild-register
 */
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

const builtFolders = ["out", ".export", ".copies", ".next"].map((folder) => `<rootDir>/${folder}/`);

/** FULL=1 (`npm run test:all`) also runs the tests of the editor, which is no part of the site. */
const onlyInFull = process.env.FULL === "1" ? [] : ["<rootDir>/scripts/editor/"];

const nextConfig = nextJest({ dir: process.cwd() })({
  modulePathIgnorePatterns: builtFolders,
  setupFilesAfterEnv: ["<rootDir>/scripts/checks/fail-on-console.ts"],
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
  return {
    projects: [
      {
        ...shared,
        displayName: "unit",
        testEnvironment: "jsdom",
        testMatch: ["**/*.test.{ts,tsx}"],
        testPathIgnorePatterns: [...builtFolders, ...onlyInFull, "<rootDir>/node_modules/", "<rootDir>/e2e/"],
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
