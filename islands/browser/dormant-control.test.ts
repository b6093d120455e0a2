/** @jest-environment jsdom */
import { dormantControl, isPlain } from "./inline-loader";

const page = `
  <div class="island">
    <button id="button"><svg id="icon"></svg></button>
    <a id="taken-over" href="#x" data-hold>x</a>
    <a id="link" href="#x">x</a>
    <input id="field">
  </div>
  <div class="island" data-hydrated><button id="hydrated"></button></div>
  <button id="outside"></button>`;

/** A click as a listener of the document meets it. */
function click(id: string, options: MouseEventInit = {}): MouseEvent {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...options });
  document.getElementById(id)?.dispatchEvent(event);
  return event;
}

beforeEach(() => {
  document.body.innerHTML = page;
});

test.each([
  ["button", "button"],
  ["icon", "button"],
  ["taken-over", "taken-over"],
  ["link", undefined],
  ["field", undefined],
  ["hydrated", undefined],
  ["outside", undefined],
])("a click on #%s is for the dormant control %s", (pressed, control) => {
  expect(dormantControl(click(pressed))?.id).toBe(control);
});

test.each([
  ["a click", {}, true],
  ["the middle button", { button: 1 }, false],
  ["with ctrl", { ctrlKey: true }, false],
  ["with the command key", { metaKey: true }, false],
  ["with shift", { shiftKey: true }, false],
  ["with alt", { altKey: true }, false],
])("%s is a plain one: %#", (_, options, plain) => {
  const event = click("taken-over", options);
  expect(isPlain(event)).toBe(plain);
});

test.each([
  ["ArrowRight", "tab", true],
  ["End", "tab", true],
  ["Enter", "tab", false],
  ["a", "tab", false],
  ["ArrowRight", "button", false],
])("the key %s on #%s is kept: %s", (key, id, kept) => {
  document.body.innerHTML =
    '<div class="island"><a id="tab" role="tab">x</a><button id="button"></button></div>';
  const event = new KeyboardEvent("keydown", { key, bubbles: true });
  document.getElementById(id)?.dispatchEvent(event);
  expect(Boolean(dormantControl(event))).toBe(kept);
});
