import { expect, type Page } from "@playwright/test";

import { usualVehicle } from "../../../app/_content/vehicles";
import { path } from "../../../app/_i18n/paths";
import { encode } from "../../../app/_quote/line/code";
import { massLines } from "../../../app/_quote/line/line-masses";
import { listText } from "../../../app/_quote/line/mail-text";
import { knownIn, type QuoteTexts } from "../../../app/_quote/line/quote-texts";
import { type Line, mostLines } from "../../../app/_quote/line/line";
import { randomLines } from "../../../app/_quote/line/test-lines";
import { randomNumbers } from "../../../app/_lib/test-random";
import { contact } from "./forms";
import { quoteTexts } from "../built-pages";
import { pattern } from "../catalog";
import { flowLocale } from "../matrix";

/** Shortens notes, so that a message with twenty lines is not too long to send. */
const shortNote = (line: Line): Line =>
  "note" in line && line.note ? { ...line, note: [...line.note].slice(0, 20).join("").trim() } : line;

/** Returns a list of maximum length with lines of every kind. */
export function longestList(seed: number): Line[] {
  const random = randomNumbers(seed);
  const known = knownIn(quoteTexts("pl"));
  return randomLines(random, known, mostLines).map(shortNote);
}

/** Returns the line that the first button of a product's page adds: a full load of the usual vehicle. */
export const fullLoadOf = (product: number): Line => ({
  kind: "load",
  product,
  vehicle: usualVehicle.id,
  loads: 1,
});

/** Returns values for the enquiry form next to a list, which provides the number of pieces. */
export const typedBesideList = (): Record<string, string> =>
  Object.fromEntries(Object.entries(contact.values()).filter(([name]) => name !== "user_amount"));

/** Expects a message of a typed text and a list. Its link is left out, as a long message has none. */
export function expectListed(
  message: unknown,
  typed: string | undefined,
  lines: readonly Line[],
  texts: QuoteTexts,
): void {
  const rows = String(message).split(/\r?\n/);
  const list = listText(lines, texts, massLines(lines, texts));
  expect(rows.filter((row) => !row.includes("#l=")).join("\n")).toBe(`${typed}\n\n${list}`);
}

/** Returns the quote list of a page, the composer of its lines, and the buttons that add to it. */
export function quoteOn(page: Page) {
  const texts = quoteTexts(flowLocale);
  const main = page.getByRole("main");
  const named = (key: string, values?: Record<string, number>) =>
    page.getByRole("button", { name: pattern(flowLocale, key, values) });
  const lines = main.getByRole("listitem").filter({ has: named("quote.actions.removeAria") });
  return {
    texts,
    lines,
    counted: (count: number) => texts.t("quote.count", { count }),
    amountOf: (index: number) =>
      main.getByLabel(pattern(flowLocale, "quote.line.amountAria", { n: index + 1 })),
    remove: (index: number) => named("quote.actions.removeAria", { n: index + 1 }),
    change: (index: number) => named("quote.actions.changeAria", { n: index + 1 }),
    undo: main.getByRole("button", { name: texts.t("quote.actions.undo") }),
    clear: main.getByRole("button", { name: texts.t("quote.actions.clear") }),
    /** Opens the composer if there is a list. */
    opener: main.getByRole("button", { name: texts.t("quote.composer.openButton") }),
    /** Shows the papers. */
    papers: main.getByRole("button", { name: texts.t("quote.delivery.papers", { count: 0 }) }),
    /** Adds a full load of a product. */
    picture: (product: number) =>
      main
        .getByRole("list", { name: texts.t("quote.composer.kindLabel") })
        .getByRole("link", { name: `${texts.products[product]?.short}:` }),
    /** A page's own button that adds lines. */
    add: main.locator("a[href*='#a=']").filter({ visible: true }).first(),
    /** What leads to the list after a line was added. */
    way: (count: number) => main.getByRole("link", { name: texts.t("quote.openButton", { count }) }),
    async open(list: readonly Line[] = []) {
      const form = path(flowLocale, "landing");
      if (!list.length) return void (await page.goto(form));
      // Followed from a file of the site, as lines of other links are marked.
      await page.goto("/robots.txt");
      await page.evaluate((href) => location.assign(href), `${form}#l=${encode(list)}`);
      // Resolves in the frame in which the list is hydrated. The assertion below polls only after seconds.
      await lines.nth(list.length - 1).waitFor();
      await expect(lines).toHaveCount(list.length);
    },
  };
}
