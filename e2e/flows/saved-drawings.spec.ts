import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";

import type { Page, TestInfo } from "@playwright/test";
import sharp from "sharp";

import { tools } from "../../app/_content/tools";
import { findProgram } from "../../scripts/chromium";
import { t } from "../support/catalog";
import { expect, openTool, test } from "../support/test";
import { flowLocale as locale, run } from "../support/matrix";

const hasIsland = tools.filter(({ island }) => island);

/** States with drawings of their own, besides each tool's first one. */
const states = [
  ...hasIsland.map(({ route }) => ({ route, search: "" })),
  { route: "load", search: "?q=1300" },
  { route: "metres", search: "?p2=3&q2=10" },
  { route: "size", search: "?l=400&w=300&n=3&a=60" },
] as const;

/** Drawings of results; those in lists belong to texts. */
const drawings = "main .island figure svg:not(li svg)";

/** Saves the drawing of a tool that is open. Returns the file's path, or nothing if the tool has no drawings. */
async function save(page: Page, info: TestInfo, name: string): Promise<string | undefined> {
  await page.locator(".result-menu summary").click();
  await expect(page.getByRole("button", { name: t(locale, "share.print") })).toBeVisible();
  const item = page.getByRole("button", { name: t(locale, "share.drawing"), exact: true });
  await expect(item).toHaveCount((await page.locator(drawings).count()) ? 1 : 0);
  if (!(await item.count())) return;
  const [download] = await Promise.all([page.waitForEvent("download"), item.click()]);
  const file = info.outputPath(`${name}.svg`);
  await download.saveAs(file);
  return file;
}

/** Elements and attributes of SVG 1.1 that Inkscape, LibreOffice and librsvg were seen to draw as browsers do. */
const plain = new Set(
  (
    "svg xmlns version width height viewBox title desc rect g path d x y transform opacity fill fill-opacity stroke " +
    "stroke-width stroke-linecap stroke-linejoin stroke-dasharray text text-anchor font-family font-size font-weight"
  ).split(" "),
);

/** A colour in another notation than these programs read. */
const strangeColour = /\s(?:fill|stroke)="(?!none"|black"|white"|#[0-9a-f]{6}")[^"]*"/;

for (const { route, search } of states)
  test(`the saved drawing of ${route}${search} has every drawing and figure at every width, in plain SVG`, async ({
    page,
  }, info) => {
    const files: (string | undefined)[] = [];
    for (const [width, height] of [
      [1440, 900],
      [360, 780],
    ] as const) {
      await page.setViewportSize({ width, height });
      await openTool(page, route, search, locale);
      files.push(await save(page, info, String(width)));
    }
    const [desktop, phone] = await Promise.all(files.map(async (file) => file && readFile(file, "utf8")));
    expect(phone).toBe(desktop);
    if (!desktop) return;
    const names = [...desktop.matchAll(/<(\w+)|\s([\w:-]+)=/g)].map(([, tag, name = tag]) => name ?? "");
    expect([...new Set(names)].filter((name) => !plain.has(name))).toEqual([]);
    expect(strangeColour.exec(desktop)?.[0]).toBeUndefined();
    const besides = page.locator("main .island figure :is(li, figcaption)");
    const texts = await page.locator(drawings).locator("text").or(besides).allTextContents();
    const count = await page.locator(drawings).count();
    await page.goto(pathToFileURL(files[0] ?? "").href);
    const seen = await page.evaluate(() => {
      const all = (selector: string) => [...document.querySelectorAll(selector)];
      const sheet = document.querySelector("svg")?.getBoundingClientRect() ?? new DOMRect();
      return {
        // A drawing of a legend is a single path.
        count: all("svg > svg:has(text, g, path + path)").length,
        texts: all("text").map(({ textContent }) => textContent),
        outside: all("text").filter((text) => {
          const { left, right, top, bottom } = text.getBoundingClientRect();
          return left < sheet.left || right > sheet.right || top < sheet.top || bottom > sheet.bottom;
        }).length,
      };
    });
    expect(seen).toMatchObject({ count, outside: 0 });
    expect(seen.texts.slice(1, -1).sort()).toEqual(texts.sort());
  });

/** Programs that open SVG files, with the command that writes a picture of one beside it. */
const programs: Readonly<Record<string, (file: string, picture: string) => string[]>> = {
  "rsvg-convert": (file, picture) => [file, "-o", picture],
  inkscape: (file, picture) => [file, "--export-type=png", "-o", picture],
  soffice: (file, picture) => [
    "--headless",
    `-env:UserInstallation=${pathToFileURL(`${dirname(file)}/office`).href}`,
    ...["--convert-to", "png", "--outdir", dirname(picture), file],
  ],
};

/** Returns the lightness of a picture's cells, 0 to 255, row by row. */
async function lightness(picture: string | Buffer): Promise<number[]> {
  const cells = sharp(picture).flatten({ background: "#808080" }).greyscale();
  return [...(await cells.resize(60, 40, { fit: "fill" }).raw().toBuffer())];
}

for (const [program, commandOf] of run.full ? Object.entries(programs) : [])
  test(`${program} shows the saved drawings of all tools as the browser does`, async ({ page }, info) => {
    test.skip(!findProgram(program), `${program} is not installed`);
    test.setTimeout(240_000);
    for (const [index, { route, search }] of states.entries()) {
      await openTool(page, route, search, locale);
      // Chromium keeps the content of a name.
      const file = await save(page, info, `${program}-${index}`);
      if (!file) continue;
      const picture = file.replace(/svg$/, "png");
      execFileSync(program, commandOf(file, picture), { stdio: "ignore" });
      const { width = 0, height = 0 } = await sharp(file).metadata();
      await page.setViewportSize({ width: Math.ceil(width), height: Math.ceil(height) });
      await page.goto(pathToFileURL(file).href);
      const [seen, shown] = await Promise.all([lightness(picture), page.screenshot().then(lightness)]);
      const different = seen.map((cell, at) => Math.abs(cell - (shown[at] ?? 0)));
      const of = `${program}: ${route}${search}`;
      expect.soft(Math.min(...shown), `${of}, ink`).toBeLessThan(200);
      expect.soft(Math.max(...different), of).toBeLessThan(40);
      await page.setViewportSize({ width: 1280, height: 720 });
    }
  });
