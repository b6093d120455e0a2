import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { type IncomingMessage, request as send } from "node:http";

import { expect, type FrameLocator, type Page, test } from "@playwright/test";
import sharp from "sharp";

import { defaultLocale, languages, type Locale, locales } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import {
  type Code,
  type InterfaceLanguage,
  interfaceLanguages,
  translate,
} from "../../scripts/editor/interface/translate";
import type { Problem } from "../../scripts/editor/protocol";
import { t } from "../support/catalog";
import { expectAccessible } from "../support/measures/axe";
import { type RunningEditor, startEditor } from "./running-editor";

// One editor for all tests of this file, of a copy of the project.
test.describe.configure({ mode: "serial" });

/** A language whose pages are opened besides the Polish ones. */
const other: Locale = "de";

const catalogFiles = locales.map((locale) => `messages/${locale}.json`);
const heading = "landing.about.heading";
const lead = "landing.about.lead";
/** What it holds besides words. */
const part = "{company}";
const alt = "landing.about.imageAlt";

let editor: RunningEditor;

test.beforeAll(async ({ request }) => {
  test.setTimeout(300_000);
  editor = await startEditor();
  // The copy is a repository of its own, so that it has a history and its commits stay in it.
  git("init", "--quiet");
  git("config", "user.name", "Editor");
  git("config", "user.email", "editor@silvapal.example");
  git("config", "commit.gpgsign", "false");
  git("add", "messages", "pictures/masters");
  git("commit", "--quiet", "--message", "Begin");
  // A page is made when it is first requested.
  for (const locale of [defaultLocale, other])
    expect((await request.get(editor.origin + path(locale, "landing"), { timeout: 240_000 })).status()).toBe(
      200,
    );
});

test.afterAll(() => editor?.stop());

const git = (...args: string[]) => execFileSync("git", args, { cwd: editor.folder, encoding: "utf8" });

const catalogs = () => Promise.all(catalogFiles.map((file) => editor.read(file)));

/** The editor at a page of the site, and the page in it, once it can be pointed at. */
async function open(page: Page, locale: Locale = "pl"): Promise<FrameLocator> {
  test.setTimeout(180_000);
  await page.goto(`${editor.origin}/__edit/#${path(locale, "landing")}`);
  const site = page.frameLocator("iframe");
  await follows(site.locator(`html[lang=${languages[locale].tag}] h1`)).toBeVisible();
  const pointing = page.getByRole("button", { name: "Point at" });
  if ((await pointing.getAttribute("aria-pressed")) === "false") await pointing.click();
  return site;
}

// A page is made anew after a file changed.
const follows = expect.configure({ timeout: 30_000 });

const headingOf = (site: FrameLocator) => site.locator("#landing-about-heading");
const field = (page: Page, locale: Locale) => page.getByLabel(languages[locale].name, { exact: true });
const save = (page: Page) => page.getByRole("button", { name: /^Save/ });
const changeOf = (page: Page, title: string) => page.getByRole("listitem", { name: title, exact: true });

test("a sentence is changed in three languages, seen in the page, and undone byte for byte", async ({
  page,
}) => {
  const before = await catalogs();
  const site = await open(page);
  await headingOf(site).click();
  for (const locale of locales) {
    await expect(field(page, locale)).toHaveValue(t(locale, heading));
    await field(page, locale).fill(`${t(locale, heading)} (${locale}\u00a01)`);
  }
  await save(page).click();
  await follows(headingOf(site)).toContainText(`${t("pl", heading)} (pl\u00a01)`);

  for (const [index, locale] of locales.entries()) {
    const literal = JSON.stringify(t(locale, heading));
    expect((await editor.read(catalogFiles[index] ?? "")).toString()).toBe(
      String(before[index]).replace(literal, literal.replace(/"$/, ` (${locale}\u00a01)"`)),
    );
  }
  const german = await open(page, other);
  await follows(headingOf(german)).toContainText(`${t("de", heading)} (de\u00a01)`);

  await changeOf(page, heading).getByRole("button", { name: "Undo" }).click();
  await follows(headingOf(german)).not.toContainText("(de");
  expect(await catalogs()).toEqual(before);
  await expect(changeOf(page, heading)).toHaveCount(0);
});

test("a broken placeholder is reported at its field, and Save is off until it is right", async ({ page }) => {
  const before = await catalogs();
  const site = await open(page);
  await site.locator(".landing-about .lead").click();
  await expect(page.getByRole("form", { name: lead }).getByRole("definition").first()).toHaveText(/\S/);
  await field(page, "de").fill(part.slice(0, -1));
  await expect(field(page, "de")).toHaveAccessibleDescription(/not closed/);
  await expect(field(page, "pl")).toHaveAttribute("aria-invalid", "false");
  await expect(save(page)).toBeDisabled();
  await expect(save(page)).toHaveAccessibleDescription(new RegExp(languages.de.name));
  await field(page, "en").press("Control+Enter");
  await expect(field(page, "de")).toBeFocused();
  expect(await catalogs()).toEqual(before);

  await field(page, "de").fill(`${part} +`);
  await expect(save(page)).toBeEnabled();
  await field(page, "de").fill("Ohne");
  await expect(field(page, "de")).toHaveAccessibleDescription(new RegExp(`\\${part} is missing`));
  await expect(save(page)).toBeDisabled();
});

test.describe("in a Polish browser", () => {
  test.use({ locale: "pl-PL" });

  test("the editor speaks Polish, and English when that is chosen, also after a reload", async ({ page }) => {
    await page.goto(`${editor.origin}/__edit/#${path(other, "landing")}`);
    const own = (language: InterfaceLanguage, code: Code) => translate(language, { code });
    const pageHeading = page.getByRole("heading", { level: 1 });
    await expect(pageHeading).toHaveText(own("pl", "heading"));
    await expect(page.locator("html")).toHaveAttribute("lang", "pl");
    await expectAccessible(page, { within: "main" });
    await page.getByRole("button", { name: interfaceLanguages.en }).click();
    await page.reload();
    await expect(pageHeading).toHaveText(own("en", "heading"));
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page).toHaveTitle(own("en", "title"));

    await page.getByRole("button", { name: interfaceLanguages.pl }).click();
    await page.locator("summary").click();
    await page.getByRole("searchbox").fill(lead);
    await page.getByRole("button", { name: lead }).click();
    await field(page, "de").fill("");
    await expect(field(page, "de")).toHaveAccessibleDescription(new RegExp(own("pl", "findingEmpty")));
    // What the server says is in the language of the page, too.
    await page.locator("summary").click();
    await page.route("**/state", (route) =>
      route.fulfill({ status: 409, json: { code: "changeGone" } satisfies Problem }),
    );
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await expect(page.getByText(own("pl", "changeGone"))).toBeVisible();
  });
});

test("a language that is older than the Polish text is marked, until it follows", async ({ page }) => {
  const before = await catalogs();
  const site = await open(page);
  await headingOf(site).click();
  await field(page, "pl").fill(`${t("pl", heading)} od nowa`);
  await save(page).click();
  const older = /^Older than the Polish text/;
  await expect(field(page, "de")).toHaveAccessibleDescription(older);
  await expect(field(page, "de")).toHaveAccessibleDescription(new RegExp(t("pl", heading)));
  await expect(field(page, "pl")).not.toHaveAccessibleDescription(older);
  await page.locator("summary").click();
  await page.getByRole("checkbox").check();
  await expect(page.getByRole("button", { name: heading })).toContainText(languages.de.name);
  await field(page, "de").fill(`${t("de", heading)} neu`);
  await save(page).click();
  await expect(changeOf(page, heading)).toHaveCount(2);
  await expect(field(page, "de")).not.toHaveAccessibleDescription(older);
  for (const count of [1, 0]) {
    await changeOf(page, heading).first().getByRole("button", { name: "Undo" }).click();
    await expect(changeOf(page, heading)).toHaveCount(count);
  }
  expect(await catalogs()).toEqual(before);
});

test("what was typed survives a reload, and what was written by hand meanwhile", async ({ page }) => {
  const [file = ""] = catalogFiles;
  const before = await catalogs();
  const site = await open(page);
  await headingOf(site).click();
  await field(page, "en").fill("Typed, and not saved");
  await page.reload();
  await expect(field(page, "en")).toHaveValue("Typed, and not saved");

  const meanwhile = String(before[0]).replace(JSON.stringify(t("pl", heading)), '"Meanwhile"');
  await editor.write(file, meanwhile);
  await save(page).click();
  await expect(page.getByRole("alert")).toContainText(`${file} was changed outside of the editor meanwhile`);
  await expect(page.getByRole("alert")).toContainText("Meanwhile");
  await expect(field(page, "en")).toHaveValue("Typed, and not saved");
  expect(String(await editor.read(file))).toBe(meanwhile);
  await editor.write(file, String(before[0]));
});

test("a picture is checked, requires its words, is seen in the page, and undone byte for byte", async ({
  page,
}) => {
  const site = await open(page);
  const picture = site.locator(".landing-about img");
  await picture.click();
  const address = (await picture.getAttribute("src")) ?? "";
  const master = `pictures/masters/${/\/([a-z0-9-]+)\.[^/]*$/.exec(address)?.[1]}.jpg`;
  const before = [await editor.read(master), ...(await catalogs())];
  const negative = sharp(before[0]).negate();

  const drop = page.locator("input[type=file]");
  const small = await negative.clone().resize({ width: 300 }).png().toBuffer();
  await drop.setInputFiles({ name: "small.png", mimeType: "image/png", buffer: small });
  await expect(page.getByRole("region", { name: "Picture" })).toContainText("it needs at least");
  await drop.setInputFiles({ name: "words.png", mimeType: "image/png", buffer: Buffer.from("words") });
  await expect(page.getByRole("region", { name: "Picture" })).toContainText("no picture that can be used");
  await drop.setInputFiles({
    name: "other.png",
    mimeType: "image/png",
    buffer: await negative.png().toBuffer(),
  });
  await expect(page.getByRole("region", { name: "Picture" })).toContainText("waits to be saved");

  await expect(save(page)).toBeDisabled();
  await expect(page.getByRole("heading", { name: "people who do not see the picture" })).toBeVisible();
  for (const locale of locales) {
    await expect(field(page, locale)).toHaveValue(t(locale, alt));
    await field(page, locale).fill(`${t(locale, alt)} ${locale}`);
  }
  await save(page).click();
  await expect(picture).not.toHaveAttribute("src", address, { timeout: 120_000 });
  await follows(picture).toHaveAttribute("alt", / pl/);
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
    .toBeGreaterThan(0);

  const name = /masters\/(.*)\.jpg/.exec(master)?.[1] ?? "";
  await changeOf(page, name).getByRole("button", { name: "Undo" }).click();
  await expect(picture).toHaveAttribute("src", address, { timeout: 120_000 });
  expect([await editor.read(master), ...(await catalogs())]).toEqual(before);
});

test("by keyboard alone a text is found by its words, changed, and committed with all others", async ({
  page,
}) => {
  await open(page);
  await page.locator("summary").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.type(heading);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("checkbox")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(field(page, "pl")).toBeFocused();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" i u nas");
  await page.keyboard.press("Control+Enter");
  await expect(changeOf(page, heading)).toBeVisible();
  await expectAccessible(page, { within: "main", state: "a change is listed" });

  await page.getByLabel("One commit").fill("Say it with one letter");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Committed as")).toBeVisible();
  await expect(page.getByText("git push")).toBeVisible();
  expect(git("log", "--format=%s")).toBe("Say it with one letter\nBegin\n");
  expect(git("show", "--format=", "--name-only").trim()).toBe("messages/pl.json");
  expect(git("show", "HEAD:messages/pl.json")).toContain(`${t("pl", heading)} i\u00a0u\u00a0nas"`);
  expect(git("status", "--porcelain", "messages", "pictures/masters")).toBe("");
});

test("what comes from elsewhere gets a 403, and changes nothing", async () => {
  const before = await catalogs();
  const { port } = editor;
  const own = { host: `localhost:${port}`, "content-type": "application/json" };
  const words = Object.fromEntries(locales.map((locale) => [locale, t(locale, alt)]));
  const text = { key: alt, seen: words, wanted: { ...words, en: "Hostile" } };

  /** The status of a change that is requested with these headers. `fetch` would not let a test set them. */
  async function ask(headers: Record<string, string>) {
    const sending = send({ host: "127.0.0.1", port, path: "/__edit/save", method: "POST", headers });
    sending.end(JSON.stringify({ text }));
    const [answer] = (await once(sending, "response")) as [IncomingMessage];
    answer.resume();
    return answer.statusCode;
  }

  expect(await ask({ ...own, origin: "https://evil.example" })).toBe(403);
  expect(await ask({ ...own, origin: "null" })).toBe(403);
  expect(await ask(own)).toBe(403);
  for (const host of [`evil.example:${port}`, `127.0.0.1:${port}`])
    expect(await ask({ ...own, host, origin: `http://${host}` })).toBe(403);
  expect(await ask({ ...own, "content-type": "text/plain", origin: editor.origin })).toBe(415);
  expect(await catalogs()).toEqual(before);
  // The same request is done when it comes from the editor's own page.
  expect(await ask({ ...own, origin: editor.origin })).toBe(200);
  expect(await catalogs()).not.toEqual(before);
});
