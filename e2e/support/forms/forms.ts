import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page, type Route } from "@playwright/test";

import { company } from "../../../app/_content/company/company";
import { products } from "../../../app/_content/products";
import type { FieldRow } from "../../../app/_quote/forms/fields/rules";
import type { Locale } from "../../../app/_i18n/languages";
import { path } from "../../../app/_i18n/paths";
import { contactFields } from "../../../app/_sections/landing/contact-fields";
import { orderFields } from "../../../app/_sections/product/order-fields";
import { t } from "../catalog";
import { mailPath } from "./mail-service";
import type { Watch } from "../test";

export interface FormKind {
  name: "order" | "contact";
  address: (locale: Locale) => string;
  words: "orderForm" | "contactForm";
  /** Keys of its two alerts. */
  sent: string;
  failed: string;
  /** The company's address for the e-mail that stands in for the form. */
  email: string;
  /** Everything a visitor types. The message is unlike any other, so that it is found in the outbox. */
  values: () => Record<string, string>;
  /** The fields, in the order of the page, that must not be empty; the consent aside. */
  required: readonly string[];
  optional: readonly string[];
}

/** What a visitor types, unlike in every field. Only an e-mail needs a format. */
const typed: Record<FieldRow["kind"], (name: string) => string> = {
  text: (name) => `Żółć & „${name}”`,
  email: () => "zaneta@firma.example",
  tel: (name) => `15:00, ${name}`,
  number: () => "480",
  textarea: () => `Dostawa do Gdańska, 2 × w miesiącu, ${randomUUID()}`,
};

const ofTable = (fields: readonly FieldRow[]) => ({
  values: () => Object.fromEntries(fields.map(({ name, kind }) => [name, typed[kind](name)])),
  required: fields.filter(({ required }) => required).map(({ name }) => name),
  optional: fields.filter(({ required }) => !required).map(({ name }) => name),
});

export const order: FormKind = {
  name: "order",
  address: (locale) => path(locale, { route: "product", id: products[0].id }),
  words: "orderForm",
  sent: "messages.orderSent",
  failed: "messages.orderFailed",
  email: company.emails.orders,
  ...ofTable(orderFields),
};

export const contact: FormKind = {
  name: "contact",
  address: (locale) => path(locale, "landing"),
  words: "contactForm",
  sent: "messages.messageSent",
  failed: "messages.messageFailed",
  email: company.emails.office,
  ...ofTable(contactFields),
};

/** Both forms: in a sample they take turns. */
export const forms: readonly FormKind[] = [order, contact];

export class FormOnPage {
  /** How many times the browser has requested the e-mail service to send. */
  posts = 0;

  constructor(
    readonly page: Page,
    readonly kind: FormKind,
    readonly locale: Locale,
  ) {
    page.on("request", (request) => {
      if (request.method() === "POST") this.posts += 1;
    });
  }

  /** Words of the page by their key in the catalogs. */
  word(key: string, values?: Record<string, string | number>): string {
    return t(this.locale, key, values);
  }

  get form(): Locator {
    return this.page.locator("form[data-draft]");
  }

  field(name: string): Locator {
    return this.form.locator(`[name="${name}"]`);
  }

  get consent(): Locator {
    return this.field("rodoConsent");
  }

  get submit(): Locator {
    return this.form.getByRole("button", { name: this.word(`${this.kind.words}.submit`) });
  }

  get sending(): Locator {
    return this.form.getByRole("button", { name: this.word(`${this.kind.words}.sending`) });
  }

  /** Named without the sign of its message, which an icon shows. */
  get success(): Locator {
    return this.page.getByRole("alertdialog", { name: this.word(this.kind.sent).slice(2) });
  }

  get failure(): Locator {
    return this.page.getByRole("alertdialog", { name: this.word(this.kind.failed).slice(2) });
  }

  /** What says that the form could not be sent because its code has not come. */
  get unsent(): Locator {
    return this.page.locator(".unsent-notice");
  }

  get problems(): Locator {
    return this.form.getByRole("alert");
  }

  async open(): Promise<void> {
    await this.page.goto(this.kind.address(this.locale));
  }

  async fill(values: Record<string, string>, consent = true): Promise<void> {
    for (const [name, value] of Object.entries(values)) await this.field(name).fill(value);
    await this.consent.setChecked(consent);
  }

  /** Waits until a text is in the draft: the code that keeps it is fetched at the first touch. */
  async expectKept(text: string): Promise<void> {
    await expect
      .poll(() => this.page.evaluate(() => Object.values(sessionStorage).join()), "the draft")
      .toContain(text);
  }

  async expectFilled(values: Record<string, string>, consent = true): Promise<void> {
    for (const [name, value] of Object.entries(values)) {
      await expect(this.field(name), name).toHaveValue(value);
    }
    await expect(this.consent).toBeChecked({ checked: consent });
  }

  /** Opens the page and fills the form in. */
  async prepare(): Promise<Record<string, string>> {
    const values = this.kind.values();
    await this.open();
    await this.fill(values);
    return values;
  }

  /** Sets the answer of the e-mail service. */
  async answer(status: number, body: string): Promise<void> {
    await this.page.route(mailPath, (route) => route.fulfill({ status, body, contentType: "text/plain" }));
  }

  /** Keeps the e-mail service from answering until the test does. @returns gives the first request, once it has been made */
  async hold(): Promise<() => Promise<Route>> {
    let take: (route: Route) => void;
    const held = new Promise<Route>((resolve) => (take = resolve));
    await this.page.route(mailPath, (route) => take(route));
    return () => held;
  }
}

/** Expects these messages on the console, in this order and nothing else, and takes them off the watch. */
export function expectMessages(watch: Watch, ...expected: (string | RegExp)[]): void {
  const reported = watch.messages.splice(0);
  expect(reported, "console messages").toHaveLength(expected.length);
  for (const [index, message] of reported.entries()) expect(message).toMatch(expected[index] ?? "");
}

/** Takes the console messages in such words off the watch, however often. */
export function takeMessages(watch: Watch, words: RegExp): string[] {
  const reported = watch.messages.splice(0);
  watch.messages.push(...reported.filter((message) => !words.test(message)));
  return reported.filter((message) => words.test(message));
}

/** What the browser itself says of an answer that is an error. */
export const browserSays = (status: number) => new RegExp(`^error: Failed to load resource: .*${status}`);
