import { longDate } from "./dates";

test.each([
  ["pl", "2024-08-04", "4 sierpnia 2024"],
  ["de", "2024-08-04", "4. August 2024"],
  ["en", "2024-08-04", "4 August 2024"],
  // The day does not depend on the build's time zone.
  ["pl", "2024-01-01", "1 stycznia 2024"],
  ["pl", "2023-12-31", "31 grudnia 2023"],
] as const)("in %s %s is written as a whole: %s", (locale, day, shown) => {
  expect(longDate(locale, day)).toBe(shown.replace(" ", "\u00a0"));
});
