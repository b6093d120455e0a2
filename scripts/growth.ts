/**
 * `npm run growth`: proves that the site grows by rows and words. In one copy of the project it adds a language, an
 * article, a product and a page, and then runs there what is run on the site: messages, types, the tests of what is in the
 * app, build, weights, and in a browser links, heads, descriptions for robots and accessibility.
 */
import { copyProject } from "./command/copied-project";
import { CommandError, runCommand } from "./command/command-error.mjs";
import { addArticle, addLanguage, addPage, addProducts } from "./growth/grow";
import { findChromium, findHeadlessShell } from "./setup/chromium.mjs";
import { readPort, TEST_PORT, testEnvironment } from "./setup/preview-settings.mjs";

const port = readPort(process.env.PORT, TEST_PORT);

/** What a grown site has to pass, in this order. */
const checks: readonly (readonly [name: string, program: string, ...args: string[]])[] = [
  ["messages", "npm", "run", "--silent", "messages"],
  ["types", "npm", "run", "--silent", "types"],
  // The rules of the house ask git which files are the project's.
  ["git", "git", "init", "--quiet"],
  ["unit", "npx", "jest", "--ci", "app", "scripts/house/mirror-trees", "scripts/weigh", "scripts/built"],
  ["build", "npm", "run", "--silent", "build"],
  ["weights", "npm", "run", "--silent", "weigh"],
  [
    "browser",
    "npx",
    "playwright",
    "test",
    "--project=shipped",
    "e2e/every-page/links.spec.ts",
    "e2e/every-page/accessibility.spec.ts",
    "e2e/found/head.spec.ts",
    "e2e/found/structured-data.spec.ts",
    "e2e/found/words.spec.ts",
    "e2e/catalogue.spec.ts",
    "e2e/news.spec.ts",
  ],
];

await runCommand(async () => {
  const environment = {
    ...testEnvironment(port),
    CHROMIUM_PATH: await findChromium(),
    HEADLESS_SHELL_PATH: await findHeadlessShell(),
    TYPES_CHECKED: "1",
    NODE_ENV: undefined,
  };
  const copy = await copyProject("growth", ["e2e"]);
  addProducts(copy.folder, 1);
  addArticle(copy.folder);
  addPage(copy.folder);
  // Last, because its words are made of all others.
  addLanguage(copy.folder);
  for (const [name, program, ...args] of checks) {
    const start = performance.now();
    try {
      await copy.run(program, args, environment);
    } catch (error) {
      throw new CommandError(
        `${(error as Error).message}\nThe grown site fails at "${name}". It is in ${copy.folder}.`,
      );
    }
    console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
  await copy.remove();
  console.log("A language, an article, a product and a page more, by rows and words alone.");
});
