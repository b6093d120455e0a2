import { expect, type Locator, type Page } from "@playwright/test";

import type { Locale } from "../../../app/_i18n/languages";
import { path } from "../../../app/_i18n/paths";
import { encode } from "../../../app/_quote/line/code";
import { massLines } from "../../../app/_quote/line/line-masses";
import { listText } from "../../../app/_quote/line/mail-text";
import { knownIn, type QuoteTexts } from "../../../app/_quote/line/quote-texts";
import { addLoadAddress } from "../../../app/_quote/line/quote-address";
import { type Line, mostLines, type Paper } from "../../../app/_quote/line/line";
import { randomList } from "../../../app/_quote/line/test-lines";
import { randomNumbers } from "../../../app/_lib/test-random";
import { contact } from "./forms";
import { quoteTexts } from "../built-pages";

/** Shortens notes, so that a message with twenty lines is not too long to send. */
const shortNote = (line: Line): Line =>
  "note" in line && line.note ? { ...line, note: [...line.note].slice(0, 20).join("").trim() } : line;

/** Returns a list of maximum length with lines of every kind. */
export function longestList(seed: number): Line[] {
  const random = randomNumbers(seed);
  const known = knownIn(quoteTexts("pl"));
  return randomList(random, known, mostLines).map(shortNote);
}

/** Returns typical lines of every kind, with all their optional details. */
export function usualList(): Line[] {
  const { documents, products, vehicles } = knownIn(quoteTexts("pl"));
  const terms = { ht: true, postcode: "DE 10115 Berlin", unloading: "tailLift", date: "2030-12-15" } as const;
  return [
    // The last product is ordered by the load.
    ...products
      .slice(0, -1)
      .map((product): Line => ({ kind: "product", product, pieces: 1200, monthly: true })),
    ...vehicles.map((vehicle): Line => ({
      kind: "load",
      product: products.at(-1) ?? 0,
      vehicle,
      loads: 2,
      ...terms,
    })),
    { kind: "blocks", size: [145, 100, 78], pieces: 14_000, note: "2 × 7000 szt. w 2 tygodnie" },
    {
      kind: "custom",
      size: [1140, 1140, 144],
      pieces: 300,
      deck: [4, 100, 145, 22],
      blocks: ["pressed", 78],
      entries: 4,
      load: 2500,
      onPoints: true,
      support: ["rack", 1100],
      destination: "GB",
    },
    { kind: "custom", pieces: 50 },
    ...documents.map((document): Line => ({ kind: "document", document, language: "de" })),
  ];
}

/** Returns values for the enquiry form next to a list, which provides the number of pieces. */
export function typedBesideList(): Record<string, string> {
  const values: Record<string, string> = contact.values();
  Reflect.deleteProperty(values, "user_amount");
  return values;
}

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

export class QuoteOnPage {
  readonly texts: QuoteTexts;

  constructor(
    readonly page: Page,
    readonly locale: Locale,
  ) {
    this.texts = quoteTexts(locale);
  }

  get composer(): Locator {
    return this.page.locator(".quote-form__composer");
  }

  get lines(): Locator {
    return this.page.locator(".quote-line");
  }

  get notice(): Locator {
    return this.page.locator(".quote-list__notice p");
  }

  get count(): Locator {
    return this.page.locator(".site-header__quote [data-lines]");
  }

  /** Amount field of a line. */
  amountOf(index: number): Locator {
    return this.page.locator(`#line-${index}-amount`);
  }

  get undo(): Locator {
    return this.page.locator("#line-undo");
  }

  /** Opens the composer if there is a list. */
  get opener(): Locator {
    return this.page.locator("#line-opener");
  }

  /** Button that shows the papers. */
  get papers(): Locator {
    return this.page.locator(".delivery-row__papers");
  }

  paper(id: Paper): Locator {
    return this.page.locator(`#paper-${id}`);
  }

  /** Picture that adds a full load of a product. */
  picture(product: number): Locator {
    return this.composer.locator(`a[href$="${addLoadAddress("", product)}"]`);
  }

  remove(index: number): Locator {
    return this.page.locator(`#line-${index}-remove`);
  }

  change(index: number): Locator {
    return this.page.locator(`#line-${index}-change`);
  }

  counted(count: number): string {
    return this.texts.t("quote.count", { count });
  }

  async open(lines: readonly Line[] = []): Promise<void> {
    const form = path(this.locale, "landing");
    if (!lines.length) return void (await this.page.goto(form));
    // Followed from a file of the site, as lines of other links are marked. Firefox ignores the option `referer`.
    await this.page.goto("/robots.txt");
    await this.page.evaluate((href) => location.assign(href), `${form}#l=${encode(lines)}`);
    // Resolves in the frame in which the list is hydrated. The assertion below polls only after seconds.
    await this.lines.nth(lines.length - 1).waitFor();
    await expect(this.lines).toHaveCount(lines.length);
  }

  /** Adds a line with a number of pieces to the list. */
  async put(product: number, pieces: number): Promise<void> {
    const index = await this.lines.count();
    await this.picture(product).click();
    await this.amountOf(index).fill(String(pieces));
    await this.amountOf(index).press("Enter");
  }

  /** Returns the list from the tab's session storage. */
  kept(): Promise<string> {
    return this.page.evaluate(() => sessionStorage.getItem("quote") ?? "");
  }
}
