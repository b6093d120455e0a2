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
  namespace: "orderForm" | "contactForm";
  /** Message keys of its two alerts. */
  sent: string;
  failed: string;
  /** The company's address for the alternative to the form: an e-mail. */
  email: string;
  /** Returns a value for every field. The message is unique, to be found in the outbox. */
  values: () => Record<string, string>;
  /** Required fields in page order, without the consent. */
  required: readonly string[];
  optional: readonly string[];
}

/** Returns a distinct value for each field. Only the e-mail needs a format. */
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
  namespace: "orderForm",
  sent: "messages.orderSent",
  failed: "messages.orderFailed",
  email: company.emails.orders,
  ...ofTable(orderFields),
};

export const contact: FormKind = {
  name: "contact",
  address: (locale) => path(locale, "landing"),
  namespace: "contactForm",
  sent: "messages.messageSent",
  failed: "messages.messageFailed",
  email: company.emails.office,
  ...ofTable(contactFields),
};

export class FormOnPage {
  /** Number of requests to the e-mail service. */
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

  /** Returns a text of the page by its message key. */
  text(key: string, values?: Record<string, string | number>): string {
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
    return this.form.getByRole("button", { name: this.text(`${this.kind.namespace}.submit`) });
  }

  get sending(): Locator {
    return this.form.getByRole("button", { name: this.text(`${this.kind.namespace}.sending`) });
  }

  /** An icon replaces the sign at the start of the message. */
  get success(): Locator {
    return this.page.getByRole("alertdialog", { name: this.text(this.kind.sent).slice(2) });
  }

  get failure(): Locator {
    return this.page.getByRole("alertdialog", { name: this.text(this.kind.failed).slice(2) });
  }

  /** The notice that the form could not be sent because its code failed to load. */
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

  /** Waits until a text is in the draft, whose code loads on first input. */
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

  /** Mocks the response of the e-mail service. */
  async answer(status: number, body: string): Promise<void> {
    await this.page.route(mailPath, (route) => route.fulfill({ status, body, contentType: "text/plain" }));
  }

  /** Holds back requests to the e-mail service. @returns a function that waits for the first one */
  async hold(): Promise<() => Promise<Route>> {
    let take: (route: Route) => void;
    const held = new Promise<Route>((resolve) => (take = resolve));
    await this.page.route(mailPath, (route) => take(route));
    return () => held;
  }
}

/** Expects exactly these console messages, in this order, and removes them from the watch. */
export function expectMessages(watch: Watch, ...expected: (string | RegExp)[]): void {
  const reported = watch.messages.splice(0);
  expect(reported, "console messages").toHaveLength(expected.length);
  for (const [index, message] of reported.entries()) expect(message).toMatch(expected[index] ?? "");
}

/** Removes all matching console messages from the watch and returns them. */
export function takeMessages(watch: Watch, pattern: RegExp): string[] {
  const reported = watch.messages.splice(0);
  watch.messages.push(...reported.filter((message) => !pattern.test(message)));
  return reported.filter((message) => pattern.test(message));
}

/** Matches the browser's own message about an error response. */
export const browserSays = (status: number) => new RegExp(`^error: Failed to load resource: .*${status}`);
