/** @jest-environment jsdom */
import { fileLimit } from "../../_lib/within-limit";
import { testQuoteFile } from "../line/test-quote-texts";
import { quoteTexts, receivedTexts, watchTexts, textsAddress } from "./texts-file";

const file = testQuoteFile("en");
const html = () => Promise.reject(new SyntaxError("Unexpected token '<'"));

/** A request that only its signal ends. */
const never = (_: unknown, init?: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    init?.signal?.addEventListener("abort", () => reject(init.signal?.reason as Error));
  });

const timeout = jest.spyOn(AbortSignal, "timeout").mockImplementation((limit) => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException("over", "TimeoutError")), limit);
  return controller.signal;
});

afterAll(() => timeout.mockRestore());

test("the language is the one that the page was built in, whatever a translator has made of it", () => {
  document.head.innerHTML = '<meta property="og:locale" content="en_GB">';
  document.documentElement.lang = "uk";
  expect(textsAddress()).toMatch(/\/assets\/quote\/en\.json$/);
});

test.each([
  ["are refused", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["are a page of HTML", () => Promise.resolve({ json: html } as unknown as Response)],
  ["never come", never],
])("texts that %s are missing, and requested again by the next use", async (name, answer) => {
  jest.useFakeTimers();
  const onChange = jest.fn();
  const stop = watchTexts(onChange);
  globalThis.fetch = jest.fn(answer);
  const failing = expect(quoteTexts(name)).rejects.toThrow();
  expect(receivedTexts(name)).toBeUndefined();
  await jest.advanceTimersByTimeAsync(fileLimit);
  await failing;
  expect([receivedTexts(name), onChange.mock.calls.length]).toEqual([null, 1]);
  globalThis.fetch = jest.fn(() => Promise.resolve({ json: () => Promise.resolve(file) } as Response));
  const texts = await quoteTexts(name);
  expect([receivedTexts(name) === texts, onChange.mock.calls.length]).toEqual([true, 2]);
  stop();
  jest.useRealTimers();
});
