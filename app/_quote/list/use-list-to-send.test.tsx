/** @jest-environment jsdom */
import { act, render, renderHook, waitFor } from "@testing-library/react";

import { products } from "../../_content/products";
import { path } from "../../_i18n/paths";
import { encode } from "../line/code";
import { type GoodsLine, type Line, mostLines } from "../line/line";
import { productOf } from "../line/pieces";
import type { EntryTexts } from "../line/entry";
import type { Quote } from "../line/quote";
import { testQuoteFile } from "../line/test-quote-texts";
import { useOrderAmount } from "./order-amount";
import { changeQuote, storedQuote } from "./quote-store";
import { listCode, openEmptyTab, storeLines } from "./test-quote";
import { missingParts, type QuoteSpec, useListToSend, wrongLine } from "./use-list-to-send";

const file = testQuoteFile("pl");

const [first, second] = products;
const seven: GoodsLine = { kind: "product", product: first.id, pieces: 7 };
const eight: GoodsLine = { kind: "product", product: second.id, pieces: 8 };
const nine: GoodsLine = { kind: "product", product: second.id, pieces: 9 };
const full: readonly GoodsLine[] = Array.from({ length: mostLines }, () => seven);
const fromLink = { ...nine, linked: true } as const;
const enquiry = { page: "/landing/", amount: "amount", replyTo: "email" };
const order = { ...enquiry, product: second.id };

async function open(lines: readonly Line[], spec: QuoteSpec = enquiry, more: Partial<Quote> = {}) {
  storeLines(lines, more);
  const { result } = renderHook(() => useListToSend(spec, true));
  await waitFor(() => expect(result.current.texts).toBeDefined());
  return () => result.current;
}
/** Returns what is typed in a line; in a new one without its identity. */
const typing = (texts: EntryTexts, id = 99, isOpen = true): Partial<Quote> => ({
  next: 100,
  edits: [{ id, kind: id === 99 ? "product" : undefined, texts, isOpen }],
});

beforeEach(() => {
  openEmptyTab(file);
  // jsdom has no navigation entries: here another site's link has opened each address.
  Object.assign(performance, { getEntriesByType: () => [{ name: location.href }] });
});

// First: loaded texts are kept for all tests of the file.
describe("without its texts", () => {
  async function openWithoutTexts(lines: readonly Line[], hash: string, spec: QuoteSpec) {
    jest.mocked(fetch).mockRejectedValue(new TypeError("Failed to fetch"));
    const log = jest.spyOn(console, "error").mockImplementation();
    history.replaceState(null, "", `/landing/${hash}`);
    storeLines(lines);
    const { result } = renderHook(() => useListToSend(spec, true));
    await waitFor(() => expect(log).toHaveBeenCalled());
    log.mockRestore();
    return () => result.current;
  }

  afterEach(() => history.replaceState(null, "", "/"));

  test.each([
    ["of the tab", [seven, eight], "", enquiry, [seven, eight]],
    [
      "of the address, which takes the place of the tab's",
      [seven],
      `#l=${encode([nine])}`,
      enquiry,
      [fromLink],
    ],
    ["with a line that the address adds", [seven], `#a=${encode([nine])}`, enquiry, [seven, fromLink]],
    ["without lines for which it has no room", full, `#a=${encode([nine])}`, enquiry, full],
    ["of the order's product alone", [seven, eight], `#l=${encode([nine])}`, order, [eight]],
  ] as const)("the list %s is sent, and forgotten", async (_, kept, hash, spec, sent) => {
    const quote = await openWithoutTexts(kept, hash, spec);
    expect([quote().textsFailed, quote().list.lines]).toEqual([true, sent]);
    act(quote().forget);
    const left: readonly Line[] = kept.filter(
      (line) => !sent.some((each) => productOf(each) === productOf(line)),
    );
    expect([listCode(), location.hash]).toEqual([encode(left), spec === order ? hash : ""]);
  });

  test.each(["", "#form", "#l=broken", "#a="])("%p is no list", async (hash) => {
    const quote = await openWithoutTexts([], hash, enquiry);
    expect(quote().list.lines).toEqual([]);
  });
});

test("an enquiry sends the tab's list with its delivery and a complete new line, and then forgets them", async () => {
  const quote = await open([seven], enquiry, {
    ...typing({ product: String(second.id), pieces: "8" }),
    delivery: { postcode: "62-800" },
  });
  const { lines, filled, begun, page } = quote().list;
  expect([lines, begun, page]).toEqual([[seven, eight], [], `${location.origin}/landing/`]);
  expect(filled).toEqual([seven, eight].map((line) => ({ ...line, postcode: "62-800" })));
  act(quote().forget);
  expect(storedQuote()).toMatchObject({ items: [], edits: [], delivery: {} });
});

test("an order sends the lines of its product with what is typed in them, and forgets only those", async () => {
  const quote = await open([seven, eight, nine], order, typing({ note: "Rampe 3" }, 2));
  const noted = { ...eight, note: "Rampe 3" };
  expect([quote().list.lines, quote().list.begun, quote().places]).toEqual([[noted, nine], [], [2, 3]]);
  act(quote().forget);
  expect([listCode(), storedQuote().edits]).toEqual([encode([seven]), []]);
});

test("an order sends what is refused in its lines as a text; a line that changed meanwhile stays", async () => {
  const quote = await open([seven, eight, nine], order, typing({ pieces: "1.200" }, 2));
  expect([quote().list.lines, quote().list.begun]).toMatchObject([
    [eight, nine],
    [{ texts: { pieces: "1.200" } }],
  ]);
  const before = quote();
  act(() => {
    changeQuote((today) => ({
      quote: {
        ...today,
        items: today.items.map((item) => (item.id === 3 ? { ...item, line: eight } : item)),
      },
    }));
  });
  act(before.forget);
  expect([listCode(), storedQuote().edits]).toEqual([encode([seven, eight]), []]);
});

test("with its texts, too, the list of an address is sent until the composer has applied it", async () => {
  history.replaceState(null, "", `/landing/#a=${encode([nine, { ...nine, product: 0 }])}`);
  const quote = await open([seven]);
  expect(quote().list.lines).toEqual([seven, fromLink]);
  history.replaceState(null, "", "/");
});

const incomplete = { product: String(first.id), note: "Rampe 3" };
test.each<[string, EntryTexts, readonly Line[]]>([
  ["without an amount", incomplete, [seven]],
  ["without a list", incomplete, []],
  ["without a place in the list", { ...incomplete, pieces: "5" }, Array(mostLines).fill(seven)],
])("an enquiry sends a new line %s beside the list", async (_, begun, lines) => {
  const quote = await open(lines, enquiry, typing(begun));
  expect(quote().list).toMatchObject({ lines, begun: [{ texts: begun }] });
});

test("in an order, the amount field shows the list's number until the visitor changes it", async () => {
  document.body.innerHTML = '<form><input name="amount"></form>';
  const form = { current: document.forms[0] as HTMLFormElement };
  storeLines([seven, eight, nine]);
  const { result } = renderHook(() => {
    const { texts, list, places } = useListToSend(order, true);
    return useOrderAmount({ form, spec: order, texts, lines: list.lines, places });
  });
  const field = form.current.elements.namedItem("amount") as HTMLInputElement;
  await waitFor(() => expect(field.value).toBe("17"));
  const { container } = render(result.current);
  expect(container.textContent).toContain("2, 3");
  expect(container.querySelector("a")?.getAttribute("href")).toBe(`${path("pl", "landing")}?p=${second.id}`);
  act(() => storeLines([eight]));
  expect(field.value).toBe("8");
  field.value = "5";
  act(() => void field.dispatchEvent(new Event("input")));
  expect(result.current).toBeUndefined();
  act(() => storeLines([nine]));
  expect(field.value).toBe("5");
});

test("a line with an invalid quantity has to be corrected before sending", async () => {
  const quote = await open([seven], enquiry, typing({ pieces: "x" }, 1, false));
  document.body.innerHTML = '<input id="line-1-amount"><button id="line-1-save"></button>';
  expect(wrongLine(quote().refused)?.id).toBe("line-1-amount");
  act(() => storeLines([seven], typing({ pieces: "x" }, 1)));
  expect(wrongLine(quote().refused)?.id).toBe("line-1-save");
  act(() => storeLines([seven], typing({ pieces: "6" }, 1)));
  expect(wrongLine(quote().refused)).toBeUndefined();
});

test("the masses of the pallets are calculated once they are requested", async () => {
  const quote = await open([seven, { kind: "document", document: "masses" }]);
  await waitFor(() => expect(quote().list.masses).toHaveLength(1));
  expect(missingParts(quote().list, quote().texts)).toBeUndefined();
});
