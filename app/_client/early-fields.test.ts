/** @jest-environment jsdom */
import { keepField } from "./early-fields";

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
