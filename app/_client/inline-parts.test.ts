/** @jest-environment jsdom */
import { waitFor } from "@testing-library/dom";

import { showMissing, showNotices, startParts } from "./inline-parts";

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
