/** @jest-environment jsdom */
import { fetchAhead } from "./files";
import { answered } from "./test-page";

const wait = () => new Promise((done) => setTimeout(done, 0));

beforeEach(() => {
  Object.assign(globalThis, { SCRIPT_FOLDER: "/js/" });
  document.head.replaceChildren();
  document.body.innerHTML = `<div data-ahead data-modules="own shared" data-props="{}"></div><div data-modules="other"></div>`;
});

/** Fetches ahead on a line. @returns the fetched files, and the preloaded ones */
async function filesOn(connection: object | undefined, ok = true) {
  Object.assign(navigator, { connection });
  const fetching = jest.fn<Promise<Response>, [string]>(() => Promise.resolve(answered("", { ok })));
  Object.assign(globalThis, { fetch: fetching });
  fetchAhead((answer) => answer.ok);
  await wait();
  const linked = [...document.querySelectorAll("link")].map(({ href }) => new URL(href).pathname);
  return [[...new Set(fetching.mock.calls.map(([file]) => file))], linked];
}

test.each([
  [undefined, true],
  [{ effectiveType: "4g" }, true],
  [{ effectiveType: "3g" }, false],
  [{ effectiveType: "slow-2g" }, false],
  [{ effectiveType: "4g", saveData: true }, false],
])("on the line %j, the files of an island ahead are fetched: %j", async (connection, fetches) => {
  expect(await filesOn(connection)).toEqual(
    fetches ? [["/js/own.js", "/js/shared.js"], ["/js/shared.js"]] : [[], []],
  );
});

test("a module that is not there is not preloaded", async () => {
  expect(await filesOn(undefined, false)).toEqual([["/js/own.js", "/js/shared.js"], []]);
});
