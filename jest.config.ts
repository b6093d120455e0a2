/**
 * Jest reads this file through esbuild-register: Node 20 runs no TypeScript by itself.
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

const nextConfig = nextJest({ dir: process.cwd() })({
  testEnvironment: "jsdom",
  testMatch: ["**/*.test.{ts,tsx}"],
  testPathIgnorePatterns: ["<rootDir>/out/", "<rootDir>/.export/", "<rootDir>/.copies/", "<rootDir>/e2e/"],
  modulePathIgnorePatterns: [
    "<rootDir>/out/",
    "<rootDir>/.export/",
    "<rootDir>/.copies/",
    "<rootDir>/.next/",
  ],
});

export default async function config(): Promise<Config> {
  return {
    ...(await nextConfig()),
    // Replaced, not added to: next/jest's own list leaves everything in node_modules as it is.
    transformIgnorePatterns: [`/node_modules/(?!(${esModules.join("|")})/)`],
  };
}
