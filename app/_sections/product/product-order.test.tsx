/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import messages from "../../../messages/pl.json";
import { type Locale, locales } from "../../_i18n/languages";
import { inLanguage } from "../../_i18n/test-page";
import "../../_ui/test-dialog";
import { company } from "../../_content/company/company";
import { type Product, products } from "../../_content/products";
import { namesOf } from "../../_fields/read-fields";
import { install } from "../../_lib/draft";
import { deliver } from "../../_quote/forms/sending/delivery";
import { orderFields } from "../../_quote/forms/fields/tables";
import { OrderForm } from "./product-order";

jest.mock("../../_quote/forms/sending/delivery", () => ({
  ...jest.requireActual("../../_quote/forms/sending/delivery"),
  deliver: jest.fn(),
}));

const delivering = jest.mocked(deliver);

// The texts of the quote list never load; the site answers when it is asked for the connection.
globalThis.fetch = jest.fn((_, { method } = {}) =>
  method === "HEAD" ? Promise.resolve({} as Response) : new Promise<Response>(() => undefined),
);

const texts = messages.orderForm;
const [product] = products;
/** Removes the sign, which the page shows as an icon. */
const unsigned = (message: string) => message.slice(message.indexOf(" ") + 1);

const typed = namesOf(orderFields).filter((name) => name !== "productName");
const filledIn = Object.fromEntries(typed.map((name, index) => [name, String(index + 1)]));

function open(locale: Locale = "pl", of: Product = product) {
  const view = render(inLanguage(locale, <OrderForm product={of} />));
  install(document);
  return view;
}

const field = (name: keyof typeof texts.fields) => document.getElementById(name) as HTMLInputElement;
const inForm = () => within(document.querySelector("form") as HTMLElement);
const submit = () => screen.getByRole("button", { name: texts.submit });

function fillIn() {
  for (const name of typed) fireEvent.input(field(name), { target: { value: filledIn[name] } });
  fireEvent.click(field("rodoConsent"));
}

beforeEach(() => {
  sessionStorage.clear();
  delivering.mockReset().mockResolvedValue();
});
afterEach(() => jest.restoreAllMocks());

test("each product has its own draft, in every language the same, and its name is filled in", () => {
  const drafts = locales.flatMap((locale) =>
    products.map((each) => open(locale, each).container.querySelector("form")?.getAttribute("name")),
  );
  expect(new Set(drafts).size).toBe(products.length);
  expect(field("productName")).toHaveProperty("value", messages.products[products[0].id].name);
  const note = document.getElementById(field("rodoConsent").getAttribute("aria-describedby") ?? "");
  expect(note?.querySelector("a")).toHaveProperty("href", company.registry);
});

test("logs a missing setting, and shows the visitor no technical English", async () => {
  const log = jest.spyOn(console, "error").mockImplementation();
  const user = userEvent.setup({ delay: null });
  delivering.mockImplementation(jest.requireActual("../../_quote/forms/sending/delivery").deliver);
  open(); // the test build has no account
  fillIn();
  await user.click(submit());
  const alert = await screen.findByRole("alertdialog", { name: unsigned(messages.messages.orderFailed) });
  const refusal = messages.messages.sendStep.userIdRequired;
  expect(alert.textContent).not.toContain(refusal);
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: refusal }));
});

test("checks the values in the page, whether typed or set by a script", async () => {
  const user = userEvent.setup({ delay: null });
  open();
  fillIn();
  field("name").value = ""; // without an event, as browsers may autofill
  await user.click(submit());
  expect(await inForm().findByRole("alert")).toBeTruthy();
  expect(field("name").getAttribute("aria-invalid")).toBe("true");
  expect(delivering).not.toHaveBeenCalled();
});
