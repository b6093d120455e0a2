import { expect, type Page } from "@playwright/test";

import { usualVehicle } from "../../../app/_content/vehicles";
import { path } from "../../../app/_i18n/paths";
import { encode } from "../../../app/_quote/line/code";
import { massLines } from "../../../app/_quote/line/line-masses";
import { listText } from "../../../app/_quote/line/mail-text";
import { knownIn, type QuoteTexts } from "../../../app/_quote/line/quote-texts";
import { addLoadAddress } from "../../../app/_quote/line/quote-address";
import { type Line, mostLines } from "../../../app/_quote/line/line";
import { linesOf, readQuote } from "../../../app/_quote/line/quote";
import { randomLines } from "../../../app/_quote/line/test-lines";
import { randomNumbers } from "../../../app/_lib/test-random";
import { contact } from "./forms";
import { quoteTexts } from "../built-pages";
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

/** Returns the quote list of a page, and the composer of its lines. */
export function quoteOn(page: Page) {
  const at = (css: string) => page.locator(css);
  const texts = quoteTexts(flowLocale);
  const lines = at("#list-lines .quote-line");
  return {
    texts,
    lines,
    notice: at(".quote-list__notice p"),
    /** Number of lines in the header. */
    count: at(".site-header__quote .quote-count:not(:empty)"),
    counted: (count: number) => texts.t("quote.count", { count }),
    amountOf: (index: number) => lines.nth(index).locator(".quote-line__amount input"),
    /** A field of a line, by the name of its term. */
    fieldOf: (index: number, name: string) => lines.nth(index).locator(`[id^=line-][id$=-${name}]`),
    remove: (index: number) => lines.nth(index).locator(".quote-line__remove"),
    change: (index: number) => lines.nth(index).locator(".quote-line__change"),
    undo: at("#line-undo"),
    /** Opens the composer if there is a list. */
    opener: at("#line-opener"),
    /** Button that shows the papers. */
    papers: at(".delivery-row__papers"),
    /** Picture that adds a full load of a product. */
    picture: (product: number) => at(`.quote-form__composer a[href$="${addLoadAddress("", product)}"]`),
    /** Returns the list from the tab's session storage, as a code. */
    async kept() {
      const stored = await page.evaluate(() => sessionStorage.getItem("quote") ?? "");
      return encode(linesOf(readQuote(stored).items));
    },
    async open(list: readonly Line[] = []) {
      const form = path(flowLocale, "landing");
      if (!list.length) return void (await page.goto(form));
      // Followed from a file of the site, as lines of other links are marked. Firefox ignores the option `referer`.
      await page.goto("/robots.txt");
      await page.evaluate((href) => location.assign(href), `${form}#l=${encode(list)}`);
      // Resolves in the frame in which the list is hydrated. The assertion below polls only after seconds.
      await lines.nth(list.length - 1).waitFor();
      await expect(lines).toHaveCount(list.length);
    },
  };
}
