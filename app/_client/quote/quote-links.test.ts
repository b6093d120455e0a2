/** @jest-environment jsdom */
import { encode } from "../../_features/quote/code";
import { beforeStop } from "../../_features/quote/describe";
import { quoteParts, quoteWordsOf } from "../../_features/quote/words";
import { pickWords } from "../../_i18n/island-words";
import { compiledCatalog } from "../../_i18n/test-words";
import { install } from "./quote-links";
import { storedList, storeList } from "./quote-store";

const five = { kind: "product", product: 1, pieces: 5 } as const;
const seven = { ...five, pieces: 7 };

const words = quoteWordsOf({
  ...pickWords("en", compiledCatalog("en"), quoteParts),
  products: { 1: { name: "EUR", dimension: "1200", loads: {} } },
  vehicles: {},
  documents: {},
  sizePage: "",
  email: "",
  phone: "",
});
const { t } = words;
const quoteWords = jest.fn();
jest.mock("./quote-words-file", () => ({
  wordsAddress: () => "/words.json",
  quoteWords: () => quoteWords(),
}));
const recallQuote = jest.fn();
jest.mock("./quote-arrival", () => ({ recallQuote: () => recallQuote() }));

const page = `
  <a class="site-header__quote"></a>
  <main><a id="add" href="/landing/#a=${encode([five])}"><b>Add</b></a><a id="other" href="#p=1">x</a>
  <div class="added"><p role="status"></p></div></main>`;

const settle = () => new Promise((settled) => setTimeout(settled));
/** @returns whether the click was left to the browser */
async function press(selector: string, options: MouseEventInit = {}): Promise<boolean> {
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, ...options });
  const left = document.querySelector(selector)?.dispatchEvent(click) ?? true;
  await settle();
  await settle();
  return left;
}
const reported = () => document.querySelector("[role=status]")?.textContent;
const ways = () => [...document.querySelectorAll(".added .button")].map(({ textContent }) => textContent);

beforeAll(() => install(document));

beforeEach(() => {
  quoteWords.mockReset().mockResolvedValue(words);
  recallQuote.mockClear();
  document.body.innerHTML = page;
  storeList("");
});

test("a press puts the line on the list, and another one knows that it is there", async () => {
  expect(await press("#add b")).toBe(false);
  expect(storedList()).toBe(encode([five]));
  expect(reported()).toContain("EUR 1200");
  expect(ways()).toEqual([t("quote.actions.undo"), t("quote.openButton")]);
  await press("#add");
  expect(storedList()).toBe(encode([five]));
  expect([reported(), ...ways()]).toEqual([t("quote.announce.alreadyListed"), t("quote.openButton")]);
});

test("going back takes off what was added, and nothing that has come since", async () => {
  await press("#add");
  storeList(encode([five, seven]));
  await press(".added button");
  expect(storedList()).toBe(encode([seven]));
  const line = `EUR 1200\u00a0mm, ${t("quote.mail.quantityPieces", { pieces: 5 })}`;
  expect(reported()).toBe(t("quote.announce.removed", { name: beforeStop(line), count: 1 }));
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
