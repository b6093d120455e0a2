/** @jest-environment jsdom */
import { fetchAhead } from "./files";

beforeEach(() => {
  Object.assign(globalThis, { SCRIPT_FOLDER: "/js/" });
  document.head.replaceChildren();
  document.body.innerHTML = `<div data-ahead data-modules="own shared" data-props="/props/1.json"></div>
    <div data-ahead data-modules="own" data-props="{}"></div><div data-modules="other" data-props="{}"></div>`;
});

test.each([
  [undefined, true],
  [{ effectiveType: "4g" }, true],
  [{ effectiveType: "3g" }, false],
  [{ effectiveType: "2g" }, false],
  [{ effectiveType: "slow-2g" }, false],
  [{ effectiveType: "4g", saveData: true }, false],
])("on the line %j, the files of islands ahead are fetched: %j", (connection, fetches) => {
  Object.assign(navigator, { connection });
  fetchAhead();
  const linked = [...document.querySelectorAll("link")].map(({ rel, href }) => [rel, new URL(href).pathname]);
  const files = ["/js/own.js", "/js/shared.js", "/props/1.json", "/js/own.js"].map((file) => [
    "prefetch",
    file,
  ]);
  expect(linked).toEqual(fetches ? files : []);
});
