/** @jest-environment jsdom */
import { fetchAhead } from "./files";
import { answered } from "./test-page";

const files = ["/js/own.js", "/js/shared.js", "/props/1.json", "/js/own.js"];

test.each([
  [undefined, true],
  [{ effectiveType: "4g" }, true],
  [{ effectiveType: "3g" }, false],
  [{ effectiveType: "2g" }, false],
  [{ effectiveType: "slow-2g" }, false],
  [{ effectiveType: "4g", saveData: true }, false],
])("on the line %j, the files of islands ahead are fetched: %j", (connection, fetches) => {
  const fetching = jest.fn<Promise<Response>, [string]>(() => Promise.resolve(answered("", { ok: false })));
  Object.assign(globalThis, {
    SCRIPT_FOLDER: "/js/",
    ISLAND_MODULES: { first: "own shared", second: "own", third: "other" },
    fetch: fetching,
  });
  Object.assign(navigator, { connection });
  document.body.innerHTML = `<div data-ahead data-island="first" data-props="/props/1.json"></div>
    <div data-ahead data-island="second" data-props="{}"></div><div data-island="third" data-props="{}"></div>`;
  // A file that is not there is fetched by the press: no rejection is left.
  fetchAhead(({ ok }) => ok);
  expect(fetching.mock.calls.map(([file]) => file)).toEqual(fetches ? files : []);
  expect(document.querySelector("link")).toBeNull();
});
