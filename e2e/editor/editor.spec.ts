import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, type FrameLocator, type Locator, type Page, test } from "@playwright/test";

import { languages, type Locale, locales } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { type CopiedProject, copyProject } from "../support/copied-project";
import { ensurePortIsFree } from "../../scripts/command/loopback";
import { t } from "../support/catalog";
import { expectAccessible } from "../support/measures/axe";

// All tests share one editor, in a copy of the project that they may change.
test.describe.configure({ mode: "serial", timeout: 400_000 });

const heading = "landing.about.heading";
const lead = "landing.about.lead";

let copy: CopiedProject;
let origin: string;
let program: ChildProcess;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  copy = await copyProject("editor");
  const port = await ensurePortIsFree(0);
  origin = `http://localhost:${port}`;
  program = spawn(process.execPath, ["--import", "tsx", "scripts/editor.ts"], {
    cwd: copy.folder,
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await expect(() => fetch(origin)).toPass();
});

test.afterAll(async () => {
  program.kill("SIGTERM");
  await once(program, "close");
  await copy.remove();
});

const fileOf = (locale: Locale) => join(copy.folder, `messages/${locale}.json`);
const catalogs = () => Promise.all(locales.map((locale) => readFile(fileOf(locale), "utf8")));

// The dev server compiles a page on first request, and again after a change.
const follows = expect.configure({ timeout: 240_000 });

/** Opens the editor at a page, and returns the page's frame once elements can be picked. */
async function open(page: Page): Promise<FrameLocator> {
  await page.goto("about:blank");
  await page.goto(`${origin}/__edit/#${path("pl", "landing")}`);
  const site = page.frameLocator("iframe");
  await follows(site.locator("h1")).toBeVisible();
  await page.getByRole("button", { name: /^Wskaż/ }).click();
  return site;
}

const field = (form: Locator, locale: Locale) => form.getByLabel(languages[locale].name, { exact: true });
const save = (form: Locator) => form.getByRole("button", { name: "Zapisz" }).click();

test("a text is found by its name, changed in every language, and seen in the page", async ({ page }) => {
  const site = await open(page);
  await page.getByRole("combobox").fill(heading);
  const form = page.getByRole("form", { name: heading });
  for (const locale of locales) {
    await expect(field(form, locale)).toHaveValue(t(locale, heading));
    await field(form, locale).fill(`${t(locale, heading)} (${locale}\u00a01)`);
  }
  await expectAccessible(page, { within: "main", state: "a text is changed" });
  await save(form);
  await follows(site.locator("#landing-about-heading")).toContainText(`${t("pl", heading)} (pl\u00a01)`);
  for (const [at, words] of (await catalogs()).entries()) expect(words).toContain(`(${locales[at]}\u00a01)"`);
});

test("a broken placeholder and a change made by hand meanwhile are reported, and nothing typed is lost", async ({
  page,
}) => {
  const before = await catalogs();
  const form = page.getByRole("form", { name: lead });
  const point = async () => (await open(page)).locator(".landing-about .lead").click();
  await point();
  await field(form, "de").fill("Ohne");
  await save(form);
  await expect(field(form, "de")).toHaveAccessibleDescription(/Brakuje: \{company\}/);
  expect(await catalogs()).toEqual(before);

  await point();
  await expect(field(form, "de")).toHaveValue("Ohne");
  await field(form, "de").fill("{company}");
  const meanwhile = String(before[0]).replace(t("pl", lead, { company: "{company}" }), "Meanwhile {company}");
  await writeFile(fileOf("pl"), meanwhile);
  await save(form);
  await expect(page.getByRole("status")).toContainText("Meanwhile");
  await expect(field(form, "de")).toHaveValue("{company}");
  expect(await readFile(fileOf("pl"), "utf8")).toBe(meanwhile);
});

test("what comes from elsewhere gets a 403, and changes nothing", async ({ request }) => {
  const address = `${origin}/__edit/texts`;
  const { texts } = (await (await request.get(address)).json()) as { texts: Record<string, object> };
  const data = { key: heading, seen: texts[heading], wanted: { ...texts[heading], en: "Sent" } };
  const before = await catalogs();
  expect((await request.post(address, { headers: { origin: "https://evil.example" }, data })).status()).toBe(
    403,
  );
  expect(await catalogs()).toEqual(before);
  await request.post(address, { headers: { origin }, data });
  expect(await catalogs()).not.toEqual(before);
});
