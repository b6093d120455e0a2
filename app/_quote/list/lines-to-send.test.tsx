/** @jest-environment jsdom */
import { render, renderHook, waitFor } from "@testing-library/react";

import { products } from "../../_content/products";
import { encode } from "../line/code";
import type { EntryTexts } from "../line/entry";
import { type GoodsLine, type Line, mostLines } from "../line/line";
import type { Quote } from "../line/quote";
import { testQuoteFile } from "../line/test-lines";
import { leadToLine } from "./focus";
import { listNow } from "./lines-to-send";
import { useListToSend, useOrderAmount } from "./use-list-to-send";
import { changeQuote, storedQuote } from "./quote-store";
import { listCode, openEmptyTab, storeLines } from "./test-quote";

const [first, second] = products;
const seven: GoodsLine = { kind: "product", product: first.id, pieces: 7 };
const eight: GoodsLine = { kind: "product", product: second.id, pieces: 8 };
const nine: GoodsLine = { kind: "product", product: second.id, pieces: 9 };
const full: readonly GoodsLine[] = Array.from({ length: mostLines }, () => seven);
const fromLink = { ...nine, linked: true } as const;
const enquiry = { page: "/landing/", amount: "amount", replyTo: "email" };
const order = { ...enquiry, product: second.id };

const typing = (texts: EntryTexts, id = 99): Partial<Quote> => ({
  next: 100,
  edits: [{ id, kind: id === 99 ? "product" : undefined, texts, isOpen: true }],
});

/** Returns what a form sends, and removes it from the list. */
function send(spec: typeof enquiry) {
  const { list, forgotten } = listNow(spec, undefined);
  return { list, forget: () => void changeQuote((today) => ({ quote: forgotten(today) })) };
}

beforeEach(() => {
  openEmptyTab(testQuoteFile("pl"));
  history.replaceState(null, "", "/");
  // jsdom has no navigation entries: another site's link has opened each address.
  Object.assign(performance, { getEntriesByType: () => [{ name: location.href }] });
});

const unknown = { ...nine, product: 0 };
test.each<[string, readonly Line[], string, typeof enquiry, readonly Line[], readonly Line[]]>([
  ["of the tab", [seven, eight], "", enquiry, [seven, eight], []],
  ["of the address, in the place of the tab's", [seven], `#l=${encode([nine])}`, enquiry, [fromLink], []],
  [
    "with a line that the address adds",
    [seven],
    `#a=${encode([nine, unknown])}`,
    enquiry,
    [seven, fromLink],
    [],
  ],
  ["without lines for which it has no room", full, `#a=${encode([nine])}`, enquiry, full, []],
  [
    "of the order's product alone",
    [seven, eight, nine],
    `#l=${encode([nine])}`,
    order,
    [eight, nine],
    [seven],
  ],
  ["without an unreadable list", [seven], "#l=broken", enquiry, [seven], []],
  ["without a list", [], "#a=", enquiry, [], []],
])(
  "the list %s is sent, and forgotten, also while its texts do not come",
  (_, kept, hash, spec, sent, left) => {
    storeLines(kept);
    history.replaceState(null, "", `/landing/${hash}`);
    const { list, forget } = send(spec);
    expect([list.lines, list.page]).toEqual([sent, `${location.origin}/landing/`]);
    forget();
    expect(listCode()).toBe(encode(left));
    // What was read has left the address.
    expect(location.hash).toBe(spec === order || /broken|=$/.test(hash) ? hash : "");
  },
);

test("an enquiry sends its delivery and a complete new line, and then forgets them", () => {
  const delivery = { postcode: "62-800" };
  storeLines([seven], { ...typing({ product: String(second.id), pieces: "8" }), delivery });
  const { list, forget } = send(enquiry);
  expect([list.lines, list.begun]).toEqual([[seven, eight], []]);
  expect(list.filled).toEqual([seven, eight].map((line) => ({ ...line, ...delivery })));
  forget();
  expect(storedQuote()).toMatchObject({ items: [], edits: [], delivery: {} });
});

test("an order sends what is refused in its lines as a text; a line that changed meanwhile stays", () => {
  storeLines([seven, eight, nine], typing({ pieces: "1.200" }, 2));
  const { list, forget } = send(order);
  expect(list).toMatchObject({ lines: [eight, nine], begun: [{ texts: { pieces: "1.200" } }] });
  storeLines([seven, eight, eight], typing({ pieces: "1.200" }, 2));
  forget();
  expect([listCode(), storedQuote().edits]).toEqual([encode([seven, eight]), []]);
});

const incomplete = { product: String(first.id), note: "Rampe 3" };
test.each<[string, EntryTexts, readonly Line[]]>([
  ["without an amount", incomplete, []],
  ["without a place in the list", { ...incomplete, pieces: "5" }, full],
])("an enquiry sends a new line %s beside the list", (_, texts, lines) => {
  storeLines(lines, typing(texts));
  expect(send(enquiry).list).toMatchObject({ lines, begun: [{ texts }] });
});

test("a line with an invalid quantity has to be corrected before sending", () => {
  document.body.innerHTML = '<input id="line-1-amount"><button id="line-1-save"></button>';
  const [amount, save] = [...document.body.children] as [HTMLInputElement, HTMLButtonElement];
  const pressed = jest.spyOn(save, "click");
  storeLines([seven], { next: 2, edits: [{ id: 1, texts: { pieces: "x" }, isOpen: false }] });
  expect([leadToLine(listNow(enquiry, undefined).refused), document.activeElement]).toEqual([true, amount]);
  storeLines([seven], typing({ pieces: "x" }, 1));
  expect([leadToLine(listNow(enquiry, undefined).refused), pressed.mock.calls.length]).toEqual([true, 1]);
  storeLines([seven], typing({ pieces: "6" }, 1));
  expect(leadToLine(listNow(enquiry, undefined).refused)).toBe(false);
});

test("an order's amount names the lines that it comes from, until the visitor changes it", async () => {
  storeLines([seven, eight, nine]);
  const { result } = renderHook(() => useOrderAmount(order, useListToSend(order, true)));
  await waitFor(() => expect(result.current).toBeDefined());
  const { container } = render(result.current);
  expect(container.textContent).toContain("2, 3");
  expect(container.querySelector("a")?.getAttribute("href")).toBe(`/landing/?p=${second.id}`);
});
