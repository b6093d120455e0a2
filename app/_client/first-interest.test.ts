/** @jest-environment jsdom */
import { awaitInterest } from "./first-interest";

const root = document.documentElement;

test.each([
  ["move of the pointer", "p", "pointermove"],
  ["touch", "p", "pointerdown"],
  ["focus on an element", "p", "focusin"],
  ["scrolling of the page", "", "scroll"],
])("the first %s shows what waits for it", (_, place, sign) => {
  delete root.dataset.interest;
  document.body.innerHTML = "<div><p></p></div>";
  awaitInterest(document);
  expect(root.dataset.interest).toBeUndefined();
  const target = place ? document.querySelector(place) : document;
  target?.dispatchEvent(new Event(sign, { bubbles: true }));
  expect(root.dataset.interest).toBe("");
});
