/** @jest-environment jsdom */
import { install } from "./gallery";
import "../../../_ui/test-dialog";

const names = ["one", "two", "three"];
const dialog = () => document.querySelector("dialog") as HTMLDialogElement;
const spoken = () => dialog().querySelector("[role=status]")?.textContent;
/** Clicks an element and runs the frame that answers the click. */
function press(selector: string) {
  document.querySelector<HTMLElement>(selector)?.click();
  jest.runAllTimers();
}
const shown = () => [...document.querySelectorAll("figure:not([hidden])")].map(({ id }) => id);

function key(init: KeyboardEventInit) {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, ...init }));
  jest.runAllTimers();
}

beforeAll(() => {
  install(document);
});

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `
    ${names.map((name) => `<a href="/${name}.svg" data-dialog="${name}">${name}</a>`).join("")}
    <dialog data-gallery aria-label="documents"><p role="status"></p>
      ${names.map((name) => `<figure id="${name}" aria-label="${name}, of three"></figure>`).join("")}
      <button data-close=""></button>
      <button data-step="-1" aria-keyshortcuts="ArrowLeft"></button>
      <button data-step="1" aria-keyshortcuts="ArrowRight"></button>
    </dialog>`;
});

test.each(names)("the link of %s opens the dialog there, in place of its file", (name) => {
  const link = document.querySelector(`[data-dialog=${name}]`) as HTMLElement;
  expect(link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))).toBe(false);
  jest.runAllTimers();
  expect(dialog().open).toBe(true);
  expect(shown()).toEqual([name]);
  expect([dialog().ariaLabel, spoken()]).toEqual([`${name}, of three`, ""]);
});

test("buttons and their keys show the next and the previous picture, in a circle", () => {
  press("[data-dialog=two]");
  const turned = ["[data-step='1']", "[data-step='1']", "[data-step='-1']"].map((button) => {
    press(button);
    return shown().join();
  });
  expect(turned).toEqual(["three", "one", "three"]);
  expect([dialog().ariaLabel, spoken()]).toEqual(["three, of three", "three, of three"]);
  key({ key: "ArrowRight" });
  expect(shown()).toEqual(["one"]);
  key({ key: "ArrowLeft" });
  expect(shown()).toEqual(["three"]);
});

test("other keys, browser shortcuts, and arrow keys without an open dialog change nothing", () => {
  press("[data-dialog=two]");
  key({ key: "ArrowDown" });
  key({ key: "ArrowRight", shiftKey: true });
  key({ key: "ArrowRight", altKey: true });
  dialog().close();
  key({ key: "ArrowRight" });
  expect(shown()).toEqual(["two"]);
});

test.each([
  ["its button", () => document.querySelector<HTMLElement>("[data-close]")?.click()],
  [
    "Escape",
    () => document.body.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, key: "Escape" })),
  ],
  ["a press beside its content", () => dialog().click()],
])("%s hides the dialog, closes it, and focuses the link of the last shown picture", (_, close) => {
  press("[data-dialog=one]");
  press("[data-step='1']");
  press("figure#two");
  expect(dialog().open).toBe(true);
  close();
  expect(dialog().matches("[open][data-closing]")).toBe(true);
  jest.runAllTimers();
  expect(dialog().matches("[open], [data-closing]")).toBe(false);
  expect(document.activeElement).toBe(document.querySelector("[data-dialog=two]"));
});
