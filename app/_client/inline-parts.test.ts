/** @jest-environment jsdom */
import { waitFor } from "@testing-library/dom";

import { awaitInterest, hideStyled, scrollRow, showMissing } from "./inline-parts";

const root = document.documentElement;

test.each([
  ["move of the pointer", "p", "pointermove"],
  ["touch", "p", "pointerdown"],
  ["focus on an element", "p", "focusin"],
  ["scrolling of the page", "", "scroll"],
])("the first %s shows the content that waits for it", (_, selector, sign) => {
  delete root.dataset.interest;
  document.body.innerHTML = "<div><p></p></div>";
  awaitInterest(document);
  expect(root.dataset.interest).toBeUndefined();
  const target = selector ? document.querySelector(selector) : document;
  target?.dispatchEvent(new Event(sign, { bubbles: true }));
  expect(root.dataset.interest).toBe("");
});

/** Renders a row of three slides, each as wide as the row, with a control for it. */
function renderRow(go: string, scrollLeft = 0) {
  document.body.innerHTML = `<section data-island-scope>
    <div class="slider"><ul data-track><li></li><li></li><li></li></ul></div>
    <button data-go="${go}"></button><button id="other"></button>
  </section>`;
  const row = document.querySelector("[data-track]") as HTMLElement;
  for (const [name, value] of Object.entries({ clientWidth: 400, scrollWidth: 1200 }))
    Object.defineProperty(row, name, { value });
  row.scrollLeft = scrollLeft;
  return { row, control: document.querySelector("button") as HTMLElement };
}

test.each([
  ["2", 400, 800],
  ["0", 800, 0],
  ["+1", 400, 800],
  ["-1", 400, 0],
  ["+1", 800, 0],
  ["-1", 0, 800],
])("%s from %i px leads to %i px", (go, from, to) => {
  const { row, control } = renderRow(go, from);
  expect(scrollRow(control)).toBe(true);
  expect(row.scrollLeft).toBe(to);
  expect([...row.children].findIndex((slide) => slide.classList.contains("is-revealed"))).toBe(to / 400);
});

test("elements that are no slider controls are ignored", () => {
  const { row } = renderRow("1");
  expect(scrollRow(document.getElementById("other") as HTMLElement)).toBe(false);
  expect(row.scrollLeft).toBe(0);
});

test("the browser reports the required fields of a dormant form, after the frame that shows the press", async () => {
  document.body.innerHTML = `<form novalidate><input id="a" aria-required="true"><input><button></button></form>`;
  const invalid = jest.fn();
  document.addEventListener("invalid", ({ target }) => invalid((target as Element).id), true);
  showMissing(document.querySelector("button") as HTMLButtonElement);
  expect(invalid).not.toHaveBeenCalled();
  await waitFor(() => expect(invalid.mock.calls).toEqual([["a"]]));
});

test("parts that styles hide are hidden from screen readers for the same time", () => {
  document.body.innerHTML = `<style>.narrow .no-js-only, [id=b] { display: none }</style>
    <p class="no-js-only"></p><div role="tabpanel"></div><div role="tabpanel" id="b"></div>`;
  const hidden = () => [...document.querySelectorAll("p, div")].map((part) => part.ariaHidden ?? "");
  document.body.className = "narrow";
  hideStyled();
  expect(hidden()).toEqual(["true", "", "true"]);
  document.body.className = "";
  hideStyled();
  expect(hidden()).toEqual(["", "", "true"]);
});
