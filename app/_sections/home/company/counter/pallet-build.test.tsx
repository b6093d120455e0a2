/** @jest-environment jsdom */
import { render } from "@testing-library/react";

import { PalletBuild } from "./pallet-build";
import { installIntersectionObserver, see } from "./test-intersection-observer";

beforeAll(installIntersectionObserver);

const drawing = (container: HTMLElement) => container.querySelector("svg");

test("is laid only while it is seen", () => {
  const { container } = render(<PalletBuild />);
  expect(drawing(container)?.hasAttribute("data-seen")).toBe(false);
  see(true);
  expect(drawing(container)?.hasAttribute("data-seen")).toBe(true);
  see(false);
  expect(drawing(container)?.hasAttribute("data-seen")).toBe(false);
});

test("a new drawing of the same page does not stop it", () => {
  const { container, rerender } = render(<PalletBuild />);
  see(true);
  rerender(<PalletBuild />);
  expect(drawing(container)?.hasAttribute("data-seen")).toBe(true);
});

test("is not watched once it is removed", () => {
  const { unmount } = render(<PalletBuild />);
  expect(see(true)).toBe(1);
  unmount();
  expect(see(true)).toBe(0);
});
