/** @jest-environment jsdom */
import { refusals } from "../../_lib/test-storage";
import { encode } from "../line/code";
import { quoteOf } from "../line/test-lines";
import { listCode, storeLines } from "../list/test-quote";
import { setFrameAction } from "./frame-action";
import { followQuote, install } from "./quote-links";

const five = { kind: "product", product: 1, pieces: 5 } as const;
const seven = { ...five, pieces: 7 };
const paper = { kind: "document", document: "epalLicence", language: "pl" } as const;

const recallQuote = jest.fn();
jest.mock("../list/quote-arrival", () => ({ recallQuote: () => recallQuote() as unknown }));
jest.mock("../list/texts-file", () => ({
  quoteTexts: {
    get: () =>
      Promise.resolve({
        t: (key: string, { count }: { count: number }) =>
          `${count} ${key === "quote.documents" ? "documents" : "lines"}`,
      }),
  },
}));

const page = `
  <a data-quote="amount" href="/landing/?p=custom"><span class="quote-count"></span></a>
  <a id="form" href="/de/landing/?p=1#form">Form</a><a id="here" href="/landing/#form">Here</a><a id="home" href="/de/">Home</a>
  <a id="far" href="/de/landing/#a=${encode([five])}">Add</a>`;

const settle = () => new Promise((settled) => setTimeout(settled));
const hashOf = (selector: string) => document.querySelector<HTMLAnchorElement>(selector)?.hash;
const press = (selector: string, options: MouseEventInit = {}, act = "click") =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent(act, { bubbles: true, cancelable: true, ...options }));

beforeAll(() => install(document));

beforeEach(() => {
  recallQuote.mockClear();
  document.body.innerHTML = page;
  storeLines([]);
  Reflect.deleteProperty(window, "frameAction");
});

describe("a list that storage refuses", () => {
  beforeEach(() => {
    // jsdom can't follow links and logs an error.
    jest.spyOn(console, "error").mockImplementation();
    history.replaceState(null, "", "/landing/");
    refusals.writing();
  });
  afterEach(() => jest.restoreAllMocks());

  test.each(["click", "pointerdown"])(
    "is passed by a link to a form of another page, from the %s on",
    (act) => {
      storeLines([seven]);
      const links = ["#form", "#here", "#home", "#far"];
      for (const link of links) press(link, {}, act);
      expect(links.map(hashOf)).toEqual([
        `#l=${encode([seven])}`,
        "#form",
        "",
        `#l=${encode([seven, five])}`,
      ]);
    },
  );
});

test.each([
  ["click", { ctrlKey: true }],
  ["pointerdown", { button: 1 }],
  ["contextmenu", {}],
])("a link to the form takes the list to another tab (%s, %j), and to no other place", (act, options) => {
  jest.spyOn(console, "error").mockImplementation();
  storeLines([seven]);
  press("#form", options, act);
  expect(hashOf("#form")).toBe(`#l=${encode([seven])}`);
  press("#form");
  expect(hashOf("#form")).toBe("#form");
});

test.each([
  ["follows the link: it is taken back", false],
  ["does not, because its island answers: it stays", true],
])("a line was added early, and the browser %s", (_, isAnswered) => {
  // jsdom can't follow links and logs an error.
  jest.spyOn(console, "error").mockImplementation();
  document.body.innerHTML = `<div data-added="2"><a href="/de/landing/#a=${encode([five])}"></a></div>`;
  storeLines([seven, five]);
  document.body.onclick = (event) => void (isAnswered && event.preventDefault());
  press("a");
  expect(listCode()).toBe(encode(isAnswered ? [seven, five] : [seven]));
  document.body.onclick = null;
});

test("an address with a list hydrates the list's islands; other addresses do not", async () => {
  for (const [hash, times] of [
    ["#form", 0],
    [`#l=${encode([five])}`, 1],
    [`#a=${encode([five])}`, 2],
  ] as const) {
    history.replaceState(null, "", hash);
    window.dispatchEvent(new Event("hashchange"));
    await settle();
    expect(recallQuote).toHaveBeenCalledTimes(times);
  }
});

const count = () => document.querySelector(".quote-count")?.textContent;

test("a page shows the number of lines, with a description for screen readers", async () => {
  document.body.innerHTML = `<span class="quote-count"></span>`;
  followQuote(document);
  storeLines([five, seven]);
  expect(count()).toBe("2");
  await Promise.resolve();
  expect(count()).toBe("2 (2 lines)");
  storeLines([five]);
  await Promise.resolve();
  expect(count()).toBe("1 (1 lines)");
  storeLines([five, seven, paper]);
  await Promise.resolve();
  expect(count()).toBe("2 (2 lines +\u00a01 documents)");
  storeLines([paper]);
  await Promise.resolve();
  expect(count()).toBe("1 (1 documents)");
  storeLines([]);
  expect(count()).toBe("");
  // Another page has changed the list before the return from the back/forward cache.
  sessionStorage.setItem("quote", JSON.stringify(quoteOf([five, seven])));
  window.dispatchEvent(new Event("pageshow"));
  expect(count()).toMatch(/^2/);
});

describe("a quote link of the page frame leads to the list", () => {
  const show = (href: string) => {
    document.body.innerHTML = `<a class="button--accent" data-quote="" href="${href}">
      <span class="quote-link__action">Add</span><span class="quote-link__list" hidden>Open</span><span class="quote-count"></span></a>`;
    followQuote(document);
  };
  const state = () => {
    const link = document.querySelector("a");
    const shown = link?.querySelector("span:not([hidden], .quote-count)")?.textContent;
    return [shown, link?.getAttribute("href"), link?.className];
  };
  const add = `/landing/#a=${encode([five])}`;

  test.each([
    ["once it has the link's lines", add, true],
    ["of any lines, if the link adds none", "/landing/", true],
    ["not while the link asks for an amount", "#cut-n", false],
    ["not while the link begins another line", "/landing/?p=1", false],
  ])("%s", (_, href, isDone) => {
    show(href);
    storeLines([seven]);
    expect(state()[0]).toBe(href === "/landing/" ? "Open" : "Add");
    storeLines([seven, five]);
    expect(state()).toEqual(
      isDone ? ["Open", "/landing/#form", "button--strong"] : ["Add", href, "button--accent"],
    );
    storeLines([]);
    expect(state()).toEqual(["Add", href, "button--accent"]);
  });

  test("until the amount changes", () => {
    show(add);
    storeLines([five]);
    const other = `/landing/#a=${encode([{ ...five, pieces: 9 }])}`;
    setFrameAction(other, "Add 9");
    expect(state()).toEqual(["Add 9", other, "button--accent"]);
    setFrameAction(add, "Add 5");
    expect(state()).toEqual(["Open", "/landing/#form", "button--strong"]);
  });
});
