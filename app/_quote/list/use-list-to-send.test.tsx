/** @jest-environment jsdom */
import { act, render, renderHook, waitFor } from "@testing-library/react";

import { products } from "../../_content/products";
import { path } from "../../_i18n/paths";
import { encode } from "../line/code";
import { emptyEntry, type Entries, entryOf, writeEntries } from "../line/entry";
import { type GoodsLine, type Line, mostLines } from "../line/line";
import { testQuoteFile } from "../line/test-quote-texts";
import { useOrderAmount } from "./order-amount";
import {
  storedDelivery,
  storeDelivery,
  storedEntries,
  storedList,
  storeEntries,
  storeList,
} from "./quote-store";
import { openEmptyTab } from "./test-quote";
import { missingParts, type QuoteSpec, useListToSend, wrongLine } from "./use-list-to-send";

const file = testQuoteFile("pl");

const [first, second] = products;
const seven: GoodsLine = { kind: "product", product: first.id, pieces: 7 };
const eight: GoodsLine = { kind: "product", product: second.id, pieces: 8 };
const nine: GoodsLine = { kind: "product", product: second.id, pieces: 9 };
const fromLink = { ...nine, linked: true } as const;
const enquiry = { page: "/landing/", amount: "amount", replyTo: "email" };
const order = { ...enquiry, product: second.id };

async function open(lines: readonly Line[], spec: QuoteSpec = enquiry) {
  storeList(encode(lines));
  const { result } = renderHook(() => useListToSend(spec, true));
  await waitFor(() => expect(result.current.texts).toBeDefined());
  return () => result.current;
}
const begin = (begun: Partial<typeof emptyEntry>, more: Partial<Entries> = {}) =>
  storeEntries(writeEntries({ begun: { ...emptyEntry, ...begun }, ...more }));

beforeEach(() => openEmptyTab(file));

// First: loaded texts are kept for all tests of the file.
describe("without its texts", () => {
  async function openWithoutTexts(lines: readonly Line[], hash: string, spec: QuoteSpec) {
    jest.mocked(fetch).mockRejectedValue(new TypeError("Failed to fetch"));
    const log = jest.spyOn(console, "error").mockImplementation();
    history.replaceState(null, "", `/landing/${hash}`);
    storeList(encode(lines));
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
    ["of the order's product alone", [seven, eight], `#l=${encode([nine])}`, order, [eight]],
  ] as const)("the list %s is sent, and forgotten", async (_, kept, hash, spec, sent) => {
    const quote = await openWithoutTexts(kept, hash, spec);
    expect([quote().textsFailed, quote().list.lines]).toEqual([true, sent]);
    act(quote().forget);
    expect([storedList(), location.hash]).toEqual(spec === order ? [encode([seven]), hash] : ["", ""]);
  });

  test.each(["", "#form", "#l=broken", "#a="])("%p is no list", async (hash) => {
    const quote = await openWithoutTexts([], hash, enquiry);
    expect(quote().list.lines).toEqual([]);
  });
});

test("an enquiry sends the tab's list with its delivery and a complete new line, and then forgets them", async () => {
  begin({ kind: String(second.id), amount: "8" });
  storeDelivery('{"postcode":"62-800"}');
  const quote = await open([seven]);
  const { lines, filled, begun, page } = quote().list;
  expect([lines, begun, page]).toEqual([[seven, eight], undefined, `${location.origin}/landing/`]);
  expect(filled).toEqual([seven, eight].map((line) => ({ ...line, postcode: "62-800" })));
  act(quote().forget);
  expect([storedList(), storedEntries(), storedDelivery()]).toEqual(["", "", ""]);
});

test("an order sends the lines of its product, and forgets only those; a list that changed meanwhile stays", async () => {
  begin({ kind: String(second.id) });
  const quote = await open([seven, eight, nine], order);
  expect([quote().list.lines, quote().list.begun, quote().places]).toEqual([
    [eight, nine],
    undefined,
    [2, 3],
  ]);
  act(quote().forget);
  expect(storedList()).toBe(encode([seven]));
  const before = quote();
  act(() => storeList(encode([seven, nine])));
  act(before.forget);
  expect(storedList()).toBe(encode([seven, nine]));
});

test("with its texts, too, the list of an address is sent until the composer has applied it", async () => {
  history.replaceState(null, "", `/landing/#a=${encode([nine, { ...nine, product: 0 }])}`);
  const quote = await open([seven]);
  expect(quote().list.lines).toEqual([seven, fromLink]);
  history.replaceState(null, "", "/");
});

const incomplete = { kind: String(first.id), note: "Rampe 3" };
test.each<[string, Partial<typeof emptyEntry>, Partial<Entries>, readonly Line[]]>([
  ["without an amount", incomplete, {}, [seven]],
  ["without a list", incomplete, {}, []],
  ["beside a changed line", incomplete, { change: { index: 0, entry: entryOf(seven), was: "7" } }, [seven]],
  ["without a place in the list", { ...incomplete, amount: "5" }, {}, Array(mostLines).fill(seven)],
])("an enquiry sends a new line %s beside the list", async (_, begun, more, lines) => {
  begin(begun, more);
  const quote = await open(lines);
  expect(quote().list).toMatchObject({ lines, begun });
});

test("in an order, the amount field shows the list's number until the visitor changes it", async () => {
  document.body.innerHTML = '<form><input name="amount"></form>';
  const form = { current: document.forms[0] as HTMLFormElement };
  storeList(encode([seven, eight, nine]));
  const { result } = renderHook(() => {
    const { texts, list, places } = useListToSend(order, true);
    return useOrderAmount({ form, spec: order, texts, lines: list.lines, places });
  });
  const field = form.current.elements.namedItem("amount") as HTMLInputElement;
  await waitFor(() => expect(field.value).toBe("17"));
  const { container } = render(result.current);
  expect(container.textContent).toContain("2, 3");
  expect(container.querySelector("a")?.getAttribute("href")).toBe(`${path("pl", "landing")}?p=${second.id}`);
  act(() => storeList(encode([eight])));
  expect(field.value).toBe("8");
  field.value = "5";
  act(() => void field.dispatchEvent(new Event("input")));
  expect(result.current).toBeUndefined();
  act(() => storeList(encode([nine])));
  expect(field.value).toBe("5");
});

test("a line with an invalid quantity has to be corrected before sending", async () => {
  const quote = await open([seven]);
  document.body.innerHTML = '<input id="line-0-amount">';
  const type = (amount: string) =>
    act(() => begin({}, { change: { index: 0, entry: { ...entryOf(seven), amount }, was: "7" } }));
  type("x");
  expect(wrongLine(quote().change)?.id).toBe("line-0-amount");
  document.body.innerHTML += '<button id="line-save"></button>';
  expect(wrongLine(quote().change)?.id).toBe("line-save");
  type("6");
  expect(wrongLine(quote().change)).toBeUndefined();
});

test("the masses of the pallets are calculated once they are requested", async () => {
  const quote = await open([seven, { kind: "document", document: "masses" }]);
  await waitFor(() => expect(quote().list.masses).toHaveLength(1));
  expect(missingParts(quote().list, quote().texts)).toBeUndefined();
});
