/** @jest-environment jsdom */
import { refusals } from "../../_lib/test-storage";
import { encode } from "../line/code";
import { listCode, storeLines } from "../list/test-quote";
import { install } from "./quote-links";

const five = { kind: "product", product: 1, pieces: 5 } as const;
const seven = { ...five, pieces: 7 };

const recallQuote = jest.fn();
jest.mock("../list/quote-arrival", () => ({ recallQuote: () => recallQuote() as unknown }));
jest.mock("../list/texts-file", () => ({
  quoteTexts: { get: () => new Promise(() => undefined) },
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
