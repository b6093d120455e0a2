/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";

import { storedDelivery, storedEntries, storedList } from "./quote-store";
import { products } from "../../_content/products";
import { longest } from "../../_lib/read-text";
import { encode } from "../line/code";
import { deliveryNames } from "../line/delivery";
import type { Line, Paper } from "../line/line";
import { namesOf, terms } from "../line/terms";
import { lineAmount, open, perLoad, prepareQuoteForm, press, t, typeAmount } from "./test-quote-form";

const [first] = products;
const own: readonly Line[] = [{ kind: "product", product: first.id, pieces: 7 }];

beforeEach(prepareQuoteForm);

test("an amount is saved with each key, refused ones are reported when they are left, and Enter ends the change", async () => {
  const other: Line = { kind: "blocks", pieces: 9 };
  await open([...own, other]);
  typeAmount(1, "12");
  expect(storedList()).toBe(encode([...own, { ...other, pieces: 12 }]));
  typeAmount(1, "");
  expect([lineAmount(1).value, storedList()]).toEqual(["", encode([...own, other])]);
  // A reload keeps the typed amount.
  expect(JSON.parse(storedEntries())).toMatchObject({ change: { index: 1, was: "9" } });
  fireEvent.blur(lineAmount(1));
  expect(lineAmount(1).getAttribute("aria-invalid")).toBe("true");
  expect(document.querySelector("#line-1-amount-problem")?.textContent).toBe(
    t("quote.composer.quantityMissing"),
  );
  typeAmount(1, "6");
  expect(lineAmount(1).getAttribute("aria-invalid")).toBeNull();
  fireEvent.keyDown(lineAmount(1), { key: "Enter" });
  expect([storedList(), storedEntries()]).toEqual([encode([...own, { ...other, pieces: 6 }]), ""]);
});

test("the other fields of a line are changed in its place, without the choice of product, and saved together with its quantity", async () => {
  await open(own);
  const change = () => fireEvent.click(document.querySelector("#line-0-change") as Element);
  const unit = (value: string) =>
    fireEvent.click(
      document.querySelector(`.quote-line__fields [name=line-unit][value=${value}]`) as Element,
    );
  change();
  expect(document.querySelector(".quote-line__fields")?.contains(document.activeElement)).toBe(true);
  typeAmount(0, String(2 * perLoad + 1));
  unit("loads");
  // Pieces are rounded up to full loads.
  expect(lineAmount(0).value).toBe("3");
  expect(storedList()).toBe(encode(own));
  unit("pieces");
  expect(lineAmount(0).value).toBe(String(3 * perLoad));
  const more = document.querySelector("#line-note")?.closest("details") as HTMLDetailsElement;
  expect(more.open).toBe(true);
  more.open = false;
  fireEvent.change(document.querySelector("#line-note") as Element, { target: { value: "Rampe" } });
  expect(more.open).toBe(false);
  fireEvent.change(document.querySelector("#line-note") as Element, { target: { value: "Rampe 3" } });
  fireEvent.keyDown(document.querySelector("#line-note") as Element, { key: "Enter" });
  const changed: Line = { kind: "product", product: first.id, pieces: 3 * perLoad, note: "Rampe 3" };
  expect(storedList()).toBe(encode([changed]));
  expect(document.activeElement?.id).toBe("line-0-change");
  change();
  typeAmount(0, "5");
  press(t("quote.composer.cancelButton"));
  expect([storedList(), lineAmount(0).value]).toEqual([encode([changed]), String(3 * perLoad)]);
});

test("the fields of a line and of the delivery ask for every term of the table, except the mark of a link", async () => {
  await open(own);
  fireEvent.click(document.querySelector("#line-0-change") as Element);
  const missing = (of: string, names: readonly string[]) =>
    names.filter((name) => !document.querySelector(`#${of}-${name}, [name=${of}-${name}]`));
  expect([missing("line", namesOf(terms)), missing("delivery", deliveryNames)]).toEqual([["linked"], []]);
});

test("an error in the collapsed fields opens them, every time", async () => {
  await open(own);
  fireEvent.click(document.querySelector("#line-0-change") as Element);
  const postcode = document.querySelector("#line-postcode") as Element;
  const more = postcode.closest("details") as HTMLDetailsElement;
  fireEvent.change(postcode, { target: { value: "1".repeat(longest.field + 1) } });
  for (let time = 0; time < 2; time++) {
    more.open = false;
    press(t("quote.composer.saveButton"));
    expect(more.open).toBe(true);
    expect(document.activeElement).toBe(postcode);
  }
});

test("ticking a document adds its line in the chosen language, and unticking removes it", async () => {
  window.scrollBy = jest.fn();
  await open(own);
  const box = (id: Paper) => document.querySelector(`#paper-${id}`) as HTMLInputElement;
  const tick = (id: Paper) => fireEvent.click(box(id));
  const wish = (id: Paper, language: "de" | "en"): Line => ({ kind: "document", document: id, language });
  expect(document.querySelector("#papers")?.hasAttribute("hidden")).toBe(true);
  press(t("quote.delivery.papers", { count: 0 }));
  expect(document.querySelector("#papers")?.hasAttribute("hidden")).toBe(false);
  tick("masses");
  tick("eudr");
  expect(storedList()).toBe(encode([...own, wish("masses", "de"), wish("eudr", "de")]));
  fireEvent.change(document.querySelector("#papers-language") as Element, { target: { value: "en" } });
  tick("masses");
  tick("ispm");
  expect(storedList()).toBe(encode([...own, wish("eudr", "en"), wish("ispm", "en")]));
  fireEvent.click(document.querySelector("#line-1-remove") as Element);
  expect([box("eudr").checked, box("ispm").checked]).toEqual([false, true]);
});

test("the list's delivery is stored while typing, and the link contains it in lines without their own", async () => {
  await open([{ kind: "blocks", pieces: 5, postcode: "62-800" }, ...own]);
  const field = (name: string) => document.querySelector(`#delivery-${name}`) as HTMLInputElement;
  fireEvent.change(field("postcode"), { target: { value: "DE 10115 " } });
  fireEvent.change(field("date"), { target: { value: "KW 50" } });
  fireEvent.click(document.querySelector("[name=delivery-ht][value=yes]") as Element);
  expect([field("postcode").value, field("date").value]).toEqual(["DE 10115 ", "KW 50"]);
  expect(JSON.parse(storedDelivery())).toEqual({ postcode: "DE 10115 ", ht: "yes", date: "KW 50" });
  const copied = jest.fn(() => Promise.resolve());
  Object.defineProperty(navigator, "clipboard", { value: { writeText: copied }, configurable: true });
  press(t("quote.share.copyButton"));
  const terms = { postcode: "DE 10115", ht: true, date: "KW 50" };
  const filled: Line[] = [
    { kind: "blocks", pieces: 5, postcode: "62-800", date: "KW 50" },
    { kind: "product", product: first.id, pieces: 7, ...terms },
  ];
  await waitFor(() => expect(copied).toHaveBeenCalledWith(expect.stringMatching(`#l=${encode(filled)}$`)));
  fireEvent.change(field("postcode"), { target: { value: "1".repeat(longest.field + 1) } });
  expect(field("postcode").getAttribute("aria-invalid")).toBe("true");
});
