/** @jest-environment jsdom */
import { hideStyled, isExpected, scrollRow } from "./behaviours";

afterEach(() => history.replaceState(null, "", "/"));

test.each([
  ["/?utm_source=mail#form", false],
  ["/?p2=own", true],
  ["/?l=1140", true],
  ["/?x=1", false],
  ["/#a=WzEs", true],
])("on a page whose tool reads p and l, the address %s opens content: %j", (address, isShown) => {
  document.body.innerHTML = `<div data-fields="goods:p l"></div><div data-fields="q"></div>`;
  history.replaceState(null, "", address);
  expect(isExpected()).toBe(isShown);
});

function renderRow(go: string, scrollLeft = 0) {
  document.body.innerHTML = `<section data-island-scope>
    <div class="slider"><ul class="slider__track"><li></li><li></li><li></li></ul></div>
    <button value="${go}"></button><button id="other"></button>
  </section>`;
  const row = document.querySelector(".slider__track") as HTMLElement;
  for (const [name, value] of Object.entries({ clientWidth: 400, scrollWidth: 1200 }))
    Object.defineProperty(row, name, { value });
  row.scrollLeft = scrollLeft;
  return { row, control: document.querySelector("button") as HTMLElement };
}

test.each([
  ["0", 800, 0],
  ["+1", 400, 800],
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

test("parts that styles hide are hidden from screen readers for the same time", () => {
  document.body.innerHTML = `<style>.narrow #a, #b { display: none }</style>
    <p class="no-js-only"></p><div role="tabpanel" id="a"></div><div role="tabpanel" id="b"></div>`;
  const hidden = () => [...document.querySelectorAll("p, div")].map((part) => part.ariaHidden ?? "");
  document.body.className = "narrow";
  hideStyled();
  expect(hidden()).toEqual(["true", "true", "true"]);
  document.body.className = "";
  hideStyled();
  expect(hidden()).toEqual(["true", "", "true"]);
});
