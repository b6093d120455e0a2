// @ts-check
/**
 * Mutation testing of one module, which `npm run mutation` names (MUTATED, scripts/mutation.ts): its code is changed in every
 * way that Stryker knows, and its own tests have to fail.
 */
const { MUTATED = "" } = process.env;
const report = `reports/mutation/${MUTATED.replaceAll("/", "-")}`;

export default {
  testRunner: "jest",
  plugins: ["@stryker-mutator/jest-runner"],
  // What is drawn is seen in the browser.
  mutate: [`${MUTATED}/**/*.ts`, `!${MUTATED}/**/{*.test,test-*}.ts`],
  // In a file that asks for a document by its first line, Stryker cannot see which test runs which code.
  coverageAnalysis: MUTATED.endsWith("/sending") ? "off" : "perTest",
  // What runs while a file is loaded would need all tests for each change.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: `${report}.json`,
  htmlReporter: { fileName: `${report}.html` },
  reporters: ["clear-text", "html"],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  // None: Jest takes the types away without one.
  tsconfigFile: "no-tsconfig.json",
  tempDirName: "reports/mutation/copy",
  ignorePatterns: [
    "out",
    ".next",
    ".export",
    ".copies",
    ".downloads",
    "public/pictures",
    "public/papers",
    "pictures",
    "e2e",
  ],
  thresholds: { high: 95, low: 85, break: 85 },
};
