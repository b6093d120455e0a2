/** @jest-environment jsdom */
import { act, fireEvent, waitFor } from "@testing-library/react";

import { storedList, storeList } from "./quote-store";
import { products } from "../../_content/products";
import { encode } from "../line/code";
import { decode } from "../line/decode";
import { type Line, mostLines } from "../line/line";
import {
  amount,
  button,
  lineAmount,
  openLink,
  open,
  prepareQuoteForm,
  press,
  renderQuoteForm,
  reported,
  t,
  typeAmount,
} from "./test-quote-form";

const [first, second] = products;
const own: readonly Line[] = [{ kind: "product", product: first.id, pieces: 7 }];
const linked: readonly Line[] = [
  { kind: "product", product: second.id, pieces: 8 },
  { kind: "blocks", pieces: 9 },
];
/** Returns different lines. */
const lines = (count: number): Line[] =>
  Array.from({ length: count }, (_, index) => ({ kind: "product", product: first.id, pieces: 50 + index }));
/** Encodes any parts, as an attacker could for a link. */
const codeOf = (...parts: readonly unknown[]) =>
  Buffer.from(JSON.stringify([1, parts])).toString("base64url");

const join = t("quote.share.join");

beforeEach(prepareQuoteForm);

// First test: loaded texts are kept for all tests of the file.
test("without its texts no space is reserved for a list", async () => {
  document.documentElement.dataset.filled = "";
  jest.mocked(fetch).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  jest.spyOn(console, "error").mockImplementationOnce(() => undefined);
  renderQuoteForm();
  await waitFor(() => expect(document.documentElement.dataset.filled).toBeUndefined());
});

test("a list from a link replaces the stored list, which can be restored or merged", async () => {
  await open(own);
  for (const [way, kept] of [
    [t("quote.actions.undo"), own],
    [join, [...own, ...linked]],
  ] as const) {
    await openLink(`#l=${encode(linked)}`);
    expect(reported()).toBe(t("quote.share.opened", { count: linked.length }));
    expect(storedList()).toBe(encode(linked));
    expect(location.hash).toBe("");
    press(way);
    expect(storedList()).toBe(encode(kept));
  }
  expect(reported()).toBe(t("quote.share.joined", { count: own.length + linked.length }));
  press(t("quote.actions.undo"));
  expect(storedList()).toBe(encode(linked));
});

test.each([
  ["another site or a mail opens", "", (hash: string) => `/${hash}`, [true, true, true]],
  [
    "a page of this site opens",
    location.href,
    (hash: string) => `/${hash}`,
    [undefined, undefined, undefined],
  ],
  ["is followed within the page", "", () => "/", [true, undefined, true]],
])(
  "lines of a link are marked, except links of this site: a link that %s",
  async (_, from, opened, marks) => {
    jest.spyOn(document, "referrer", "get").mockReturnValue(from);
    const read = async (hash: string) => {
      Object.assign(performance, { getEntriesByType: () => [{ name: location.origin + opened(hash) }] });
      await openLink(hash);
      return decode(storedList()).lines[1];
    };
    const [line, other] = [linked[0] as Line, { ...linked[0], pieces: 9 } as Line];
    await open(own);
    const whole = await read(`#l=${encode([...own, line])}`);
    act(() => storeList(encode(own)));
    const added = await read(`#a=${encode([other])}`);
    act(() => storeList(encode(own)));
    await read(`?p=${second.id}&n=5`);
    press(t("quote.composer.addButton"));
    const begun = decode(storedList()).lines[1];
    expect([whole, added, begun].map((each) => each?.linked)).toEqual(marks);
    expect(decode(storedList()).lines[0]).toEqual(own[0]);
  },
);

test("merging keeps equal lines once, and refuses lists that are too long together", async () => {
  await open(own);
  await openLink(`#l=${encode([...linked, ...own])}`);
  press(join);
  expect(storedList()).toBe(encode([...own, ...linked]));
  await openLink(`#l=${encode(lines(mostLines))}`);
  expect(document.querySelectorAll(".quote-line")).toHaveLength(mostLines);
  expect(button(join)).toBeNull();
});

test("an unfinished edit of the previous list does not overwrite a line of the new list", async () => {
  await open(own);
  fireEvent.click(document.querySelector("#line-0-change") as Element);
  typeAmount(0, "77");
  await openLink(`#l=${encode(linked)}`);
  press(t("quote.composer.addButton"));
  expect(storedList()).toBe(encode([...linked, { kind: "product", product: first.id, pieces: 77 }]));
});

test.each([
  ["a script", "#l=<script>alert(1)</script>"],
  ["broken percents", "#l=WzEs%E0%A4"],
  ["a list without a code", "#l="],
  ["a script to add", "#a=<img src=x onerror=alert(1)>"],
  ["an unknown document to add", `#a=${codeOf({ k: "document", i: "__proto__" })}`],
  ["an unknown kind to begin with", "?p=%3Cscript%3E"],
  ["a negative number to begin with", "?p=1&n=-5"],
])("an address with %s changes nothing and says so", async (_, address) => {
  await open(own, address);
  expect(reported()).toBe(t("quote.share.unreadable", { count: own.length }));
  expect(storedList()).toBe(encode(own));
  expect(location.href).toBe(new URL(`/${address}`, location.href).href);
});

test("without a stored list, none is mentioned", async () => {
  await open([], "#l=WzEs");
  expect(reported()).toBe(t("quote.share.unreadable", { count: 0 }));
});

test.each([
  ["?utm_source=mail%20x#l=LIST?utm_medium=y", "?utm_source=mail%20x"],
  ["?utm_source=mail%23l=LIST&utm_medium=y#form", "?utm_source=mail&utm_medium=y#form"],
])("only the list is removed from the address %s", async (address, rest) => {
  await open([], address.replace("LIST", encode(linked)));
  expect(storedList()).toBe(encode(linked));
  expect(location.href).toBe(new URL(`/${rest}`, location.href).href);
});

test.each([
  "?utm_source=a%20b&p=PRODUCT&n=468&gclid=x",
  "?utm_source=a%20b&gclid=x&p=PRODUCT&n=468)",
  "?p=PRODUCT.&utm_source=a%20b&n=468;&gclid=x",
])("only the prefilled line is removed from the address %s", async (address) => {
  await open([], address.replace("PRODUCT", String(second.id)));
  expect(amount().value).toBe("468");
  expect(location.search).toBe("?utm_source=a%20b&gclid=x");
});

test("the readable lines of a link are added, excess lines are left out, and both are stated", async () => {
  await open([], `#l=${codeOf({ k: "product", p: first.id, n: 5 }, { k: "product", p: 0, n: 5 })}`);
  expect(storedList()).toBe(encode([{ kind: "product", product: first.id, pieces: 5 }]));
  expect(reported()).toContain(t("quote.share.openedPartly"));
  await openLink(`#l=${encode(lines(mostLines + 1))}`);
  expect(storedList()).toBe(encode(lines(mostLines)));
  expect(reported()).toContain(t("quote.composer.listFull", { max: mostLines }));
  expect(reported()).not.toContain(t("quote.share.openedPartly"));
});

test("a link about a product prefills its line, and a quantity completes it", async () => {
  await open([], `?p=${second.id}&n=468`);
  expect(amount().value).toBe("468");
  expect(reported()).not.toBe("");
  press(t("quote.composer.addButton"));
  expect(storedList()).toBe(encode([{ kind: "product", product: second.id, pieces: 468 }]));
});

test("the note of a link is added to its product's line once, after the visitor's own note", async () => {
  const note = () => (document.querySelector("#line-note") as HTMLTextAreaElement).value;
  const { product } = { product: first.id };
  await open([{ kind: "product", product, pieces: 7, note: "IPPC" }], `?p=${product}&t=a%0A+b`);
  expect(note()).toBe("IPPC; a b");
  await openLink(`?p=${product}&t=a+b`);
  expect(note()).toBe("IPPC; a b");
});

test("a picture adds a full load, whose amount has the focus, and which can be undone", async () => {
  await open(own);
  const { href } = document.querySelector(`#line-kind li:nth-child(2) a`) as HTMLAnchorElement;
  await openLink(new URL(href).hash);
  const load: Line = { kind: "load", product: second.id, vehicle: "semi", loads: 1 };
  expect(storedList()).toBe(encode([...own, load]));
  expect(document.activeElement).toBe(lineAmount(1));
  press(t("quote.actions.undo"));
  expect(storedList()).toBe(encode(own));
});

test("a page with a list reserves its space, and a button shows the pictures beside it", async () => {
  const { documentElement } = document;
  const opener = () => document.querySelector("#line-opener") as Element;
  const isOpen = () => documentElement.matches("[data-composing]");
  await open(own);
  expect([documentElement.dataset.filled, isOpen()]).toEqual(["", false]);
  fireEvent.click(opener());
  expect([isOpen(), document.activeElement?.closest("#line-kind")]).toEqual([true, expect.anything()]);
  fireEvent.click(opener());
  expect([isOpen(), document.activeElement]).toEqual([false, opener()]);
  fireEvent.click(document.querySelector("#line-0-remove") as Element);
  expect(documentElement.dataset.filled).toBeUndefined();
  press(t("quote.actions.undo"));
  expect(documentElement.dataset.filled).toBe("");
});

test("a full list says so, and offers no more pictures", async () => {
  await open(lines(mostLines));
  expect(document.querySelector("#line-opener")).toBeNull();
  expect(document.querySelector(".quote-composer")?.textContent).toContain(
    t("quote.composer.listFull", { max: mostLines }),
  );
});
