/**
 * `npm run growth`: proves that the site grows by rows and words. In one copy of the project it adds a language, an
 * article, a document, a product and a page, and then runs there what is run on the site: messages, types, the tests of
 * what is in the app, build, weights, and in a browser links, heads, descriptions for robots, accessibility and the
 * states of documents.
 */
import { copyProject } from "./command/copied-project";
import { CommandError, runCommand } from "./command/command-error.mjs";
import { addArticle, addDocument, addLanguage, addPage, addProducts } from "./growth/grow";
import { findChromium, findHeadlessShell } from "./setup/chromium";
import { readPort, TEST_PORT, testEnvironment } from "./setup/preview-settings";

const port = readPort(process.env.PORT, TEST_PORT);

/** The tests in a browser of what walks all pages, and of what grows. */
const inBrowser = [
  "every-page/links",
  "every-page/accessibility",
  "found/head",
  "found/structured-data",
  "found/words",
  "catalogue",
  "certificates/ledger",
  "news",
];

/** What a grown site has to pass, in this order. Some need the settings that the tested site is built and served with. */
const checks: readonly { readonly command: string; readonly site?: boolean }[] = [
  // Words and types read the manifests they write.
  { command: "npm run --silent pictures" },
  { command: "npm run --silent papers" },
  { command: "npm run --silent messages" },
  { command: "npm run --silent types" },
  { command: "npm run --silent build", site: true },
  { command: "npm run --silent weigh" },
  // The rules of the house ask git which files are the project's. Not before the build: to Next it would be another one.
  { command: "git init --quiet" },
  { command: "npx jest --ci app scripts/house/mirror-trees scripts/weigh scripts/built" },
  {
    command: `npx playwright test --project=shipped ${inBrowser.map((name) => `e2e/${name}.spec.ts`).join(" ")}`,
    site: true,
  },
];

await runCommand(async () => {
  const site = {
    ...testEnvironment(port),
    CHROMIUM_PATH: await findChromium(),
    HEADLESS_SHELL_PATH: await findHeadlessShell(),
    TYPES_CHECKED: "1",
  };
  const copy = await copyProject("growth", ["e2e"]);
  addProducts(copy.folder, 1);
  addArticle(copy.folder);
  addDocument(copy.folder);
  addPage(copy.folder);
  // Last, because its words are made of all others.
  addLanguage(copy.folder);
  for (const check of checks) {
    const [program = "", ...args] = check.command.split(" ");
    const start = performance.now();
    try {
      await copy.run(program, args, { ...(check.site ? site : {}), NODE_ENV: undefined });
    } catch (error) {
      throw new CommandError(`${(error as Error).message}\nThe grown site is in ${copy.folder}.`);
    }
    console.log(`${check.command}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
  await copy.remove();
  console.log("A language, an article, a document, a product and a page more, by rows and words alone.");
});
