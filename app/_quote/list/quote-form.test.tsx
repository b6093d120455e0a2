/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";

import { namesOf } from "../../_fields/read-fields";
import { products } from "../../_content/products";
import { inLanguage } from "../../_i18n/test-page";
import { longest } from "../../_fields/read-text";
import { encode } from "../line/code";
import { deliveryNames } from "../line/delivery";
import { type Line, mostLines } from "../line/line";
import { quoteTextsOf } from "../line/quote-texts";
import { terms } from "../line/terms";
import { testQuoteFile } from "../line/test-lines";
import { QuoteForm } from "./quote-form";
import { storedQuote } from "./quote-store";
import { listCode, openEmptyTab, storeLines } from "./test-quote";

const [first] = products;
const own: readonly Line[] = [{ kind: "product", product: first.id, pieces: 7 }];
const linked: readonly Line[] = [{ kind: "blocks", pieces: 9 }];

const perLoad = 500;
const file = testQuoteFile("de", { semi: "Auflieger" }, { semi: perLoad });
const { t } = quoteTextsOf(file);

const byId = (id: string) => document.getElementById(id) as HTMLInputElement;
const type = (id: string, value: string) => fireEvent.change(byId(id), { target: { value } });
const click = (selector: string) => fireEvent.click(document.querySelector(selector) as Element);
const press = (name: string) =>
  fireEvent.click(screen.getByText(name, { selector: "button, button > span" }));
const notice = () => document.querySelector(".quote-list > :last-child > p");

/** In its built HTML. */
function renderQuoteForm() {
  const page = inLanguage("de", <QuoteForm />);
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  render(page, { container, hydrate: true });
}

async function open(list: readonly Line[], address = "") {
  storeLines(list);
  history.replaceState(null, "", `/${address}`);
  renderQuoteForm();
  await waitFor(() => expect(notice()).not.toBeNull());
}

async function openLink(address: string) {
  history.replaceState(null, "", address);
  await act(async () => {
    window.dispatchEvent(new Event("hashchange"));
    await new Promise((settled) => setTimeout(settled));
  });
}

beforeEach(() => {
  openEmptyTab(file);
  // No wait for a frame.
  jest.spyOn(document, "hidden", "get").mockReturnValue(true);
  // Links of this site open the pages. jsdom has no entry for a navigation.
  jest.spyOn(document, "referrer", "get").mockReturnValue(location.href);
  Object.assign(performance, { getEntriesByType: () => [{ name: location.href }] });
});

// First test: loaded texts are kept for all tests of the file.
test("without its texts no space is reserved for a list", async () => {
  document.documentElement.dataset.filled = "";
  jest.mocked(fetch).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  jest.spyOn(console, "error").mockImplementationOnce(() => undefined);
  renderQuoteForm();
  await waitFor(() => expect(document.documentElement.dataset.filled).toBeUndefined());
});

test("a list from a link is stored and leaves the address; an unreadable address stays", async () => {
  const unreadable = "?utm_source=x#l=<script>alert(1)</script>";
  await open(own, unreadable);
  expect(notice()?.textContent).toBe(t("quote.share.unreadable", { count: own.length }));
  expect([listCode(), location.href]).toEqual([encode(own), new URL(`/${unreadable}`, location.href).href]);
  await openLink(`?utm_source=x#l=${encode(linked)}`);
  expect([listCode(), location.search, location.hash]).toEqual([encode(linked), "?utm_source=x", ""]);
});

test("a page with a list reserves its space, and a button shows the pictures beside it", async () => {
  const { dataset } = document.documentElement;
  await open(own);
  expect([dataset.filled, dataset.composing]).toEqual(["", undefined]);
  click("#line-opener");
  expect(dataset.composing).toBe("");
  click("#line-1-remove");
  expect(dataset.filled).toBeUndefined();
});

test("a full list says so, and offers no more pictures", async () => {
  await open(Array<Line>(mostLines).fill({ kind: "blocks", pieces: 5 }));
  expect(byId("line-opener")).toBeNull();
  expect(document.querySelector(".quote-composer")?.textContent).toContain(
    t("quote.composer.listFull", { max: mostLines }),
  );
});

test("a typed amount is in the sum, refused ones are reported when they are left, and Enter ends the change", async () => {
  const other: Line = { kind: "blocks", pieces: 9 };
  await open([...own, other]);
  const isWrong = () => byId("line-2-amount").getAttribute("aria-invalid");
  const sum = () => document.querySelector(".quote-list__sum p")?.textContent;
  type("line-2-amount", "12");
  expect([sum(), listCode()]).toEqual([expect.stringMatching(/^19\D/), encode([...own, other])]);
  type("line-2-amount", "");
  expect([byId("line-2-amount").value, sum()]).toEqual(["", expect.stringMatching(/^16\D/)]);
  // A reload keeps the typed amount.
  expect(storedQuote().edits).toMatchObject([{ id: 2, texts: { pieces: "" } }]);
  fireEvent.blur(byId("line-2-amount"));
  expect([isWrong(), byId("line-2-amount-problem").textContent]).toEqual([
    "true",
    t("quote.composer.quantityMissing"),
  ]);
  type("line-2-amount", "6");
  expect(isWrong()).toBeNull();
  fireEvent.keyDown(byId("line-2-amount"), { key: "Enter" });
  expect([listCode(), storedQuote().edits]).toEqual([encode([...own, { ...other, pieces: 6 }]), []]);
});

test("a line whose product the site no longer has is said once, and is gone", async () => {
  await open([...own, { kind: "product", product: 99, pieces: 5 }]);
  expect(notice()?.textContent).toBe(t("quote.announce.gone", { count: 1 }));
  expect(listCode()).toBe(encode(own));
});

test("a unit is another amount of the line, which Enter in a field saves with it", async () => {
  await open(own);
  click("#line-1-change");
  type("line-1-amount", String(3 * perLoad - 1));
  click("[name=line-1-unit][value=load]");
  // Full loads are shown as pieces, so that the field says the same in both units.
  expect([byId("line-1-amount").value, listCode()]).toEqual([String(3 * perLoad), encode(own)]);
  fireEvent.keyDown(byId("line-1-note"), { key: "Enter" });
  expect(listCode()).toBe(encode([{ kind: "load", product: first.id, vehicle: "semi", loads: 3 }]));
});

test("the fields of a line and of the delivery ask for every term of the table, except the mark of a link", async () => {
  await open(own);
  click("#line-1-change");
  const missing = (of: string, names: readonly string[]) =>
    names.filter((name) => !document.querySelector(`#${of}-${name}, [name=${of}-${name}]`));
  expect([missing("line-1", namesOf(terms)), missing("delivery", deliveryNames)]).toEqual([["linked"], []]);
});

test("an error in the collapsed fields opens them, every time", async () => {
  await open(own);
  click("#line-1-change");
  const more = byId("line-1-postcode").closest("details") as HTMLDetailsElement;
  type("line-1-postcode", "1".repeat(longest.field + 1));
  for (let time = 0; time < 2; time++) {
    more.open = false;
    press(t("quote.composer.saveButton"));
    expect([more.open, document.activeElement]).toEqual([true, byId("line-1-postcode")]);
  }
});

test("the list's delivery is stored while typing, and the link contains it in lines without their own", async () => {
  await open([{ kind: "blocks", pieces: 5, postcode: "62-800" }, ...own]);
  type("delivery-postcode", "DE 10115 ");
  type("delivery-date", "KW 50");
  click("[name=delivery-ht][value=yes]");
  expect(byId("delivery-postcode").value).toBe("DE 10115 ");
  expect(storedQuote().delivery).toEqual({ postcode: "DE 10115 ", ht: "yes", date: "KW 50" });
  const copied = jest.fn(() => Promise.resolve());
  Object.defineProperty(navigator, "clipboard", { value: { writeText: copied }, configurable: true });
  press(t("quote.share.copyButton"));
  const filled: Line[] = [
    { kind: "blocks", pieces: 5, postcode: "62-800", date: "KW 50" },
    { ...own[0], postcode: "DE 10115", ht: true, date: "KW 50" } as Line,
  ];
  await waitFor(() => expect(copied).toHaveBeenCalledWith(expect.stringMatching(`#l=${encode(filled)}$`)));
  type("delivery-postcode", "1".repeat(longest.field + 1));
  expect(byId("delivery-postcode").getAttribute("aria-invalid")).toBe("true");
});
