/** @jest-environment jsdom */
import { showCurrentYear } from "./current-year";

test("every marked place shows the visitor's year, and nothing else changes", () => {
  jest.useFakeTimers({ now: new Date(2031, 0, 1) });
  document.body.innerHTML = `<p>© 2024</p><p>Rok <time data-current-year>2026</time></p>`;
  showCurrentYear(document);
  expect(document.body.innerHTML).toBe(`<p>© 2024</p><p>Rok <time data-current-year="">2031</time></p>`);
});
