/** @jest-environment jsdom */
import { encode } from "../line/code";
import { recallQuote } from "./quote-arrival";
import { orderFormName } from "../line/link";
import { setFrameAction, storeEntries, storeList } from "./quote-store";

const five = { kind: "product", product: 1, pieces: 5 } as const;
const six = { kind: "product", product: 3, pieces: 6 } as const;

jest.mock("./texts-file", () => ({
  quoteTexts: () => Promise.resolve({ t: (_: string, { count }: { count: number }) => `${count} lines` }),
}));

const page = `
  <header><a><span>Zapytaj</span><span class="quote-count"></span></a></header>
  <div class="request"><div data-island="a"></div><div data-island="b"><form name="contact"></form></div></div>
  <div class="request"><div data-island="c"><form name="${orderFormName(3)}"></form></div></div>
  <div data-island="d"></div>`;

const requested = jest.fn();
const count = () => document.querySelector(".quote-count")?.textContent;

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
  document.body.innerHTML = page;
  requested.mockClear();
  for (const island of document.querySelectorAll<HTMLElement>("[data-island]"))
    island.addEventListener("focusin", () => requested(island.dataset.island));
});

afterEach(() => {
  jest.restoreAllMocks();
  storeList("");
  storeEntries("");
});

const wokenNow = () => {
  requested.mockClear();
  recallQuote(window);
  return requested.mock.calls.flat().join("");
};

test("the quote buttons show the number of lines, with a description for screen readers", async () => {
  storeList(encode([five, six]));
  expect(count()).toBe("2");
  await Promise.resolve();
  expect(count()).toBe("2 (2 lines)");
  storeList(encode([five]));
  await Promise.resolve();
  expect(count()).toBe("1 (1 lines)");
  storeList("");
  expect(count()).toBe("");
});

describe("a quote link of the page frame leads to the list", () => {
  const show = (href: string) => {
    document.body.innerHTML = `<a class="button--accent" data-quote="" href="${href}">
      <span>Add</span><span hidden>Open</span><span class="quote-count"></span></a>`;
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
    storeList(encode([six]));
    expect(state()[0]).toBe(href === "/landing/" ? "Open" : "Add");
    storeList(encode([six, five]));
    expect(state()).toEqual(
      isDone ? ["Open", "/landing/#form", "button--strong"] : ["Add", href, "button--accent"],
    );
    storeList("");
    expect(state()).toEqual(["Add", href, "button--accent"]);
  });

  test("until the amount changes", () => {
    show(add);
    storeList(encode([five]));
    const other = `/landing/#a=${encode([{ ...five, pieces: 9 }])}`;
    setFrameAction(other, "Add 9");
    expect(state()).toEqual(["Add 9", other, "button--accent"]);
    setFrameAction(add, "Add 5");
    expect(state()).toEqual(["Open", "/landing/#form", "button--strong"]);
  });
});

test("a page hydrates the islands that have something to show", () => {
  expect(wokenNow()).toBe("");
  sessionStorage.setItem("quote", encode([five]));
  expect(wokenNow()).toBe("ab");
  expect(count()).toBe("1");
  sessionStorage.setItem("quote", encode([five, six]));
  expect(wokenNow()).toBe("abc");
});

test.each(["/?p=1", `/#l=${encode([five])}`])("the address %s hydrates the list", (address) => {
  window.history.replaceState(null, "", address);
  expect(wokenNow()).toBe("ab");
});

test("a visitor who returns to a sent form finds the sent message", () => {
  window.history.replaceState({ sent: {} }, "");
  expect(wokenNow()).toBe("abc");
});
