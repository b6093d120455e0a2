/** @jest-environment jsdom */
import { copyText } from "./clipboard";

test.each([
  ["a clipboard", { writeText: () => Promise.resolve() }, true],
  ["a clipboard that refuses", { writeText: () => Promise.reject(new DOMException("denied")) }, false],
  ["no clipboard", undefined, false],
])("in a page with %s, copying returns whether it worked", async (_, clipboard, isCopied) => {
  Object.assign(navigator, { clipboard });
  expect(await copyText("text")).toBe(isCopied);
});
