/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, waitFor } from "@testing-library/react";

import messages from "../messages/pl.json";
import { products } from "./_content/products";
import { inLanguage } from "./_i18n/test-page";
import { install } from "./_lib/draft";
import { formValues } from "./_lib/form-values";
import { encode } from "./_quote/line/code";
import { testQuoteFile } from "./_quote/line/test-quote-texts";
import { listedLines, storeList } from "./_quote/list/quote-store";
import { ContactForm } from "./_sections/landing/contact-form";
import { OrderForm } from "./_sections/product/product-order";
import { settings } from "./_settings/settings";
import "./_ui/test-dialog";

/*
 * Both forms with their own fields, from the button to the request of the library for e-mail, which alone is answered by
 * the test.
 */
const account = { origin: "", userId: "u", serviceId: "s", orderTemplateId: "o", contactTemplateId: "c" };
Object.assign(settings.mail, account);

jest.setTimeout(30_000);

const [product] = products;
const line = (pieces: number) => ({ kind: "product", product: product.id, pieces }) as const;

const forms = {
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
type Form = keyof typeof forms;

/** Answers the posts; the files of the list's texts come at once. */
const post = jest.fn<Promise<Partial<Response>>, [FormData]>();
globalThis.fetch = ((address: string, { method = "GET", body }: RequestInit = {}) => {
  if (method === "POST") return post(body as FormData);
  return Promise.resolve({ ok: true, json: () => Promise.resolve(testQuoteFile("pl")) });
}) as typeof fetch;

const answer = (status: number, text: string) => ({
  status,
  ok: status >= 200 && status < 300,
  text: () => Promise.resolve(text),
});

// jsdom has no navigation timing.
Object.assign(performance, { getEntriesByType: () => [] });

const element = () => document.querySelector("form[name]") as HTMLFormElement;
const control = (name: string) => element().elements.namedItem(name) as HTMLInputElement;
const type = (name: string, value: string) => fireEvent.input(control(name), { target: { value } });

let stop: () => void;

/** Renders a form like its page, with the draft of the tab. */
function open(form: Form): void {
  cleanup();
  stop?.();
  render(inLanguage("pl", forms[form].element));
  stop = install(document);
}

function fillIn(): void {
  for (const [name, value] of Object.entries(formValues(element()))) {
    if (typeof value === "boolean") fireEvent.click(control(name));
    else if (control(name).type !== "hidden" && value === "")
      type(name, control(name).type === "email" ? "anna@firma.example" : "5");
  }
}

const press = () => fireEvent.click(element().querySelector("[type=submit]") as Element);

/** Waits for the alert with a result, which shows its sign as an icon. */
async function alertWith(text: string): Promise<Element> {
  const alert = () => document.querySelector("[role=alertdialog]") as Element;
  await waitFor(() => expect(alert().querySelector("h2")?.textContent).toBe(text));
  return alert();
}

/** Closes an alert by its last button, which leads nowhere. */
async function close(alert: Element): Promise<void> {
  fireEvent.click([...alert.querySelectorAll("button")].at(-1) as Element);
  await waitFor(() => expect(alert.isConnected).toBe(false));
}

beforeEach(() => {
  act(() => storeList(""));
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  post.mockReset();
  // jsdom can't leave the page, and logs an error.
  jest.spyOn(console, "error").mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

const statuses = [200, 201, 204, 302, 400, 403, 412, 429, 500, 503];
const bodies = ["OK", "", "ok", "<!doctype html><p>OK"];

describe.each(Object.keys(forms) as Form[])("the %s form", (form) => {
  const { sent, failed, replyTo } = forms[form];

  test.each(statuses)(
    "with status %i says whether it was sent, whatever the body, and keeps what was not",
    async (status) => {
      for (const body of bodies) {
        post.mockReset().mockResolvedValue(answer(status, body));
        sessionStorage.clear();
        history.replaceState(null, "", "/");
        open(form);
        fillIn();
        const values = formValues(element());
        press();
        // R69
        const isSent = status === 200 || body === "OK";
        const alert = await alertWith(isSent ? sent : failed);
        expect([body, post.mock.calls.length]).toEqual([body, 1]);
        expect(formValues(element())).toEqual(isSent ? expect.not.objectContaining(values) : values);
        await close(alert);
        const kept = Object.entries(sessionStorage).filter(([key]) => key.startsWith("draft:"));
        expect(kept).toHaveLength(isSent ? 0 : 1);
      }
    },
  );

  test("says where the answer goes, though everything was changed while the message was on its way", async () => {
    let arrive: (answered: Partial<Response>) => void = () => undefined;
    post.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    storeList(encode([line(100), line(200)]));
    open(form);
    fireEvent.pointerDown(element());
    await waitFor(() =>
      expect(formValues(element())).toMatchObject({ [form === "order" ? "quantity" : "user_amount"]: "300" }),
    );
    fillIn();
    press();
    await waitFor(() => expect(post).toHaveBeenCalledTimes(1));
    act(() => storeList(encode([line(100), line(700)])));
    type("message", "Rampa 3");
    type(replyTo, "jan@firma.example");
    arrive(answer(200, "OK"));
    const alert = await alertWith(sent);
    const address = String(post.mock.calls[0]?.[0].get(replyTo));
    expect(alert.textContent?.replaceAll("\u2060", "")).toContain(address);
    expect(address).not.toBe("jan@firma.example");
    expect(listedLines()).toEqual([line(700)]);
    expect([control("message").value, control(replyTo).value]).toEqual(["Rampa 3", "jan@firma.example"]);
    open(form);
    expect(formValues(element())).toMatchObject({ message: "Rampa 3", [replyTo]: "jan@firma.example" });
  });
});

test("an order's amount follows the list, on this visit and the next, unless a visitor has typed another", async () => {
  const shows = (amount: string) => waitFor(() => expect(control("quantity").value).toBe(amount));
  const listed = (...pieces: number[]) => act(() => storeList(encode(pieces.map(line))));
  listed(100);
  open("order");
  fireEvent.pointerDown(element());
  await shows("100");
  type("name", "Anna");
  listed(100, 200);
  await shows("300");
  listed();
  await shows("");
  listed(468);
  open("order");
  fireEvent.pointerDown(element());
  await shows("468");
  expect(control("name").value).toBe("Anna");
  type("quantity", "50");
  listed(500);
  await act(() => Promise.resolve());
  expect(control("quantity").value).toBe("50");
  open("order");
  fireEvent.pointerDown(element());
  await act(() => Promise.resolve());
  expect(control("quantity").value).toBe("50");
});
