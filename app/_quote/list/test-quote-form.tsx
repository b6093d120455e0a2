import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";

import { storeDelivery, storeEntries, storeList } from "./quote-store";
import { inLanguage } from "../../_i18n/test-page";
import { encode } from "../line/code";
import type { Line } from "../line/line";
import { testQuoteFile } from "../line/test-quote-texts";
import { quoteTextsOf } from "../line/quote-texts";
import { idOf } from "./focus";
import { QuoteForm } from "./quote-form";

/** For tests: pieces of each pallet in the only vehicle. */
export const perLoad = 500;

const plain = testQuoteFile("de");
const file = {
  ...plain,
  vehicles: { semi: "Auflieger" },
  products: Object.fromEntries(
    Object.entries(plain.products).map(([id, each]) => [id, { ...each, loads: { semi: perLoad } }]),
  ),
};

export const { t } = quoteTextsOf(file);

/** For tests: clears the tab's storage, answers the request for the texts, and skips the wait for a frame. */
export function prepareQuoteForm(): void {
  globalThis.fetch = jest.fn(() => Promise.resolve({ json: () => Promise.resolve(file) } as Response));
  jest.spyOn(document, "hidden", "get").mockReturnValue(true);
  // Links of this site open the pages. jsdom has no entry for a navigation.
  jest.spyOn(document, "referrer", "get").mockReturnValue(location.href);
  Object.assign(performance, { getEntriesByType: () => [{ name: location.href }] });
  storeEntries("");
  storeDelivery("");
  sessionStorage.clear();
}

const notice = () => document.querySelector(".quote-list > :last-child > p");

/** For tests: hydrates the form in its built HTML. */
export function renderQuoteForm() {
  const page = inLanguage("de", <QuoteForm />);
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  render(page, { container, hydrate: true });
}

/** For tests: opens the form with a list in the tab and an address. */
export async function open(list: readonly Line[], address = "") {
  storeList(encode(list));
  history.replaceState(null, "", `/${address}`);
  renderQuoteForm();
  await waitFor(() => expect(notice()).not.toBeNull());
}

/** For tests: opens a link on the page with the list. */
export async function openLink(hash: string) {
  history.replaceState(null, "", hash);
  await act(async () => {
    window.dispatchEvent(new Event("hashchange"));
    await new Promise((settled) => setTimeout(settled));
  });
}

/** For tests: the notice of the last change. */
export const reported = () => notice()?.textContent;

export const button = (name: string) => screen.queryByText(name, { selector: "button, button > span" });
export const press = (name: string) => fireEvent.click(button(name) as Element);

/** For tests: the field of a line's amount. */
export const lineAmount = (index: number) =>
  document.getElementById(idOf("amount", index)) as HTMLInputElement;
export const typeAmount = (index: number, value: string) =>
  fireEvent.change(lineAmount(index), { target: { value } });

/** For tests: the amount in the composer. */
export const amount = () => document.getElementById(idOf("amount")) as HTMLInputElement;
