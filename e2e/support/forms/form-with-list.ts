import { expect, type Page, type Request } from "@playwright/test";

import type { Locale } from "../../../app/_i18n/languages";
import { encode } from "../../../app/_features/quote/code";
import { type Line, mostLines } from "../../../app/_features/quote/line";
import { readMessage } from "../../../app/_features/quote/test-reader";
import { contact, type FormKind, FormOnPage } from "./forms";
import { unsigned } from "./mail-service";
import { longestList, QuoteOnPage } from "./quote";
import { quoteWords } from "../built-pages";

/** Twenty lines that the form takes: an order those of its product alone. */
const listFor = (kind: FormKind): Line[] =>
  kind === contact
    ? longestList(71)
    : Array.from({ length: mostLines }, (_, index) => ({ kind: "product", product: 1, pieces: 100 + index }));

/** A form with twenty lines, filled in; and everything it posts. */
export class FormWithList extends FormOnPage {
  readonly words = quoteWords(this.locale);
  readonly requests: Request[] = [];
  values: Record<string, string> = {};

  constructor(
    page: Page,
    kind: FormKind,
    locale: Locale,
    readonly lines: readonly Line[] = listFor(kind),
  ) {
    super(page, kind, locale);
  }

  async prepareWithList(): Promise<void> {
    this.page.on("request", (request) => void (request.method() === "POST" && this.requests.push(request)));
    await new QuoteOnPage(this.page, this.locale).open(this.lines);
    if (this.kind !== contact) await this.open();
    // What the list fills in is left to it.
    const amount = this.kind === contact ? "user_amount" : "quantity";
    await expect(this.field(amount)).not.toHaveValue("");
    this.values = { ...this.kind.values() };
    for (const name of [amount, "productName"]) Reflect.deleteProperty(this.values, name);
    await this.fill(this.values);
  }

  /** The message that was posted last, whole, with words and lines. */
  async expectPosted(): Promise<void> {
    const request = this.requests.at(-1);
    const type = (await request?.headerValue("content-type")) ?? "";
    const posted = await new Response(new Uint8Array(request?.postDataBuffer() ?? []), {
      headers: { "content-type": type },
    }).formData();
    expect(readMessage(unsigned(String(posted.get("message"))), this.words)).toEqual({
      typed: this.values.message,
      lines: this.lines,
    });
    for (const [name, value] of Object.entries(this.values))
      if (name !== "message") expect(posted.get(name), name).toBe(value);
  }

  /** Not a character and not a line is lost. */
  async expectWhole(): Promise<void> {
    await this.expectFilled(this.values);
    expect(await this.page.evaluate(() => sessionStorage.getItem("quote"))).toBe(encode(this.lines));
  }

  async close(): Promise<void> {
    await this.page.keyboard.press("Escape");
    await expect(this.failure).toHaveCount(0);
  }
}
