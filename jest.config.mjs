// @ts-check
// Not jest.config.ts: Jest reads that with Node 20 only when another package (ts-node) compiles it.
import nextJest from "next/jest.js";

/** Packages that exist as ES modules only, which Jest cannot require as they are. */
const ES_MODULES = [
  "next-intl",
  "use-intl",
  "icu-minify",
  "intl-messageformat",
  "@formatjs",
  "@schummar",
  "swiper",
];

const nextConfig = nextJest({ dir: import.meta.dirname })({
  testEnvironment: "jsdom",
  testMatch: ["**/*.test.{ts,tsx}"],
  testPathIgnorePatterns: ["<rootDir>/out/", "<rootDir>/e2e/"],
  modulePathIgnorePatterns: ["<rootDir>/out/", "<rootDir>/.next/"],
});

export default async function config() {
  return {
    ...(await nextConfig()),
    // Replaced, not added to: next/jest's own list leaves everything in node_modules as it is.
    transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join("|")})/)`],
  };
}
