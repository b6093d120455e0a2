/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";

import { specification } from "../../../../_content/test-specification";
import { producedPallets } from "./pallet-count";
import { Counter } from "./counter.client";
import { installIntersectionObserver } from "./test-intersection-observer";

const now = Date.parse("2026-03-04T05:06:07Z");
const props = {
  initial: 7,
  locale: "en",
  label: "Pallets",
  valueLabel: "Produced",
  pause: "Pause",
  play: "Resume",
};
const shown = (moment: number) => new Intl.NumberFormat("en").format(producedPallets(moment));
const value = () => screen.getByRole("img").textContent;

beforeAll(installIntersectionObserver);
beforeEach(() => jest.useFakeTimers({ now }));
afterEach(() => jest.useRealTimers());

test("takes over from the build's value at once, follows every second, and is no live region", () => {
  const { container } = render(<Counter {...props} />);
  expect(container.querySelector("[aria-live]")).toBeNull();
  expect(value()).toBe(shown(now));
  const { perPallet } = specification.counter;
  act(() => jest.advanceTimersByTime(perPallet));
  expect(value()).toBe(shown(now + perPallet));
});

test("renames itself once a minute only", () => {
  render(<Counter {...props} />);
  act(() => jest.advanceTimersByTime(59_000));
  expect(screen.getByRole("img", { name: `Produced: ${shown(now)}` })).toBeTruthy();
  act(() => jest.advanceTimersByTime(1_000));
  expect(screen.getByRole("img", { name: `Produced: ${shown(now + 60_000)}` })).toBeTruthy();
});

test("stands still while it is paused or the page is hidden", () => {
  render(<Counter {...props} />);
  fireEvent.click(screen.getByRole("button", { name: "Pause" }));
  act(() => jest.advanceTimersByTime(70_000));
  expect(value()).toBe(shown(now));
  fireEvent.click(screen.getByRole("button", { name: "Resume" }));
  expect(value()).toBe(shown(now + 70_000));

  const hidden = jest.spyOn(document, "hidden", "get").mockReturnValue(true);
  act(() => jest.advanceTimersByTime(70_000));
  expect(value()).toBe(shown(now + 70_000));
  hidden.mockReturnValue(false);
  fireEvent(window, new Event("pageshow"));
  expect(value()).toBe(shown(now + 140_000));
  hidden.mockRestore();
});

test("stops when it is removed", () => {
  const { unmount } = render(<Counter {...props} />);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
