import { calendarOf, calledOn } from "./calendar";
import { type Day, dayAfter, daysBetween } from "./day";
import { type Dates, type State, stateOn } from "./state";

const period = { from: "2031-02-01", until: "2031-12-15" } as const;

/** Words as the catalogs have them: the last days have a form each. */
const write = (state: State, left: number) =>
  state === "endsSoon" ? (["last day", "# day left"][left] ?? "# days left") : state;

const expected = (dates: Dates, day: Day) => {
  const left = daysBetween(day, dates.until as Day);
  const state = stateOn(dates, day);
  return [state, write(state, left).replace("#", String(left))];
};

test.each(["2030-12-01", "2031-02-01", "2031-10-15", "2031-10-16", "2031-12-14", "2031-12-15"] as const)(
  "a page built on %s says on every later day what a page of that day says",
  (built) => {
    const calendar = calendarOf(period, built, write);
    for (let day: Day = built; day < "2032-03-01"; day = dayAfter(day))
      expect([day, calledOn(calendar, day)]).toEqual([day, expected(period, day)]);
  },
);

test("it has no more than the changes, and what has been is not among them", () => {
  expect(calendarOf(period, "2031-03-01", write)).toEqual([
    ["2031-03-01", "valid", "valid"],
    ["2031-10-16", "endsSoon", "# days left"],
    ["2031-12-14", "endsSoon", "# day left"],
    ["2031-12-15", "endsSoon", "last day"],
    ["2031-12-16", "expired", "expired"],
  ]);
});

test("a clock that is behind the build changes nothing", () => {
  expect(calledOn(calendarOf(period, "2031-03-01", write), "2031-02-28")).toBeUndefined();
});

test.each([
  ["expired", { from: "2030-01-01", until: "2030-12-31" }],
  ["of dates alone", { issued: ["2031-01-01"] }],
  ["of a first day alone", { from: "2032-01-01" }],
] as const)("a document that is %s needs none", (_, dates) => {
  expect(calendarOf(dates, "2031-03-01", write)).toEqual([]);
});
