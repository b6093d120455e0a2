/** @jest-environment jsdom */
import { showCurrentYear } from "./current-year";

test.each([
  [2031, 2031],
  [2027, 2027],
  [2026, 2026],
  [2025, 2026],
  [2010, 2026],
])("in %i every marked element shows %i, and nothing else changes", (clock, shown) => {
  jest.useFakeTimers({ now: new Date(clock, 0, 1) });
  document.body.innerHTML = `<p>© 2024</p><p>Rok <time data-current-year>2026</time></p>`;
  showCurrentYear(document);
  expect(document.body.innerHTML).toBe(`<p>© 2024</p><p>Rok <time data-current-year="">${shown}</time></p>`);
});
