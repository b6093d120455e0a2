import { act, cleanup, fireEvent, render, waitFor } from "@testing-library/react";

import messages from "../messages/pl.json";
import { products } from "./_content/products";
import { inLanguage } from "./_i18n/test-page";
import { install } from "./_lib/draft";
import { formValues } from "./_lib/form-values";
import { testQuoteFile } from "./_quote/line/test-lines";
import { storeLines } from "./_quote/list/test-quote";
import { ContactForm } from "./_sections/landing/hero";
import { OrderForm } from "./_sections/product/product-order";
import { settings } from "./_settings/settings";
import "./_ui/test-dialog";

// Beside the contact form: Jest does not read the slider, an ES module.
jest.mock("./_ui/use-slider", () => ({}));

/*
 * For tests: both forms with their own fields, from the button to the request of the library for e-mail, which alone is
 * answered by the test.
 */
const account = { origin: "", userId: "u", serviceId: "s", orderTemplateId: "o", contactTemplateId: "c" };
Object.assign(settings.mail, account);

export const [product] = products;

export const forms = {
  order: {
    element: <OrderForm product={product} />,
    sent: messages.messages.orderSent,
    failed: messages.messages.orderFailed,
    replyTo: "email",
  },
  contact: {
    element: <ContactForm />,
    sent: messages.messages.messageSent,
    failed: messages.messages.messageFailed,
    replyTo: "user_email",
  },
} as const;
export type Form = keyof typeof forms;

/** Answers the posts; the files of the list's texts come at once. */
export const post = jest.fn<Promise<Partial<Response>>, [FormData]>();
globalThis.fetch = ((address: string, { method = "GET", body }: RequestInit = {}) => {
  if (method === "POST") {
    // jsdom does not tell the form that its data is read.
    element().dispatchEvent(Object.assign(new Event("formdata"), { formData: body }));
    return post(body as FormData);
  }
  return Promise.resolve({ ok: true, json: () => Promise.resolve(testQuoteFile("pl")) });
}) as typeof fetch;

export const answer = (status: number, text: string) => ({
  status,
  ok: status >= 200 && status < 300,
  text: () => Promise.resolve(text),
});

// jsdom has no navigation timing.
Object.assign(performance, { getEntriesByType: () => [] });

export const element = () => document.querySelector("form[name]") as HTMLFormElement;
export const control = (name: string) => element().elements.namedItem(name) as HTMLInputElement;
export const type = (name: string, value: string) => fireEvent.input(control(name), { target: { value } });

let stop: (() => void) | undefined;

/** Renders a form like its page, with the draft of the tab. */
export function open(form: Form): void {
  cleanup();
  stop?.();
  render(inLanguage("pl", forms[form].element));
  stop = install(document);
}

export function fillIn(): void {
  for (const [name, value] of Object.entries(formValues(element()))) {
    if (typeof value === "boolean") fireEvent.click(control(name));
    else if (control(name).type !== "hidden" && value === "")
      type(name, control(name).type === "email" ? "anna@firma.example" : "5");
  }
}

export const press = () => fireEvent.click(element().querySelector("[type=submit]") as Element);

/** Waits for the alert with a result, which shows its sign as an icon. */
export async function alertWith(text: string): Promise<Element> {
  const alert = () => document.querySelector("[role=alertdialog]") as Element;
  await waitFor(() => expect(alert().querySelector("h2")?.textContent).toBe(text));
  return alert();
}

/** Closes an alert by its last button, which leads nowhere. */
export async function close(alert: Element): Promise<void> {
  fireEvent.click([...alert.querySelectorAll("button")].at(-1) as Element);
  await waitFor(() => expect(alert.isConnected).toBe(false));
}

/** Prepares a test, and a further visit in one: without a list, a draft, or a sent message. */
export function startAnew(): void {
  act(() => storeLines([]));
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  post.mockReset();
}
