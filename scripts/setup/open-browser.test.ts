/** @jest-environment node */
import { EventEmitter } from "node:events";

import { showInBrowser, wantsBrowser } from "./open-browser";

const open = jest.fn();
jest.mock("open", () => ({ __esModule: true, default: (address: string) => open(address) as unknown }));

const warn = jest.spyOn(console, "warn").mockImplementation();
beforeEach(() => warn.mockClear());

test("the site is shown at once where that is asked for", () => {
  expect(wantsBrowser([])).toBe(false);
  expect(wantsBrowser(["--open"])).toBe(true);
});

test.each([["--opn"], ["open"]])("%s is refused with what there is", (arg) => {
  expect(() => wantsBrowser([arg])).toThrow("npm start -- --open");
});

test("the browser of the system gets the address", async () => {
  open.mockResolvedValue(new EventEmitter());
  await showInBrowser("http://localhost:4173/");
  expect(open).toHaveBeenCalledWith("http://localhost:4173/");
  expect(warn).not.toHaveBeenCalled();
});

test("where there is no browser, that is said, and nothing ends", async () => {
  open.mockRejectedValueOnce(new Error("none here"));
  await showInBrowser("http://localhost:4173/");
  const program = new EventEmitter();
  open.mockResolvedValueOnce(program);
  await showInBrowser("http://localhost:4173/");
  program.emit("error", new Error("none there"));
  expect(warn.mock.calls.flat()).toEqual([
    "No browser could be opened: none here",
    "No browser could be opened: none there",
  ]);
});
