import { isDay } from "./day";

test.each(["2024-02-29", "0001-01-01", "9999-12-31"])("%j is a day of the calendar", (text) => {
  expect(isDay(text)).toBe(true);
});

test.each([
  ...["", "2025-02-29", "2025-13-01", "2025-04-31", "2025-01-00"],
  ...["2025-8-31", "12025-08-31", "2025-08-311", " 2025-08-31", "2025-08-31T00:00:00.000Z"],
])("%j is none", (text) => {
  expect(isDay(text)).toBe(false);
});
