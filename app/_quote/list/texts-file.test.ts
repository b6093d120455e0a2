/** @jest-environment jsdom */
import { fileLimit } from "../../_lib/late";
import { testQuoteFile } from "../line/test-lines";

const html = () => Promise.reject(new SyntaxError("Unexpected token '<'"));

/** A request that only its signal ends. */
const never = (_: unknown, init?: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    init?.signal?.addEventListener("abort", () => reject(init.signal?.reason as Error));
  });

beforeEach(() => {
  jest.resetModules();
  jest.useFakeTimers();
  jest.spyOn(AbortSignal, "timeout").mockImplementation((limit) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException("over", "TimeoutError")), limit);
    return controller.signal;
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test.each([
  ["are refused", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["are a page of HTML", () => Promise.resolve({ json: html } as unknown as Response)],
  ["never come", never],
])("texts that %s are missing, and requested again by the next use", async (_, answer) => {
  const { quoteTexts } = await import("./texts-file");
  const onChange = jest.fn();
  quoteTexts.watch(onChange);
  globalThis.fetch = jest.fn(answer);
  const failing = expect(quoteTexts.get()).rejects.toThrow();
  expect(quoteTexts.now()).toBeUndefined();
  await jest.advanceTimersByTimeAsync(fileLimit);
  await failing;
  expect([quoteTexts.now(), onChange.mock.calls.length]).toEqual([null, 1]);
  const file = Promise.resolve(testQuoteFile("en"));
  globalThis.fetch = jest.fn(() => Promise.resolve({ json: () => file } as Response));
  // In the language that the page was built in, whatever a translator has made of it.
  document.head.innerHTML = '<meta property="og:locale" content="en_GB">';
  document.documentElement.lang = "uk";
  const texts = await quoteTexts.get();
  expect(fetch).toHaveBeenCalledWith("/assets/quote/en.json", expect.anything());
  expect([quoteTexts.now() === texts, onChange.mock.calls.length]).toEqual([true, 2]);
});
