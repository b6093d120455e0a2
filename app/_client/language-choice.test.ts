/** @jest-environment jsdom */
import { storageKeys } from "../_i18n/languages";
import { keepLanguage, languageFacts } from "./language";

const stored = () => storageKeys.map((key) => localStorage.getItem(key));

beforeAll(() => keepLanguage(window, languageFacts("pl", "", false)));

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/products/1/?from=mail#order");
  document.body.innerHTML = `
    <p class="language-menu"><a href="/de/products/1/" hreflang="de"><img alt="" /> Deutsch</a></p>
    <a href="/landing/" hreflang="de" class="plain">Angebot</a>`;
  // jsdom can't follow links and logs an error.
  document.body.addEventListener("click", (event) => event.preventDefault());
});

const german = () => document.querySelector("a") as HTMLAnchorElement;
const click = (target: Element, type: string, init: MouseEventInit = {}) =>
  target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...init }));

test.each([
  ["a click", "click", {}],
  ["Ctrl and a click (new tab)", "click", { ctrlKey: true }],
  ["Shift and a click (new window)", "click", { shiftKey: true }],
  ["the middle button (new tab)", "auxclick", { button: 1 }],
])("%s stores both values and keeps query and hash", (_, type, init) => {
  click(german().firstElementChild as Element, type, init);
  expect(stored()).toEqual(["de", "Deutsch"]);
  expect(german().getAttribute("href")).toBe(`${location.origin}/de/products/1/?from=mail#order`);
});

test("a second click uses the current hash", () => {
  click(german(), "click");
  history.replaceState(null, "", "/products/1/");
  click(german(), "click");
  expect(german().href).toBe(`${location.origin}/de/products/1/`);
});

test("the right mouse button and other links store no choice", () => {
  click(german(), "auxclick", { button: 2 });
  click(document.querySelector(".plain") as Element, "click");
  expect(stored()).toEqual([null, null]);
});

test("if storage throws, the link works as an ordinary link", () => {
  const blocked = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(() => click(german(), "click")).not.toThrow();
  expect(stored()).toEqual([null, null]);
  blocked.mockRestore();
});
