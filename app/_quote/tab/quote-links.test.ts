/** @jest-environment jsdom */
import { encode } from "../code/code";
import { beforeStop, shortly } from "../list/describe";
import { testQuoteFile } from "../list/test-words";
import { quoteWordsOf } from "../list/words";
import { addLiveRegion, expectAnnounced } from "../../_lib/test-announced";
import { install } from "./quote-links";
import { storedList, storeList } from "./quote-store";

const five = { kind: "product", product: 1, pieces: 5 } as const;
const seven = { ...five, pieces: 7 };

const words = quoteWordsOf(testQuoteFile("en"));
const { t } = words;
const quoteWords = jest.fn();
jest.mock("./words-file", () => ({
  wordsAddress: () => "/words.json",
  quoteWords: () => quoteWords(),
}));
const recallQuote = jest.fn();
jest.mock("./quote-arrival", () => ({ recallQuote: () => recallQuote() }));

const page = `
  <a class="site-header__quote"></a>
  <a id="form" href="/de/landing/?p=1#form">Form</a><a id="here" href="/landing/#form">Here</a><a id="home" href="/de/">Home</a>
  <main><a id="add" href="/landing/#a=${encode([five])}"><b>Add</b></a><a id="other" href="#p=1">x</a>
  <div class="added"></div></main>`;

const settle = () => new Promise((settled) => setTimeout(settled));
/** @returns whether the click was left to the browser */
async function press(selector: string, options: MouseEventInit = {}): Promise<boolean> {
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, ...options });
  const left = document.querySelector(selector)?.dispatchEvent(click) ?? true;
  await settle();
  await settle();
  return left;
}
const reported = () => document.querySelector(".added p")?.textContent;
const ways = () =>
  [...document.querySelectorAll(".added :is(a, button)")].map(({ textContent }) => textContent);

beforeAll(() => install(document));

beforeEach(() => {
  quoteWords.mockReset().mockResolvedValue(words);
  recallQuote.mockClear();
  document.body.innerHTML = page;
  storeList("");
});

test("a press puts the line on the list and says so once, and another one knows that it is there", async () => {
  let times = 0;
  const region = addLiveRegion();
  new MutationObserver((changes) => (times += changes.length)).observe(region, { childList: true });
  expect(await press("#add b")).toBe(false);
  await expectAnnounced(reported() ?? "");
  expect(times).toBe(1);
  expect(storedList()).toBe(encode([five]));
  expect(reported()).toContain(words.products[1]?.name);
  expect(ways()).toEqual([t("quote.openButton", { count: 1 }), t("quote.actions.undo")]);
  expect(document.querySelectorAll(".added svg path").length).toBeGreaterThan(0);
  await press("#add");
  expect(storedList()).toBe(encode([five]));
  expect([reported(), ...ways()]).toEqual([
    t("quote.announce.alreadyListed"),
    t("quote.openButton", { count: 1 }),
  ]);
  await expectAnnounced(t("quote.announce.alreadyListed"));
  expect(region.isConnected).toBe(true);
});

test("going back takes off what was added, and nothing that has come since", async () => {
  await press("#add");
  storeList(encode([five, seven]));
  await press(".added button");
  expect(storedList()).toBe(encode([seven]));
  const name = beforeStop(shortly(five, words));
  expect(reported()).toBe(t("quote.announce.removed", { name, count: 1 }));
  expect(document.activeElement?.id).toBe("add");
});

test.each([
  ["in another tab", "#add", { ctrlKey: true }],
  ["with the middle button", "#add", { button: 1 }],
  ["on another link", "#other", {}],
])("a press %s is the browser's", async (_, selector, options) => {
  // jsdom logs on the console that it can't follow links.
  jest.spyOn(console, "error").mockImplementation();
  expect(await press(selector, options)).toBe(true);
  expect(storedList()).toBe("");
});

test("without the words the link leads to the form, which says what is wrong", async () => {
  history.replaceState(null, "", "/landing/");
  quoteWords.mockRejectedValue(new TypeError("Failed to fetch"));
  expect(await press("#add")).toBe(false);
  expect(location.hash).toBe(`#a=${encode([five])}`);
  expect(storedList()).toBe("");
});

describe("a list that storage refuses", () => {
  beforeEach(() => {
    // jsdom logs on the console that it can't follow links.
    jest.spyOn(console, "error").mockImplementation();
    history.replaceState(null, "", "/landing/");
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
  });
  afterEach(() => jest.restoreAllMocks());

  const hashOf = (selector: string) => document.querySelector<HTMLAnchorElement>(selector)?.hash;

  test.each(["click", "pointerdown"])(
    "is carried by a link to a form of another page, from the %s on",
    async (act) => {
      await press("#add");
      for (const selector of ["#form", "#here", "#home"])
        document.querySelector(selector)?.dispatchEvent(new Event(act, { bubbles: true }));
      expect(["#form", "#here", "#home"].map(hashOf)).toEqual([`#l=${encode([five])}`, "#form", ""]);
    },
  );

  test("is carried by the link that adds to it, where its words are missing", async () => {
    storeList(encode([seven]));
    quoteWords.mockRejectedValue(new TypeError("Failed to fetch"));
    await press("#add");
    expect(location.hash).toBe(`#l=${encode([seven, five])}`);
  });
});

test("a list that the tab keeps is carried by no link", async () => {
  jest.spyOn(console, "error").mockImplementation();
  storeList(encode([seven]));
  await press("#form");
  expect(document.querySelector<HTMLAnchorElement>("#form")?.hash).toBe("#form");
});

test("a page without a place to say it leaves the link to the browser", async () => {
  jest.spyOn(console, "error").mockImplementation();
  document.querySelector(".added")?.remove();
  expect(await press("#add")).toBe(true);
  expect(storedList()).toBe("");
});

test("an address that names a list hydrates what has it; others do not", async () => {
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

test("a page from the browser's memory counts what is on the list now", () => {
  storeList(encode([five]));
  sessionStorage.setItem("quote", encode([five, seven]));
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(document.querySelector("[data-lines]")?.textContent).toMatch(/^2/);
});
