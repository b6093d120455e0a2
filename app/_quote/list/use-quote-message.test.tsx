/** @jest-environment jsdom */
import { act, render, renderHook, waitFor } from "@testing-library/react";

import { storedDelivery, storedEntry, storedList, storeDelivery, storeEntry, storeList } from "./quote-store";
import { products } from "../../_content/products";
import type { FormValues } from "../../_lib/form-values";
import { encode } from "../line/code";
import { path } from "../../_i18n/paths";
import { emptyEntry, entryOf, writeEntry } from "../line/entry";
import { type Line, mostLines } from "../line/line";
import { readDelivery, withDelivery } from "../line/delivery";
import { massLines } from "../line/line-masses";
import { longestMessage, messageWith } from "../line/mail-text";
import { testQuoteFile } from "../line/test-quote-texts";
import { quoteTextsOf } from "../line/quote-texts";
import { useQuoteMessage } from "./use-quote-message";

const file = testQuoteFile("pl");
const texts = quoteTextsOf(file);
globalThis.fetch = jest.fn(() => Promise.resolve({ json: () => Promise.resolve(file) } as Response));

const [first, second] = products;
const seven: Line = { kind: "product", product: first.id, pieces: 7 };
const eight: Line = { kind: "product", product: second.id, pieces: 8 };
const nine: Line = { kind: "product", product: second.id, pieces: 9 };
const enquiry = { textsAddress: "/texts.json", page: "/landing/", amount: "amount", replyTo: "email" };
const order = { ...enquiry, product: second.id, productName: "name" };

/** Replaces a form's `sentOf`. */
const trimmed = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value).trim()]));

async function open(lines: readonly Line[], spec: Parameters<typeof useQuoteMessage>[0] = enquiry) {
  document.body.innerHTML =
    '<form><input name="amount"><input name="name" value="N"><textarea name="message">typed</textarea></form>';
  const form = document.forms[0] as HTMLFormElement;
  storeList(encode(lines));
  const { result } = renderHook(() => useQuoteMessage(spec, { current: form }, true, trimmed));
  await waitFor(() => expect(result.current.texts).toBeDefined());
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  const linkTo = (of: readonly Line[]) => new URL(`/landing/#l=${encode(of)}`, location.href).href;
  return { form, field, quote: () => result.current, linkTo };
}

beforeEach(() => {
  storeList("");
  storeEntry("");
  storeDelivery("");
});

test("an enquiry appends its list to the typed message, and states the number of pieces", async () => {
  const { form, field, quote, linkTo } = await open([seven, eight]);
  expect(quote().pieces).toBe(15);
  expect(quote().valuesOf(form)).toMatchObject({
    name: "N",
    message: messageWith("typed", [seven, eight], texts, [], linkTo([seven, eight])),
  });
  expect(field("message").value).toBe("typed");
  expect(field("amount").value).toBe("");
  act(() => storeList(""));
  expect(quote().pieces).toBeUndefined();
});

test("every field is posted as it was checked", async () => {
  const { form, field, quote } = await open([seven]);
  field("name").value = "\u00a0Anna ";
  field("message").value = " typed\n";
  const formData = new FormData(form);
  // jsdom fires no `formdata` event.
  form.dispatchEvent(Object.assign(new Event("formdata"), { formData }));
  const posted = Object.fromEntries(formData);
  expect(posted).toEqual(quote().valuesOf(form));
  expect(posted).toMatchObject({ name: "Anna", message: expect.stringMatching(/^typed\n/) });
});

test("in an order, the quantity field shows the list's number until the visitor changes it", async () => {
  const { field, quote } = await open([seven, eight, nine], order);
  expect([field("amount").value, quote().pieces]).toEqual(["17", undefined]);
  const { container } = render(quote().amountHint);
  expect(container.textContent).toContain("2, 3");
  expect(container.querySelector("a")?.getAttribute("href")).toBe(`${path("pl", "landing")}?p=${second.id}`);
  act(() => storeList(encode([eight])));
  expect(field("amount").value).toBe("8");
  field("amount").value = "5";
  act(() => void field("amount").dispatchEvent(new Event("input")));
  expect(quote().amountHint).toBe(false);
  act(() => storeList(encode([nine])));
  expect(field("amount").value).toBe("5");
});

test("an order sends the lines of its product, states their number, and removes only those", async () => {
  const { form, field, quote, linkTo } = await open([seven, eight, nine], order);
  const message = messageWith("typed", [eight, nine], texts, [], linkTo([eight, nine]));
  const name = texts.t("quote.mail.productName", { count: 2 });
  expect(quote().valuesOf(form)).toEqual({ amount: "17", name, message });
  field("name").value = "Drawing 5";
  expect(quote().valuesOf(form)).toMatchObject({ name: "Drawing 5" });
  act(() => quote().forget());
  expect(storedList()).toBe(encode([seven]));
});

test("an enquiry includes a complete entry of the composer", async () => {
  storeEntry(writeEntry({ ...emptyEntry, kind: String(second.id), amount: "8" }));
  const { form, quote, linkTo } = await open([seven]);
  const message = messageWith("typed", [seven, eight], texts, [], linkTo([seven, eight]));
  expect(quote().valuesOf(form)).toMatchObject({ message });
  act(() => quote().forget());
  expect([storedList(), storedEntry()]).toEqual(["", ""]);
});

test("a line with an invalid quantity has to be corrected before sending", async () => {
  const { quote } = await open([seven]);
  document.body.insertAdjacentHTML("beforeend", '<input data-amount="0">');
  const type = (amount: string) =>
    act(() => storeEntry(writeEntry({ ...emptyEntry, kind: String(first.id), amount, index: "0" })));
  type("x");
  expect(quote().wrongLine()).toBe(document.querySelector("[data-amount]"));
  document.body.insertAdjacentHTML("beforeend", "<button data-save></button>");
  expect(quote().wrongLine()).toBe(document.querySelector("[data-save]"));
  type("6");
  expect(quote().wrongLine()).toBeUndefined();
});

test("lines without a delivery take that of the list, which is removed after sending", async () => {
  const own: Line = { ...eight, postcode: "62-800", ht: false };
  storeDelivery(JSON.stringify({ postcode: "DE 10115", ht: "yes", date: "KW 50" }));
  const { form, quote, linkTo } = await open([seven, own]);
  const lines: Line[] = [
    { ...seven, postcode: "DE 10115", ht: true, date: "KW 50" },
    { ...own, date: "KW 50" },
  ];
  const message = messageWith("typed", lines, texts, [], linkTo(lines));
  expect(message).not.toContain(texts.t("quote.mail.notGiven"));
  expect(quote().valuesOf(form)).toMatchObject({ message });
  expect(message).toContain(quote().preview.split("\n")[1]);
  act(() => quote().forget());
  expect([storedList(), storedDelivery()]).toEqual(["", ""]);
});

test.each(["", "{", "null", "17", '"x"', '{"postcode":5,"ht":"maybe","date":{}}'])(
  "invalid stored data is no delivery: %s",
  (rubbish) => expect(withDelivery([seven], readDelivery(rubbish))).toEqual([seven]),
);

test("documents do not count as pieces; the document of masses adds those of the pallets", async () => {
  const asking: Line = { kind: "document", document: "masses" };
  const lines = [seven, asking];
  const { form, quote, linkTo } = await open(lines);
  await waitFor(() => expect(quote().waiting()).toBeUndefined());
  const masses = massLines(lines, texts);
  expect(masses).toHaveLength(1);
  const message = messageWith("typed", lines, texts, masses, linkTo(lines));
  expect(quote().valuesOf(form)).toMatchObject({ message });
  expect(quote().preview).toContain(masses[0]);
  expect(quote().pieces).toBe(7);
  act(() => storeList(encode([asking])));
  expect([quote().lines, quote().pieces]).toEqual([[asking], undefined]);
});

test("a message that is too long with its list is reported, not cut; a list that changed meanwhile stays", async () => {
  const { form, field, quote } = await open([seven]);
  field("message").value = "x".repeat(longestMessage);
  let isTooLong: boolean | undefined;
  act(() => void (isTooLong = quote().isTooLong(form)));
  expect(isTooLong).toBe(true);
  expect(quote().tooLong).toContain(String(longestMessage));
  field("message").value = "";
  act(() => void (isTooLong = quote().isTooLong(form)));
  expect([isTooLong, quote().tooLong]).toEqual([false, undefined]);
  const before = quote();
  act(() => storeList(encode([seven, nine])));
  act(() => before.forget());
  expect(storedList()).toBe(encode([seven, nine]));
});

describe("without its words", () => {
  /** Opens a form whose texts fail to load. */
  async function openWithoutTexts(
    lines: readonly Line[],
    hash: string,
    spec: Parameters<typeof useQuoteMessage>[0],
  ) {
    jest.mocked(fetch).mockRejectedValue(new TypeError("Failed to fetch"));
    const log = jest.spyOn(console, "error").mockImplementation();
    history.replaceState(null, "", `/landing/${hash}`);
    document.body.innerHTML = '<form><textarea name="message">typed</textarea></form>';
    const form = document.forms[0] as HTMLFormElement;
    storeList(encode(lines));
    const { result } = renderHook(() =>
      useQuoteMessage({ ...spec, textsAddress: `/missing.json?${hash}` }, { current: form }, true, trimmed),
    );
    await waitFor(() => expect(log).toHaveBeenCalled());
    log.mockRestore();
    return { form, quote: () => result.current };
  }
  const link = (...of: readonly Line[]) => new URL(`/landing/#l=${encode(of)}`, location.href).href;

  afterEach(() => {
    history.replaceState(null, "", "/");
    jest.mocked(fetch).mockResolvedValue({ json: () => Promise.resolve(file) } as Response);
  });

  test.each([
    ["of the tab", [seven, eight], "", enquiry, [seven, eight]],
    ["of the address, which takes the place of the tab's", [seven], `#l=${encode([nine])}`, enquiry, [nine]],
    ["with a line that the address adds", [seven], `#a=${encode([nine])}`, enquiry, [seven, nine]],
    ["of the order's product alone", [seven, eight], `#l=${encode([nine])}`, order, [eight]],
  ] as const)(
    "the list %s is sent as its link, the page says so, and the list is removed",
    async (_, kept, hash, spec, sent) => {
      const { form, quote } = await openWithoutTexts(kept, hash, spec);
      expect(quote().isLink).toBe(true);
      expect(quote().valuesOf(form).message).toBe(`typed\n\n${link(...sent)}`);
      expect(quote().identityOf(form)).toEqual({ list: encode(sent) });
      act(() => quote().forget());
      expect([storedList(), location.hash]).toEqual(spec === order ? [encode([seven]), hash] : ["", ""]);
    },
  );

  test.each(["", "#form", "#l=broken", "#a="])("an absent list is not mentioned: %p", async (hash) => {
    const { form, quote } = await openWithoutTexts([], hash, enquiry);
    expect([quote().isLink, quote().valuesOf(form)]).toEqual([false, { message: "typed" }]);
  });
});

const terms = { postcode: "62-800", unloading: "dock", date: "KW 50", note: "Rampe 3" };
const begunEntry = { ...emptyEntry, kind: String(first.id), ...terms };

test.each<[string, Partial<typeof emptyEntry>, readonly Line[]]>([
  ["without an amount", begunEntry, [seven]],
  ["without a list", begunEntry, []],
  ["beside a line that is being changed", { ...entryOf(seven, 0), aside: writeEntry(begunEntry) }, [seven]],
  ["that a full list has no place for", { ...begunEntry, amount: "5" }, Array(mostLines).fill(seven)],
])("an incomplete entry is in the message, with a mark: %s", async (_, entry, lines) => {
  const { form, quote } = await open(lines);
  act(() => storeEntry(writeEntry({ ...emptyEntry, ...entry })));
  const [typed = "", marked = ""] = String(quote().valuesOf(form).message).split("\n\n");
  expect(typed).toBe("typed");
  expect(marked.startsWith(texts.t("quote.mail.begun", { entry: "" }))).toBe(true);
  const { postcode, date, note } = terms;
  const unloading = texts.t("quote.mail.unloading", { unloading: texts.t("quote.mail.unloadings.dock") });
  const stated = [
    postcode,
    unloading,
    texts.t("quote.mail.date", { date }),
    texts.t("quote.mail.note", { note }),
  ];
  for (const text of [first.name, ...stated]) expect(marked).toContain(text);
  expect(quote().typedOf({ message: "typed" })).toEqual({ message: `typed\n\n${marked}` });
  expect(quote().preview.startsWith(marked)).toBe(true);
});

test.each([
  ["that is a line of it", enquiry, "5"],
  ["of an order, which has only lines of its product", order, ""],
])("an entry %s is not in the typed message", async (_, spec, amount) => {
  storeEntry(writeEntry({ ...emptyEntry, kind: String(first.id), amount }));
  const { quote } = await open([eight], spec);
  expect(quote().typedOf({ message: "typed" })).toEqual({ message: "typed" });
});
