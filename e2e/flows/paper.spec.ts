import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { inflateSync } from "node:zlib";

import type { ElementHandle, Page } from "@playwright/test";
import puppeteer, { type Browser } from "puppeteer-core";

import { tools } from "../../app/_content/tools";
import { path } from "../../app/_i18n/paths";
import { t } from "../support/catalog";
import { longestList, quoteOn } from "../support/forms";
import { flowLocale as locale, kinds, run } from "../support/matrix";
import { expect, openTool, test } from "../support/test";
import { expectReadable } from "../support/measures/layout";
import { findProgram } from "../../scripts/chromium";

/** Prints a page as PDF, and counts the letters on each sheet. */
async function lettersBySheet(page: Page, format: "A4" | "A5"): Promise<number[]> {
  const file = await page.pdf({ format });
  const objects = new Map(
    [...file.toString("latin1").matchAll(/(?:^|\n)(\d+) 0 obj\n(.*?)endobj/gs)].map(([, id, text = ""]) => [
      id,
      text,
    ]),
  );
  return [...objects.values()]
    .filter((each) => /\/Type \/Page\b/.test(each))
    .map((each) => {
      const stream = objects.get(/\/Contents (\d+)/.exec(each)?.[1])?.split("stream\n")[1] ?? "";
      const operators = inflateSync(Buffer.from(stream, "latin1")).toString("latin1");
      return [...operators.matchAll(/<([0-9A-F]+)>/gi)].reduce(
        (sum, [, hex = ""]) => sum + hex.length / 4,
        0,
      );
    });
}

test("of a page with the longest list, every part of every line is printed, of an answered choice the answer, and nothing else", async ({
  page,
}) => {
  const quote = quoteOn(page);
  const lines = longestList(64);
  await quote.open(lines);
  /** Texts and values of a line that are shown, without its buttons and the word that opens its fold. */
  const partsOf = (line: ElementHandle<Element>) =>
    line.evaluate((line) => {
      const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      const texts: string[] = [...line.querySelectorAll("input")].flatMap((field) =>
        field.checkVisibility() ? field.value : [],
      );
      while (walker.nextNode()) {
        const { parentElement, textContent } = walker.currentNode;
        if (
          parentElement?.checkVisibility({ visibilityProperty: true }) &&
          !parentElement.closest("button, summary")
        )
          texts.push(textContent?.trim() ?? "");
      }
      return texts;
    });
  const items = (await quote.lines.elementHandles()) as ElementHandle<Element>[];
  expect(items).toHaveLength(lines.length);
  const shown = await Promise.all(items.map(partsOf));
  expect(Math.min(...shown.map(({ length }) => length))).toBeGreaterThan(0);
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize(sheet);
  for (const [index, item] of items.entries())
    expect.soft(await partsOf(item), `line ${index + 1}`).toEqual(expect.arrayContaining(shown[index] ?? []));
  await expect(page.getByRole("main")).toContainText("#l=");
  const form = page.getByRole("form");
  await expect(form.filter({ visible: true })).toHaveCount(0);
  // Nothing of the delivery is filled in.
  const delivery = page.getByRole("group", { name: t(locale, "quote.delivery.label") });
  await expect(delivery.getByText(/\S/).filter({ visible: true })).toHaveCount(0);
  await expectReadable(page, "the longest list on paper");
  expect(await lettersBySheet(page, "A4")).not.toContain(0);

  await page.emulateMedia({ media: "screen" });
  await quote.papers.click();
  const paper = delivery.getByRole("checkbox").first();
  const radios = await delivery.getByRole("radio").all();
  expect(radios.length).toBeGreaterThan(1);
  for (const radio of radios) {
    await page.emulateMedia({ media: "screen" });
    await radio.check();
    await expect(paper).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(paper).toBeHidden();
    const options = delivery.locator("label:has([type=radio])").filter({ visible: true });
    await expect(options.getByRole("radio", { checked: true })).toHaveCount(1);
    await expect(options, "only the chosen answer").toHaveCount(1);
  }
});

/** The printable area of an A4 page, in CSS pixels. */
const sheet = { width: Math.round(((210 - 2 * 12) / 25.4) * 96), height: 1000 };

/**
 * Controls and navigation. Fields stay only where they show a drawing's or a list's inputs, buttons as names of rows.
 */
const controls = "button:not(th *), summary, nav, dialog, [role=tab], a[href^='#'], a[href*='#a=']";

/**
 * Runs in the page. Finds links without a printed absolute address, folded parts, folds without their heading, hidden
 * tables, tables whose head only their first sheet has, rows without a name, colours other than black on white, and
 * parts that `content-visibility` leaves out.
 */
function notOnPaper(): string[] {
  const { origin } = new URL(document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? "");
  const shown = [...document.querySelectorAll<HTMLElement>("main, main *:not(svg, svg *)")].filter((each) =>
    each.checkVisibility(),
  );
  const links = shown.filter((each) => each.matches("a[href^='/'], a[href^='http']"));
  const withoutAddress = links.filter((link) => {
    const written = getComputedStyle(link, "::after").content.replaceAll('" "', "");
    return !written.includes((link.getAttribute("href") ?? "").replace(/^\//, `${origin}/`));
  });
  /** A tool prints only its result. */
  const left = ":is(.tool-section :is(.js-only, .no-js-only), .size__form, .tool-section ~ *)";
  const folded = [
    ...document.querySelectorAll(
      `main details:not(.result-menu *, ${left}, ${left} *), main [role=tabpanel]`,
    ),
  ].filter(
    ({ lastElementChild: content }) => !content?.checkVisibility() || !content.getBoundingClientRect().height,
  );
  const untitled = [...document.querySelectorAll(`main summary :is(h2, h3):not(${left} *)`)].filter(
    (each) => !each.checkVisibility({ visibilityProperty: true }),
  );
  const hiddenTables = [...document.querySelectorAll(`main table:not(${left}, ${left} *)`)].filter(
    (each) => !each.checkVisibility(),
  );
  const coloured = shown.filter((each) => {
    const { color, backgroundColor } = getComputedStyle(each);
    return color !== "rgb(0, 0, 0)" || backgroundColor !== "rgba(0, 0, 0, 0)";
  });
  const skipped = shown.filter((each) => getComputedStyle(each).contentVisibility !== "visible");
  // On each further sheet of a long table, browsers repeat only such a head.
  const headless = shown.filter((each) => {
    const head = each.matches("table") && each.querySelector("thead");
    const isTable = getComputedStyle(each).display === "table";
    return head && isTable && getComputedStyle(head).display !== "table-header-group";
  });
  const nameless = shown.filter((each) => each.matches("th[scope=row]") && !each.innerText.trim());
  const faults = { withoutAddress, folded, untitled, hiddenTables, coloured, skipped, headless, nameless };
  return Object.entries(faults).flatMap(([fault, found]) =>
    found.map((each) => `${fault}: ${each.outerHTML.slice(0, 120)}`),
  );
}

test("on paper a page is black on white, without controls, with written addresses, nothing of it is cut off or folded, and no sheet is empty or has only the logo", async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: "print" });
  for (const each of kinds) {
    await page.goto(path(locale, each));
    await expect.soft(page.locator(controls).filter({ visible: true }), each.route).toHaveCount(0);
    await expectReadable(page, each.route);
    expect.soft(await page.evaluate(notOnPaper), each.route).toEqual([]);
    const letters = await lettersBySheet(page, "A5");
    expect(letters.length, each.route).toBeGreaterThan(0);
    expect.soft(letters, each.route).not.toContain(0);
  }
  await openTool(page, "load", "?q=1200");
  expect(await lettersBySheet(page, "A4"), "the result of a plan").toHaveLength(1);
});

/** A word on a sheet, in points from the sheet's upper left corner. */
interface Word extends Record<"left" | "top" | "right" | "bottom", number> {
  readonly text: string;
}

/** Returns the words of a PDF file by sheet, as poppler finds them. */
function wordsBySheet(file: string): Word[][] {
  const html = execFileSync("pdftotext", ["-bbox", file, "-"], { encoding: "utf8", maxBuffer: 2 ** 26 });
  return html
    .split("<page ")
    .slice(1)
    .map((sheet) =>
      [...sheet.matchAll(/<word xMin="(\S+)" yMin="(\S+)" xMax="(\S+)" yMax="(\S+)">(.*?)<\/word>/g)].map(
        ([, left, top, right, bottom, text = ""]) => ({
          text,
          left: Number(left),
          top: Number(top),
          right: Number(right),
          bottom: Number(bottom),
        }),
      ),
    );
}

/** Returns pairs of words of which one lies upon the other, by more than lines of close text do. */
function overlaps(words: readonly Word[]): string[] {
  return words.flatMap((one, index) =>
    words.slice(index + 1).flatMap((other) => {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      const least = Math.min(one.bottom - one.top, other.bottom - other.top);
      return width > 2 && height > least / 2 ? [`${one.text} / ${other.text}`] : [];
    }),
  );
}

/** The comparison is a table that takes two sheets, the blocks are a product with a tool below. */
const onOneSheet = (route: string) =>
  tools.some((tool) => tool.route === route && tool.island && route !== "blocks");

const firefox = findProgram("firefox-esr", "firefox");

/**
 * Prints a page from Firefox in both formats, over WebDriver BiDi, which needs no driver program.
 *
 * @returns the words by sheet, of each format
 */
async function printFrom(browser: Browser, address: string, folder: string) {
  const page = await browser.newPage();
  await page.goto(address);
  // That of `app/_styles/print.css`.
  const [top, right, bottom, left] = Array<string>(4).fill("1.2cm");
  const sheets = new Map<string, Word[][]>();
  for (const format of ["A4", "Letter"] as const) {
    const path = `${folder}/page.pdf`;
    await page.pdf({ path, format, margin: { top, right, bottom, left } });
    sheets.set(format, wordsBySheet(path));
  }
  await page.close();
  return sheets;
}

if (run.full)
  test("Firefox prints every kind of page without words upon words or an empty sheet, and a tool on one sheet", async ({
    baseURL,
  }, info) => {
    test.skip(!firefox, "firefox-esr is not installed");
    test.skip(!findProgram("pdftotext"), "poppler-utils is not installed");
    test.setTimeout(300_000);
    // Firefox writes texts in a variable font as outlines: only in the system's fonts a file has words.
    const [asShown, asWords] = await Promise.all(
      [true, false].map((withFonts) =>
        puppeteer.launch({
          browser: "firefox",
          executablePath: firefox ?? "",
          extraPrefsFirefox: { "gfx.downloadable_fonts.enabled": withFonts },
        }),
      ),
    );
    const folder = info.outputPath("");
    mkdirSync(folder, { recursive: true });
    try {
      for (const [address, isOneSheet] of [
        ...kinds.map((page) => [path(locale, page), onOneSheet(page.route)] as const),
        [`${path(locale, "metres")}?p2=3&q2=10`, true] as const,
        [`${path(locale, "load")}?q=1300`, true] as const,
      ]) {
        if (isOneSheet)
          for (const [format, sheets] of await printFrom(asShown as Browser, baseURL + address, folder))
            expect.soft(sheets, `${address}, ${format}`).toHaveLength(1);
        for (const [format, sheets] of await printFrom(asWords as Browser, baseURL + address, folder)) {
          const of = `${address}, ${format}`;
          expect(sheets.length, of).toBeGreaterThan(0);
          for (const [index, words] of sheets.entries()) {
            expect.soft(overlaps(words), of).toEqual([]);
            // The first has the address beside the logo.
            expect.soft(words.length, `${of}, sheet ${index + 1}`).toBeGreaterThan(index ? 0 : 12);
          }
        }
      }
    } finally {
      await Promise.all([asShown?.close(), asWords?.close()]);
    }
  });
