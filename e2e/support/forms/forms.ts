import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";

import { company } from "../../../app/_content/company/company";
import { products } from "../../../app/_content/products";
import type { FormFields, FormRow } from "../../../app/_quote/forms/fields/form-row";
import { type Page as Address, path } from "../../../app/_i18n/paths";
import { contactFields, orderFields } from "../../../app/_quote/forms/fields/tables";
import { t } from "../catalog";
import { flowLocale } from "../matrix";
import type { Watch } from "../test";

/** Returns a distinct value for each field. Only the e-mail and numbers need a format. */
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
  /** The company's address for the alternative to the form: an e-mail. */
  email,
  /** Returns a value for every field. The message is unique, to be found in the outbox. */
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
    /** The notice that the form could not be sent because its code failed to load. */
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

/** Removes all matching console messages from the watch and returns them. */
export function takeMessages(watch: Watch, pattern: RegExp): string[] {
  const reported = watch.messages.splice(0);
  watch.messages.push(...reported.filter((message) => !pattern.test(message)));
  return reported.filter((message) => pattern.test(message));
}
