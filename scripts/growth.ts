/**
 * `npm run growth`: proves that the site is edited by rows and words alone. In one copy of the project it adds a language,
 * an article, a document, a product and a page; in another it takes an article and a product away and renames the company.
 * In each it runs what is run on the site: messages, types, the tests of what is in the app, build, weights, and in a
 * browser links, heads, descriptions for robots, accessibility and the states of documents.
 *
 * `npm run growth -- retired`: one trial by its name. `--no-browser`: what needs none.
 */
import { copyProject } from "./command/copied-project";
import { CommandError, runCommand } from "./command/command-error.mjs";
import type { ContentEdit } from "./growth/content-files";
import { addArticle, addDocument, addLanguage, addPage, addProducts } from "./growth/grow";
import { renameCompany, retireArticle, retireProduct } from "./growth/retire";
import { findChromium, findHeadlessShell } from "./setup/chromium";
import { readPort, TEST_PORT, testEnvironment } from "./setup/preview-settings";

const port = readPort(process.env.PORT, TEST_PORT);

/** What is edited in a copy, in this order. */
const trials: Readonly<Record<string, readonly ContentEdit[]>> = {
  // The language last, because its words are made of all others.
  grown: [(folder) => addProducts(folder, 1), addArticle, addDocument, addPage, addLanguage],
  retired: [retireArticle, retireProduct, renameCompany],
};

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
const checks: readonly { readonly command: string; readonly site?: boolean; readonly browser?: boolean }[] = [
  // What the hosts are told of addresses that lead on.
  { command: "npm run --silent deploy -- settings" },
  // Words and types read the manifests they write.
  { command: "npm run --silent pictures" },
  { command: "npm run --silent papers" },
  { command: "npm run --silent messages" },
  { command: "npm run --silent types" },
  { command: "npm run --silent build", site: true },
  { command: "npm run --silent weigh" },
  // The rules of the house ask git which files are the project's. Not before the build: to Next it would be another one.
  { command: "git init --quiet" },
  { command: "npx jest --ci" },
  {
    command: `npx playwright test --project=shipped ${inBrowser.map((name) => `e2e/${name}.spec.ts`).join(" ")}`,
    site: true,
    browser: true,
  },
];

/** Edits a copy and runs the checks in it. @throws CommandError when one fails, with the place of the copy */
async function attempt(trial: string, site: NodeJS.Dict<string>, inBrowser: boolean): Promise<void> {
  const copy = await copyProject(trial, ["e2e"]);
  for (const edit of trials[trial] ?? []) edit(copy.folder);
  for (const check of checks.filter(({ browser }) => inBrowser || !browser)) {
    const [program = "", ...args] = check.command.split(" ");
    const start = performance.now();
    try {
      await copy.run(program, args, { ...(check.site ? site : {}), NODE_ENV: undefined });
    } catch (error) {
      throw new CommandError(`${(error as Error).message}\nThe ${trial} site is in ${copy.folder}.`);
    }
    console.log(`${trial}: ${check.command}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
  await copy.remove();
}

await runCommand(async () => {
  const options = process.argv.slice(2);
  const named = options.filter((option) => option !== "--no-browser");
  const unknown = named.find((name) => !(name in trials));
  if (unknown)
    throw new CommandError(
      `There is no trial "${unknown}". The trials are ${Object.keys(trials).join(", ")}.`,
    );
  const site = {
    ...testEnvironment(port),
    CHROMIUM_PATH: await findChromium(),
    HEADLESS_SHELL_PATH: await findHeadlessShell(),
    TYPES_CHECKED: "1",
  };
  for (const trial of named.length ? named : Object.keys(trials))
    await attempt(trial, site, !options.includes("--no-browser"));
  console.log("What the site says was added to and taken away from, by rows and words alone.");
});
