import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";

import { expect, type Locator, test } from "@playwright/test";

import { languages, type Locale, locales } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { copyProject } from "../support/copied-project";
import { ensurePortIsFree } from "../../scripts/command/loopback";
import { t } from "../support/catalog";
import { expectAccessible } from "../support/measures/axe";

test.describe.configure({ timeout: 400_000 });

const heading = "landing.about.heading";
const lead = "landing.about.lead";

let copy: string;
let origin: string;
let program: ChildProcess;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  copy = await copyProject("editor");
  const port = await ensurePortIsFree(0);
  origin = `http://localhost:${port}`;
  program = spawn(process.execPath, ["scripts/run.mjs", "edit"], {
    cwd: copy,
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await expect(() => fetch(origin)).toPass();
});

test.afterAll(async () => {
  program.kill("SIGTERM");
  await once(program, "close");
  await rm(copy, { recursive: true });
});

const fileOf = (locale: Locale) => join(copy, `messages/${locale}.json`);
const catalogs = () => Promise.all(locales.map((locale) => readFile(fileOf(locale), "utf8")));

// The dev server compiles a page on first request, and again after a change.
const follows = expect.configure({ timeout: 240_000 });

const field = (form: Locator, locale: Locale) => form.getByLabel(languages[locale].name, { exact: true });
const save = (form: Locator) => form.getByRole("button", { name: "Zapisz" }).click();

test("a text chosen in the page keeps a refused change; another, found by its key, is changed in every language and shown in the page", async ({
  page,
}) => {
  await page.goto(`${origin}/__edit/#${path("pl", "landing")}`);
  const site = page.frameLocator("iframe");
  await follows(site.locator("h1")).toBeVisible();
  await page.getByRole("button", { name: /^Wskaż/ }).click();
  await site.locator(".landing-about .lead").click();
  const before = await catalogs();
  const refused = page.getByRole("form", { name: lead });
  await field(refused, "de").fill("Ohne");
  await save(refused);
  await expect(field(refused, "de")).toHaveAccessibleDescription(/Brakuje: \{company\}/);
  await expect(field(refused, "de")).toHaveValue("Ohne");
  expect(await catalogs()).toEqual(before);

  await page.getByRole("searchbox").fill(heading);
  await page.getByRole("button", { name: heading }).click();
  const form = page.getByRole("form", { name: heading });
  for (const locale of locales) {
    await expect(field(form, locale)).toHaveValue(t(locale, heading));
    await field(form, locale).fill(`${t(locale, heading)} (${locale}\u00a01)`);
  }
  await expectAccessible(page, { within: "main", state: "a text is changed" });
  await save(form);
  await expect(page.getByRole("status")).toHaveText(
    new RegExp(`^Zapisano: ${heading} .*git commit.*git push`),
  );
  await follows(site.locator("#landing-about-heading")).toContainText(`${t("pl", heading)} (pl\u00a01)`);
  for (const [at, catalog] of (await catalogs()).entries())
    expect(catalog).toContain(`(${locales[at]}\u00a01)"`);
});
