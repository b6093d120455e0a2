/**
 * `npm run growth`: proves that the site is edited by what the README's recipes name, and by nothing else. In one copy of
 * the project it adds a language, an article, a document, a product and a page by rows and words alone; in another it takes
 * an article and a product away and renames the company; in a third it changes what has a recipe of its own: a slide's
 * picture, a form's field, a postal address, the header's height, an island, the policy, budgets.
 * In each it runs what is run on the site: messages, types, the tests of logic, build, weights, and in a browser links,
 * accessibility, and what the edits are about.
 *
 * `npm run growth -- retired`: one trial by its name. `--no-browser`: what needs none.
 */
import { existsSync } from "node:fs";

import { copyProject } from "./command/copied-project";
import { CommandError, runCommand } from "./command/command-error.mjs";
import {
  addAddress,
  addField,
  addIsland,
  changeSlide,
  openPolicy,
  raiseBudgets,
  raiseHeader,
} from "./growth/change";
import type { ContentEdit } from "./growth/content-files";
import { addArticle, addDocument, addLanguage, addPage, addProducts } from "./growth/grow";
import { renameCompany, retireArticle, retireProduct } from "./growth/retire";
import { findChromium, findHeadlessShell } from "./setup/chromium";
import { readPort, TEST_PORT, testEnvironment } from "./setup/preview-settings";

const port = readPort(process.env.PORT, TEST_PORT);

/** What walks all pages. */
const everyPage = ["every-page/links.spec.ts", "every-page/accessibility.spec.ts"];

/** What follows from rows and words: heads, data for robots, the catalogue, news, documents. */
const content = [
  "found/head.spec.ts",
  "found/structured-data.spec.ts",
  "found/words.spec.ts",
  "catalogue.spec.ts",
  "tools/more-products.spec.ts",
  "tools/same-figures.spec.ts",
  "certificates/ledger.spec.ts",
  "news",
];

interface Trial {
  /** What is done to the copy, in this order. */
  readonly edits: readonly ContentEdit[];
  /** The tests in a browser that it has to pass: files or rooms of `e2e/`. */
  readonly inBrowser: readonly string[];
}

const trials: Readonly<Record<string, Trial>> = {
  grown: {
    // The language last, because its words are made of all others.
    edits: [(folder) => addProducts(folder, 1), addArticle, addDocument, addPage, addLanguage],
    inBrowser: [...everyPage, ...content],
  },
  retired: { edits: [retireArticle, retireProduct, renameCompany], inBrowser: [...everyPage, ...content] },
  changed: {
    edits: [changeSlide, addField, addAddress, raiseHeader, addIsland, openPolicy, raiseBudgets],
    inBrowser: [
      ...everyPage,
      "every-page/layout.spec.ts",
      "home",
      "landing.spec.ts",
      "forms/checks.spec.ts",
      "forms/delivery.spec.ts",
      "islands",
      "header.spec.ts",
    ],
  },
};

interface Check {
  readonly command: string;
  /** It needs the settings that the tested site is built and served with. */
  readonly site?: boolean;
}

/** What an edited site has to pass, in this order. */
const checks: readonly Check[] = [
  // What the hosts are told of addresses that lead on.
  { command: "npm run --silent deploy -- settings" },
  // Words and types read the manifests they write.
  { command: "npm run --silent pictures" },
  { command: "npm run --silent downloads" },
  { command: "npm run --silent messages" },
  { command: "npm run --silent types" },
  { command: "npm run --silent build", site: true },
  { command: "npm run --silent weigh" },
  // The rules of the house ask git which files are the project's. Not before the build: to Next it would be another one.
  { command: "git init --quiet" },
  { command: "npx jest --ci" },
];

/** Edits a copy and runs the checks in it. @throws CommandError when one fails, with the place of the copy */
async function attempt(trial: string, site: NodeJS.Dict<string>, withBrowser: boolean): Promise<void> {
  const copy = await copyProject(trial, ["e2e"]);
  const { edits = [], inBrowser = [] } = trials[trial] ?? {};
  for (const edit of edits) edit(copy.folder);
  const specs = inBrowser.map((name) => `e2e/${name}`);
  // Playwright leaves out in silence what is not there, as long as something is.
  const lost = specs.find((each) => !existsSync(each));
  if (lost) throw new CommandError(`There is no ${lost} for the trial "${trial}" to run.`);
  const pressed: Check = { command: `npx playwright test --project=shipped ${specs.join(" ")}`, site: true };
  for (const check of withBrowser ? [...checks, pressed] : checks) {
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
  console.log("What the recipes name is all that these edits take.");
});
