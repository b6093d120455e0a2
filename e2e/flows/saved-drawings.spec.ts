import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";

import type { Page, TestInfo } from "@playwright/test";

import { tools } from "../../app/_content/tools";
import { t } from "../support/catalog";
import { openTool } from "../support/islands";
import { flowLocale as locale } from "../support/matrix";
import { expect, test } from "../support/test";

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
