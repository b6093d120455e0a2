// @ts-check
/**
 * Mutation testing of one folder, which MUTATED names. Its code is changed in every way that Stryker knows, and
 * its own tests must fail. Results are kept in reports/mutation/, so later runs test only changes.
 */
const { MUTATED = "" } = process.env;
if (!MUTATED) throw new Error("Set MUTATED to a module of mutation.yml, for example app/_load.");
const report = `reports/mutation/${MUTATED.replaceAll("/", "-")}`;

export default {
  testRunner: "jest",
  plugins: ["@stryker-mutator/jest-runner"],
  // Browser tests cover components.
  mutate: [`${MUTATED}/**/*.ts`, `!${MUTATED}/**/{*.test,test-*}.ts`],
  // In files with a `@jest-environment` comment, Stryker cannot track coverage per test.
  coverageAnalysis: MUTATED.endsWith("/sending") ? "off" : "perTest",
  // Each mutant in module-level code would need all tests.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: `${report}.json`,
  htmlReporter: { fileName: `${report}.html` },
  reporters: ["clear-text", "html"],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  // None: Jest strips types without it.
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
