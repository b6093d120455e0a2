/** @jest-environment jsdom */
import { waitFor } from "@testing-library/dom";

import { keepField, showMissing, showNotices, startParts } from "./inline-parts";

const root = document.documentElement;

test.each([
  ["move of the pointer", "p", "pointermove"],
  ["touch", "p", "pointerdown"],
  ["focus on an element", "p", "focusin"],
  ["scrolling of the page", "", "scroll"],
])("the first %s shows the content that waits for it", (_, selector, sign) => {
  delete root.dataset.interest;
  Object.assign(globalThis, { HAS: { interest: true } });
  document.body.innerHTML = "<div><p></p></div>";
  startParts();
  expect(root.dataset.interest).toBeUndefined();
  const target = selector ? document.querySelector(selector) : document;
  target?.dispatchEvent(new Event(sign, { bubbles: true }));
  expect(root.dataset.interest).toBe("");
});

test("a held press turns the hidden notices of a page and of a form into alerts that readers get", () => {
  Object.assign(globalThis, { HAS: {} });
  const classes = ["failed-part", "unsent-notice"];
  document.body.innerHTML = classes
    .map((name) => `<p class="${name}" hidden aria-hidden="true"></p>`)
    .join("");
  showNotices();
  const notices = [...document.querySelectorAll<HTMLElement>("p")];
  expect(notices.map(({ hidden, ariaHidden, role }) => [hidden, ariaHidden, role])).toEqual(
    classes.map(() => [false, null, "alert"]),
  );
});

test("the browser reports the required fields of a dormant form, after the frame that shows the press", async () => {
  document.body.innerHTML = `<div class="island"><form novalidate>
    <input id="a" aria-required="true"><input><button type="submit"><b></b></button></form></div>`;
  const invalid = jest.fn();
  document.addEventListener("invalid", ({ target }) => invalid((target as Element).id), true);
  const press = () => showMissing(document.querySelector("b") as Element);
  press();
  expect(invalid).not.toHaveBeenCalled();
  await waitFor(() => expect(invalid.mock.calls).toEqual([["a"]]));
  document.querySelector("div")?.toggleAttribute("data-hydrated");
  press();
  await new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)));
  expect(invalid).toHaveBeenCalledTimes(1);
});

const page = (fields: string, hydrated = "") => `<div class="island" ${hydrated}>
  <div data-fields="${fields}"><input name="plan-pieces"><input name="plan-pieces2"><select name="plan-goods">
  <option value="own"></select><input name="plan-other"></div></div><input name="plan-pieces" id="beside">`;

const typed = (css: string, value: string) => {
  const control = document.querySelector(css) as HTMLInputElement;
  control.value = value;
  control.dispatchEvent(new Event("input", { bubbles: true }));
};

beforeAll(() => document.addEventListener("input", keepField, true));
beforeEach(() => history.replaceState({ kept: true }, "", "/plan/?utm_source=mail#plan"));

test("what is typed before a tool is hydrated is in the address, under the letters of its fields", () => {
  document.body.innerHTML = page("goods:p pieces:q");
  typed("[name=plan-pieces]", "1 200 szt.");
  typed("[name=plan-pieces2]", "7");
  typed("select", "own");
  typed("[name=plan-other]", "5");
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
    utm_source: "mail",
    q: "1 200 szt.",
    q2: "7",
    p: "own",
  });
  expect([location.hash, history.state]).toEqual(["#plan", { kept: true }]);
});

test("a hydrated tool writes its address itself, and other fields have none", () => {
  document.body.innerHTML = page("pieces:q", "data-hydrated");
  typed("[name=plan-pieces]", "5");
  typed("#beside", "5");
  expect(location.search).toBe("?utm_source=mail");
});
