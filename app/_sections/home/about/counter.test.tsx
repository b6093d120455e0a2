/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";

import { specification } from "../../../_content/test-specification";
import { producedPallets } from "../../../_content/company/production";
import { Counter } from "./counter.client";

/** Callbacks that report the drawing as visible or hidden, because jsdom has no layout. */
const watching = new Set<(isIntersecting: boolean) => void>();

function IntersectionObserverStub(tell: IntersectionObserverCallback) {
  let see: (isIntersecting: boolean) => void;
  return {
    observe(target: Element) {
      see = (isIntersecting) =>
        tell([{ target, isIntersecting } as IntersectionObserverEntry], this as never);
      watching.add(see);
    },
    disconnect: () => watching.delete(see),
  };
}

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

beforeAll(() => {
  window.IntersectionObserver = IntersectionObserverStub as never;
});
beforeEach(() => jest.useFakeTimers({ now }));

test("replaces the build's value at once, and is no live region", () => {
  const { container } = render(<Counter {...props} />);
  expect(container.querySelector("[aria-live]")).toBeNull();
  expect(value()).toBe(shown(now));
});

const { count, from, perPallet, refresh } = specification.counter;

/** Build time of a page whose value is 1000 pallets above the initial count. */
const built = Date.parse(from) + 1000 * perPallet;

test("follows every second, whichever one the next pallet comes in", () => {
  // The start times differ in their distance to the next pallet.
  for (let start = now; start < now + perPallet; start += 999) {
    jest.setSystemTime(start);
    const { unmount } = render(<Counter {...props} />);
    for (let second = 1; second <= perPallet / refresh; second++) {
      act(() => jest.advanceTimersByTime(refresh));
      expect([start - now, second, value()]).toEqual([start - now, second, shown(start + second * refresh)]);
    }
    unmount();
  }
});

test.each([
  ["in 2010", Date.parse("2010-01-01T00:00:00Z"), 0],
  ["a pallet behind the build", built - perPallet, 0],
  ["as at the build", built, 0],
  ["a pallet after the build", built + perPallet, 1],
])("with a clock %s, it shows no less than the build's value", (_, clock, more) => {
  jest.setSystemTime(clock);
  const initial = count + 1000;
  render(<Counter {...props} initial={initial} />);
  act(() => jest.advanceTimersByTime(refresh));
  const figure = new Intl.NumberFormat("en").format(initial + more);
  expect(value()).toBe(figure);
  expect(screen.getByRole("img", { name: `Produced: ${figure}` })).toBeTruthy();
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

test("the animation runs only while the pallet is visible, and everything stops when it is removed", () => {
  const { container, rerender, unmount } = render(<Counter {...props} />);
  const see = (isSeen: boolean) => watching.forEach((tell) => tell(isSeen));
  const isLaid = () => container.querySelector("svg")?.hasAttribute("data-seen");
  expect(isLaid()).toBe(false);
  see(true);
  rerender(<Counter {...props} />);
  expect(isLaid()).toBe(true);
  see(false);
  expect(isLaid()).toBe(false);
  unmount();
  expect([jest.getTimerCount(), watching.size]).toEqual([0, 0]);
});
