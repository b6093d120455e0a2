/** @jest-environment jsdom */
import { encode } from "../line/code";
import { beforeStop, inPieces, shortly } from "../line/describe";
import { testQuoteFile } from "../line/test-quote-texts";
import { quoteTextsOf } from "../line/quote-texts";
import { addLiveRegion, expectAnnounced } from "../../_lib/test-announced";
import { install } from "./quote-links";
import { storedList, storeList } from "../list/quote-store";

const five = { kind: "product", product: 1, pieces: 5 } as const;
const seven = { ...five, pieces: 7 };

const texts = quoteTextsOf(testQuoteFile("en"));
const { t } = texts;
const quoteTexts = jest.fn();
jest.mock("../list/texts-file", () => ({
  textsAddress: () => "/words.json",
  quoteTexts: () => quoteTexts(),
}));
const recallQuote = jest.fn();
jest.mock("../list/quote-arrival", () => ({ recallQuote: () => recallQuote() }));

const page = `
  <p data-live></p><a data-quote="amount" data-quote-count="" href="/landing/?p=custom"></a>
  <a id="form" href="/de/landing/?p=1#form">Form</a><a id="here" href="/landing/#form">Here</a><a id="home" href="/de/">Home</a>
  <main><div class="adding" data-adding><a id="add" class="button button--accent" href="/landing/#a=${encode([five])}"><b>Add</b></a>
  <div class="adding__more"><a id="more" href="/landing/#a=${encode([seven])}">7</a></div></div>
  <a id="other" href="#p=1">x</a><a id="far" href="/de/landing/#a=${encode([five])}">Add</a></main>`;

const settle = () => new Promise((settled) => setTimeout(settled));
/** Returns whether the click was left to the browser. */
async function press(selector: string, options: MouseEventInit = {}): Promise<boolean> {
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, ...options });
  const left = document.querySelector(selector)?.dispatchEvent(click) ?? true;
  await settle();
  await settle();
  return left;
}
const answer = () => document.querySelector(".adding__answer");
const reported = () => answer()?.querySelector("p > span")?.textContent;
const ways = () => [...(answer()?.querySelectorAll("a, button") ?? [])].map(({ textContent }) => textContent);
const undo = t("quote.actions.undo");
const go = (count: number) => t("quote.openButton", { count });
const saysPieces = (line: typeof five | typeof seven) =>
  t("quote.answer.pieces", { pieces: inPieces(line.pieces, texts) });

beforeAll(() => install(document));

beforeEach(() => {
  quoteTexts.mockReset().mockResolvedValue(texts);
  recallQuote.mockClear();
  document.body.innerHTML = page;
  storeList("");
});

test("a press is answered at the link and announced once, and a second press finds the line", async () => {
  let times = 0;
  const region = addLiveRegion();
  new MutationObserver((changes) => (times += changes.length)).observe(region, { childList: true });
  document.getElementById("add")?.focus();
  expect(await press("#add b")).toBe(false);
  await expectAnnounced(t("quote.announce.added", { name: beforeStop(shortly(five, texts)), count: 1 }));
  expect(times).toBe(1);
  expect(storedList()).toBe(encode([five]));
  expect([reported(), ...ways()]).toEqual([saysPieces(five), undo, go(1)]);
  expect(document.querySelector("#add + .adding__answer")).toBe(answer());
  expect(document.activeElement?.textContent).toBe(go(1));
  document.body.innerHTML = page;
  addLiveRegion();
  await press("#add");
  expect(storedList()).toBe(encode([five]));
  expect([reported(), ...ways()]).toEqual([t("quote.announce.alreadyListed"), go(1)]);
  await expectAnnounced(t("quote.announce.alreadyListed"));
});

test("further presses add at the same link; undo removes one press at a time, and nothing else", async () => {
  await press("#add");
  expect(document.querySelector("#more svg path")).not.toBeNull();
  await press("#more");
  expect([reported(), ...ways()]).toEqual([saysPieces(seven), undo, go(2)]);
  const isListed = () => document.getElementById("more")?.hasAttribute("data-listed");
  expect(isListed()).toBe(true);
  const eight = { ...five, pieces: 8 };
  storeList(encode([five, seven, eight]));
  await press(".adding__answer button");
  expect(storedList()).toBe(encode([five, eight]));
  expect([reported(), ...ways(), isListed()]).toEqual([saysPieces(five), undo, go(2), false]);
  addLiveRegion();
  await press(".adding__answer button");
  expect(storedList()).toBe(encode([eight]));
  expect(answer()).toBeNull();
  await expectAnnounced(t("quote.announce.removed", { name: beforeStop(shortly(five, texts)), count: 1 }));
  expect(document.activeElement?.id).toBe("add");
});

test("the answer is removed when the link changes to another line or is removed", async () => {
  for (const change of [
    (link: HTMLAnchorElement) => (link.href = `/landing/#a=${encode([seven])}`),
    (link: HTMLAnchorElement) => link.remove(),
  ]) {
    document.body.innerHTML = page;
    storeList("");
    await press("#add");
    expect(document.querySelector("[data-answered]")).not.toBeNull();
    change(document.getElementById("add") as HTMLAnchorElement);
    await settle();
    expect([answer(), document.querySelector("[data-answered]")]).toEqual([null, null]);
    expect(storedList()).toBe(encode([five]));
  }
});

test.each([
  ["in another tab", "#add", { ctrlKey: true }],
  ["on another link", "#other", {}],
  ["on a link without a place for the answer", "#far", {}],
])("a press %s is left to the browser", async (_, selector, options) => {
  // jsdom can't follow links and logs an error.
  jest.spyOn(console, "error").mockImplementation();
  expect(await press(selector, options)).toBe(true);
  expect(storedList()).toBe("");
});

test("without its texts the link opens the form, which names the problem", async () => {
  history.replaceState(null, "", "/landing/");
  quoteTexts.mockRejectedValue(new TypeError("Failed to fetch"));
  expect(await press("#add")).toBe(false);
  expect(location.hash).toBe(`#a=${encode([five])}`);
  expect(storedList()).toBe("");
});

describe("a list that storage refuses", () => {
  beforeEach(() => {
    // jsdom can't follow links and logs an error.
    jest.spyOn(console, "error").mockImplementation();
    history.replaceState(null, "", "/landing/");
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
  });
  afterEach(() => jest.restoreAllMocks());

  const hashOf = (selector: string) => document.querySelector<HTMLAnchorElement>(selector)?.hash;

  test.each(["click", "pointerdown"])(
    "is passed by a link to a form of another page, from the %s on",
    async (act) => {
      await press("#more");
      for (const selector of ["#form", "#here", "#home", "#far"])
        document.querySelector(selector)?.dispatchEvent(new Event(act, { bubbles: true }));
      expect(["#form", "#here", "#home", "#far"].map(hashOf)).toEqual([
        `#l=${encode([seven])}`,
        "#form",
        "",
        `#l=${encode([seven, five])}`,
      ]);
    },
  );

  test("is passed by the link that adds to it if its texts are missing", async () => {
    storeList(encode([seven]));
    quoteTexts.mockRejectedValue(new TypeError("Failed to fetch"));
    await press("#add");
    expect(location.hash).toBe(`#l=${encode([seven, five])}`);
  });
});

test("a list that storage keeps is in no link", async () => {
  jest.spyOn(console, "error").mockImplementation();
  storeList(encode([seven]));
  await press("#form");
  expect(document.querySelector<HTMLAnchorElement>("#form")?.hash).toBe("#form");
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

test("a page from the back/forward cache shows the current number of lines", () => {
  storeList(encode([five]));
  sessionStorage.setItem("quote", encode([five, seven]));
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(document.querySelector("[data-lines]")?.textContent).toMatch(/^2/);
});
