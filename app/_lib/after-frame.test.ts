/** @jest-environment jsdom */
import { afterFrame } from "./after-frame";

const callback = jest.fn();

beforeEach(() => {
  // Fake timers give frames, too.
  jest.useFakeTimers();
  callback.mockClear();
});

afterEach(() => void jest.restoreAllMocks());

test("the callback runs once, a given time after the frame", () => {
  const rest = 50;
  afterFrame(callback, rest);
  jest.advanceTimersToNextFrame();
  jest.advanceTimersByTime(rest - 1);
  expect(callback).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(callback).toHaveBeenCalledTimes(1);
});

test("on a covered page, which gets no frames, the callback runs after a timeout; on a hidden page at once", () => {
  jest.spyOn(window, "requestAnimationFrame").mockReturnValue(1);
  afterFrame(callback);
  jest.runAllTimers();
  expect(callback).toHaveBeenCalledTimes(1);
  jest.spyOn(document, "hidden", "get").mockReturnValue(true);
  afterFrame(callback);
  expect(callback).toHaveBeenCalledTimes(2);
});

test("a cancelled callback never runs", () => {
  afterFrame(callback)();
  jest.runAllTimers();
  expect(callback).not.toHaveBeenCalled();
});
