import emailLibrary from "@emailjs/browser/package.json" with { type: "json" };
import { randomUUID } from "node:crypto";
import { type APIRequestContext, type Page, expect } from "@playwright/test";

import { company } from "../../app/_content/company/company";
import { products } from "../../app/_content/products";
import type { FormFields, FormRow } from "../../app/_quote/forms/fields/tables";
import { type Page as Address, path } from "../../app/_i18n/paths";
import { contactFields, orderFields } from "../../app/_quote/forms/fields/tables";
import { pattern, t } from "./catalog";
import { flowLocale } from "./matrix";
import type { Watch } from "./test";
import { locales } from "../../app/_i18n/languages";
import { TEST_PORT, testEnvironment } from "../../scripts/command/environment";
import { type KeptMessage, MAIL_PATH } from "../../scripts/preview/server";
import { usualVehicle } from "../../app/_content/vehicles";
import { encode } from "../../app/_quote/line/code";
import { massLines } from "../../app/_quote/line/line-masses";
import { listText } from "../../app/_quote/line/mail-text";
import { type QuoteTexts, knownIn } from "../../app/_quote/line/quote-texts";
import { type Line, mostLines } from "../../app/_quote/line/line";
import { randomLines } from "../../app/_quote/line/test-lines";
import { randomNumbers } from "../../app/_lib/test-random";
import { quoteTexts } from "./built-pages";

function valueOf({ letter, kind, look, inputMode }: FormRow): string {
  if (look === "email") return "zaneta@firma.example";
  if (look === "area") return `Dostawa do Gdańska, 2 × w miesiącu, ${randomUUID()}`;
  if (kind.type === "number" || inputMode === "numeric") return "480";
  return `Żółć & „${letter}”`;
}

const kindOf = (name: "order" | "contact", email: string, page: Address, fields: FormFields) => ({
  address: path(flowLocale, page),
  submit: `${name}Form.submit`,
  /** Message keys of its two alerts. */
  sent: name === "order" ? "messages.orderSent" : "messages.messageSent",
  failed: name === "order" ? "messages.orderFailed" : "messages.messageFailed",
  email,
  /** Returns a distinct value for every field. The message is unique, to be found in the outbox. */
  values: () => Object.fromEntries(Object.values(fields).map((row) => [row.letter, valueOf(row)])),
  names: Object.keys(fields),
  optional: Object.values(fields)
    .filter(({ isRequired }) => !isRequired)
    .map(({ letter }) => letter),
});

export const order = kindOf(
  "order",
  company.emails.orders,
  { route: "product", id: products[0].id },
  orderFields,
);
export const contact = kindOf("contact", company.emails.office, { route: "landing" }, contactFields);

/** Returns the form of a page. */
export function formOn(page: Page, kind: typeof order) {
  const form = page.locator("form[name]");
  const field = (name: string) => form.locator(`[name="${name}"]`);
  const text = (key: string, values?: Record<string, string>) => t(flowLocale, key, values);
  // An icon replaces the sign at the start of the message.
  const alert = (key: string) => page.getByRole("alertdialog", { name: text(key).slice(2) });
  return {
    form,
    field,
    text,
    consent: field("rodoConsent"),
    submit: form.getByRole("button", { name: text(kind.submit) }),
    success: alert(kind.sent),
    failure: alert(kind.failed),
    unsent: page.locator(".unsent-notice"),
    open: () => page.goto(kind.address),
    async fill(values: Record<string, string>) {
      for (const [name, value] of Object.entries(values)) await field(name).fill(value);
      await field("rodoConsent").check();
    },
    async expectFilled(values: Record<string, string>) {
      for (const [name, value] of Object.entries(values)) await expect(field(name), name).toHaveValue(value);
      await expect(field("rodoConsent")).toBeChecked();
    },
  };
}

/** Takes all matching messages from the watch. */
export function takeMessages(watch: Watch, pattern: RegExp): string[] {
  const reported = watch.messages.splice(0);
  watch.messages.push(...reported.filter((message) => !pattern.test(message)));
  return reported.filter((message) => pattern.test(message));
}

const settings = testEnvironment(TEST_PORT);

export const mailPath = `**${MAIL_PATH}`;

/** What the e-mail service receives besides the fields. */
export const envelope = {
  order: envelopeOf("NEXT_PUBLIC_EMAILJS_ORDER_TEMPLATE_ID"),
  contact: envelopeOf("NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID"),
};

function envelopeOf(template: string) {
  return {
    lib_version: emailLibrary.version,
    service_id: settings.NEXT_PUBLIC_EMAILJS_SERVICE_ID,
    template_id: settings[template],
    user_id: settings.NEXT_PUBLIC_EMAILJS_USER_ID,
  };
}

/** The reference at the end of every message; `-X0` for those who type as fast as tests. */
const references = locales.map((locale) => t(locale, "messages.reference", { reference: "" }).trim());
const signature = new RegExp(`\\s*(?:${references.join("|")}) ([A-Z2-9]{3}-[A-Z2-9]{3}(?:-X0)?)$`);

/** Returns the fields of each message in the outbox that contains a text, without its reference. */
export async function messagesWith(
  request: APIRequestContext,
  text: string,
): Promise<Record<string, string>[]> {
  return (await keptWith(request, text)).map(({ message = "", ...fields }) => ({
    ...fields,
    message: unsigned(message),
  }));
}

function unsigned(message: string): string {
  expect(message).toMatch(signature);
  return message.replace(signature, "");
}

/** Returns the references of the messages that contain a text, in order of arrival. */
export async function referencesWith(request: APIRequestContext, text: string): Promise<string[]> {
  return (await keptWith(request, text)).map(({ message = "" }) => signature.exec(message)?.[1] ?? "");
}

async function keptWith(request: APIRequestContext, text: string): Promise<Record<string, string>[]> {
  const answer = await request.get("/outbox.json");
  expect(answer.status()).toBe(200);
  const kept = (await answer.json()) as KeptMessage[];
  return kept
    .map(({ fields }) => Object.fromEntries(fields))
    .filter((message) => Object.values(message).some((value) => value.includes(text)));
}

/** A message with twenty long notes is too long to send. */
const shortNote = (line: Line): Line =>
  "note" in line && line.note ? { ...line, note: [...line.note].slice(0, 20).join("").trim() } : line;

/** Returns a list of maximum length with lines of every kind. */
export function longestList(seed: number): Line[] {
  const random = randomNumbers(seed);
  const known = knownIn(quoteTexts("pl"));
  return randomLines(random, known, mostLines).map(shortNote);
}

/** Returns the line that the first button of a product's page adds. */
export const fullLoadOf = (product: number): Line => ({
  kind: "load",
  product,
  vehicle: usualVehicle.id,
  loads: 1,
});

/** Returns values for the enquiry form beside a list, which has the number of pieces. */
export const typedBesideList = (): Record<string, string> =>
  Object.fromEntries(Object.entries(contact.values()).filter(([name]) => name !== "user_amount"));

/** Expects a message of a typed text and a list, with or without its link. */
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
    opener: main.getByRole("button", { name: texts.t("quote.composer.openButton") }),
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
      // The assertion below polls only after seconds.
      await lines.nth(list.length - 1).waitFor();
      await expect(lines).toHaveCount(list.length);
    },
  };
}
