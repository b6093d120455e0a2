import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";

import { expect, type FrameLocator, type Page, test } from "@playwright/test";
import sharp from "sharp";

import { defaultLocale, languages, type Locale, locales } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { filesBelow } from "../../islands/build/files";
import { type CopiedProject, copyProject } from "../../scripts/command/copied-project";
import { ensurePortIsFree } from "../../scripts/command/loopback";
import { markersIn, withMarkers } from "../../scripts/editor/key-markers";
import { t } from "../support/catalog";
import { expectAccessible } from "../support/measures/axe";

// One editor for all tests of this file, of a copy of the project: no test changes the project itself.
test.describe.configure({ mode: "serial" });

/** A language whose pages are opened besides the Polish ones. */
const other: Locale = "de";

const catalogFiles = locales.map((locale) => `messages/${locale}.json`);
const heading = "landing.about.heading";
const lead = "landing.about.lead";

let copy: CopiedProject;
let port: number;
let origin: string;
let stop = () => Promise.resolve();

test.beforeAll(async ({ request }) => {
  test.setTimeout(300_000);
  copy = await copyProject("editor");
  port = await ensurePortIsFree(0);
  origin = `http://localhost:${port}`;
  const program = spawn(process.execPath, ["--import", "tsx", "scripts/editor.ts"], {
    cwd: copy.folder,
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(program, "close");
  stop = async () => {
    program.kill("SIGTERM");
    await ended;
  };
  for await (const line of createInterface(program.stdout)) if (line.includes("/__edit/")) break;
  program.stdout.resume();
  // The copy is a repository of its own, so that it has a history and its commits stay in it; only now, because Next has looked
  // for its packages in the repository's root.
  git("init", "--quiet");
  git("config", "user.name", "Editor");
  git("config", "user.email", "editor@silvapal.example");
  git("config", "commit.gpgsign", "false");
  git("add", "messages", "pictures/masters");
  git("commit", "--quiet", "--message", "Begin");
  // A page is made when it is first requested.
  for (const locale of [defaultLocale, other])
    expect((await request.get(origin + path(locale, "landing"), { timeout: 240_000 })).status()).toBe(200);
});

test.afterAll(async () => {
  await stop();
  await copy?.remove();
});

const git = (...args: string[]) => execFileSync("git", args, { cwd: copy.folder, encoding: "utf8" });
const read = (file: string) => readFile(join(copy.folder, file));
const catalogs = () => Promise.all(catalogFiles.map(read));

/** The editor at a page of the site, and the page in it, once it can be pointed at. */
async function open(page: Page, locale: Locale = "pl"): Promise<FrameLocator> {
  test.setTimeout(400_000);
  await page.goto(`${origin}/__edit/#${path(locale, "landing")}`);
  const site = page.frameLocator("iframe");
  await follows(site.locator(`html[lang=${languages[locale].tag}] h1`)).toBeVisible();
  const pointing = page.getByRole("button", { name: /^Wskaż/ });
  if ((await pointing.getAttribute("aria-pressed")) === "false") await pointing.click();
  return site;
}

// A page is made anew after a file changed.
const follows = expect.configure({ timeout: 90_000 });

const headingOf = (site: FrameLocator) => site.locator("#landing-about-heading");
const field = (page: Page, locale: Locale) => page.getByLabel(languages[locale].name, { exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Zapisz" });
const changeOf = (page: Page, title: string) => page.getByRole("listitem", { name: title, exact: true });
const undo = (page: Page, title: string) =>
  changeOf(page, title).getByRole("button", { name: "Cofnij" }).click();

test("by keyboard a text is found by its words and changed in every language; seen in the page, and undone byte for byte", async ({
  page,
}) => {
  const before = await catalogs();
  const site = await open(page);
  await page.locator("summary").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.type(heading);
  await expect(page.getByRole("button", { name: heading })).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(field(page, "pl")).toBeFocused();
  for (const locale of locales) {
    await expect(field(page, locale)).toHaveValue(t(locale, heading));
    await field(page, locale).fill(`${t(locale, heading)} (${locale}\u00a01)`);
  }
  await page.keyboard.press("Control+Enter");
  await follows(headingOf(site)).toContainText(`${t("pl", heading)} (pl\u00a01)`);
  await expect(changeOf(page, heading)).toBeVisible();
  await expectAccessible(page, { within: "main", state: "a change is listed" });
  const german = await open(page, other);
  await follows(headingOf(german)).toContainText(`${t("de", heading)} (de\u00a01)`);

  await undo(page, heading);
  await follows(headingOf(german)).not.toContainText("(de");
  expect(await catalogs()).toEqual(before);
  await expect(changeOf(page, heading)).toHaveCount(0);
});

test("a broken placeholder and a change made by hand meanwhile are reported, and nothing typed is lost", async ({
  page,
}) => {
  const [file = ""] = catalogFiles;
  const before = await catalogs();
  const site = await open(page);
  await site.locator(".landing-about .lead").click();
  await expect(page.getByRole("form", { name: lead })).toBeVisible();
  await field(page, "de").fill("Ohne");
  await save(page).click();
  await expect(field(page, "de")).toHaveAccessibleDescription(/Brakuje: \{company\}/);
  await expect(field(page, "pl")).toHaveAttribute("aria-invalid", "false");
  expect(await catalogs()).toEqual(before);

  await headingOf(site).click();
  await field(page, "en").fill("Typed, and not saved");
  await page.reload();
  await headingOf(await open(page)).click();
  await expect(field(page, "en")).toHaveValue("Typed, and not saved");
  const meanwhile = String(before[0]).replace(JSON.stringify(t("pl", heading)), '"Meanwhile"');
  await writeFile(join(copy.folder, file), meanwhile);
  await save(page).click();
  await expect(page.getByText(`Plik ${file} zmieniono`)).toContainText("Meanwhile");
  await expect(field(page, "en")).toHaveValue("Typed, and not saved");
  expect(String(await read(file))).toBe(meanwhile);
  await writeFile(join(copy.folder, file), String(before[0]));
});

test("a picture is seen in the page, and undone byte for byte", async ({ page }) => {
  const site = await open(page);
  const picture = site.locator(".landing-about img");
  await picture.click();
  const address = (await picture.getAttribute("src")) ?? "";
  const master = `pictures/masters/${/\/([a-z0-9-]+)\.[^/]*$/.exec(address)?.[1]}.jpg`;
  const before = await read(master);
  const buffer = await sharp(before).negate().png().toBuffer();
  await page.locator("input[type=file]").setInputFiles({ name: "a.png", mimeType: "image/png", buffer });
  await expect(picture).not.toHaveAttribute("src", address, { timeout: 120_000 });
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
    .toBeGreaterThan(0);
  await page.getByRole("listitem").getByRole("button", { name: "Cofnij" }).click();
  await expect(picture).toHaveAttribute("src", address, { timeout: 120_000 });
  expect(await read(master)).toEqual(before);
});

test("what comes from elsewhere gets a 403, and changes nothing", async ({ request }) => {
  const before = await catalogs();
  const words = Object.fromEntries(locales.map((locale) => [locale, t(locale, heading)]));
  const data = { key: heading, seen: words, wanted: { ...words, en: "Hostile" } };
  const ask = async (from: string) =>
    (await request.post(`${origin}/__edit/text`, { headers: { origin: from }, data })).status();
  expect(await ask("https://evil.example")).toBe(403);
  expect(await catalogs()).toEqual(before);
  // The same request is done when it comes from the editor's own page.
  expect(await ask(origin)).toBe(200);
  expect(await catalogs()).not.toEqual(before);
});

/** Traces of the editor in a text: the folder of its addresses, its setting, its page's drafts, its key markers. */
const tracesIn = (text: string) => [
  ...["__edit", "SITE_EDITOR", "editor:drafts"].filter((trace) => text.includes(trace)),
  ...markersIn(text).map(() => "a key marker"),
];

test("nothing of the editor is built into the site; a key marker and a trace would be found", () => {
  const files = filesBelow("out");
  const found = files.flatMap((file) =>
    tracesIn(readFileSync(join("out", file), "utf8")).map((trace) => `${file}: ${trace}`),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(found).toEqual([]);
  expect(tracesIn(`<p>${withMarkers({ hello: "Hello" }).hello}</p>`)).toEqual(["a key marker"]);
  expect(tracesIn('fetch("/__edit/state")')).toEqual(["__edit"]);
});
