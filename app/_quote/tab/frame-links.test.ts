/** @jest-environment jsdom */
import { encode } from "../line/code";
import { quoteOf } from "../line/test-lines";
import { storeLines } from "../list/test-quote";
import { setFrameAction } from "./frame-action";
import { followQuote } from "./frame-links";

const five = { kind: "product", product: 1, pieces: 5 } as const;
const paper = { kind: "document", document: "epalLicence", language: "pl" } as const;
const six = { kind: "product", product: 3, pieces: 6 } as const;

jest.mock("../list/texts-file", () => ({
  quoteTexts: {
    get: () =>
      Promise.resolve({
        t: (key: string, { count }: { count: number }) =>
          `${count} ${key === "quote.documents" ? "documents" : "lines"}`,
      }),
  },
}));

const count = () => document.querySelector(".quote-count")?.textContent;

beforeEach(() => {
  storeLines([]);
  Reflect.deleteProperty(window, "frameAction");
});

test("a page shows the number of lines, with a description for screen readers", async () => {
  document.body.innerHTML = `<span class="quote-count"></span>`;
  followQuote(document);
  storeLines([five, six]);
  expect(count()).toBe("2");
  await Promise.resolve();
  expect(count()).toBe("2 (2 lines)");
  storeLines([five]);
  await Promise.resolve();
  expect(count()).toBe("1 (1 lines)");
  storeLines([five, six, paper]);
  await Promise.resolve();
  expect(count()).toBe("2 (2 lines +\u00a01 documents)");
  storeLines([paper]);
  await Promise.resolve();
  expect(count()).toBe("1 (1 documents)");
  storeLines([]);
  expect(count()).toBe("");
  // Another page has changed the list before the return from the back/forward cache.
  sessionStorage.setItem("quote", JSON.stringify(quoteOf([five, six])));
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
    storeLines([six]);
    expect(state()[0]).toBe(href === "/landing/" ? "Open" : "Add");
    storeLines([six, five]);
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
