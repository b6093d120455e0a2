/** @jest-environment node */
import { axisOf, placeOn } from "./axis";
import { dayAfter } from "./day";

const axis = axisOf(["2014-12-15", "2010-10-22", "2025-08-31"], "2026-11-21");

test("has whole years, from that of the earliest date to the one after today's", () => {
  expect(axis).toEqual({ first: 2010, years: 18 });
});

test("reaches as far as the latest date", () => {
  expect(axisOf(["2030-01-01", "2035-12-31"], "2031-06-01")).toEqual({ first: 2030, years: 6 });
});

test("no day is drawn further than a day from its place", () => {
  for (let year = axis.first; year <= axis.first + axis.years; year++) {
    const [before, place, after] = [-1, 0, 1].map((days) =>
      parseFloat(placeOn(axis, dayAfter(`${year}-01-01`, days))),
    ) as [number, number, number];
    const exact = ((year - axis.first) / axis.years) * 100;
    expect([before <= exact, place >= before, exact <= after]).toEqual([true, true, true]);
  }
});
