/** @jest-environment jsdom */
import { encode } from "../line/code";
import { recallQuote } from "./quote-arrival";
import { orderFormName } from "../line/request";
import { quoteOf } from "../line/test-lines";
import { storeLines } from "./test-quote";

const five = { kind: "product", product: 1, pieces: 5 } as const;
const six = { kind: "product", product: 3, pieces: 6 } as const;

const page = `
  <div class="request"><div data-island="a"></div><div data-island="b"><form name="contact"></form></div></div>
  <div class="request"><div data-island="c"><form name="${orderFormName(3)}"></form></div></div>
  <div data-island="d"></div>`;

const requested = jest.fn();

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
  storeLines([]);
});

const wokenNow = () => {
  requested.mockClear();
  recallQuote(window);
  return requested.mock.calls.flat().join("");
};

test("a page hydrates the islands that have something to show", () => {
  expect(wokenNow()).toBe("");
  sessionStorage.setItem("quote", JSON.stringify(quoteOf([five])));
  expect(wokenNow()).toBe("ab");
  sessionStorage.setItem("quote", JSON.stringify(quoteOf([five, six])));
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
