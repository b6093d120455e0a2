/** @jest-environment jsdom */
import { afterFrame } from "./after-frame";

/** Runs the pending frame callbacks. */
let show: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  const frames = new Map<number, FrameRequestCallback>();
  let last = 0;
  jest.spyOn(window, "requestAnimationFrame").mockImplementation((callback) => {
    frames.set(++last, callback);
    return last;
  });
  jest.spyOn(window, "cancelAnimationFrame").mockImplementation((frame) => void frames.delete(frame));
  show = () => {
    for (const [frame, callback] of frames) {
      frames.delete(frame);
      callback(0);
    }
  };
});

afterEach(() => {
  jest.restoreAllMocks();
});

test("the callback runs once, a given time after the frame", () => {
  const rest = 50;
  const callback = jest.fn();
  afterFrame(callback, rest);
  show();
  jest.advanceTimersByTime(rest - 1);
  expect(callback).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledTimes(1);
  show();
  jest.runAllTimers();
  expect(callback).toHaveBeenCalledTimes(1);
});

test("on a covered page, which gets no frames, the callback runs after a timeout; on a hidden page at once", () => {
  const callback = jest.fn();
  afterFrame(callback);
  jest.runAllTimers();
  show();
  jest.runAllTimers();
  expect(callback).toHaveBeenCalledTimes(1);
  jest.spyOn(document, "hidden", "get").mockReturnValue(true);
  afterFrame(callback);
  expect(callback).toHaveBeenCalledTimes(2);
});
