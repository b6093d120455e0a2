import { calendarOf, calledOn } from "./calendar";
import { type Day, dayAfter } from "./day";
import { type Dates, stateOn } from "./state";

const period = { from: "2031-02-01", until: "2031-12-15" } as const;
const write = (state: string) => `is ${state}`;

test.each<[Day, Dates]>([
  ...(["2030-12-01", "2031-02-01", "2031-10-16", "2031-12-15"] as const).map((built): [Day, Dates] => [
    built,
    period,
  ]),
  ["2030-12-01", { from: "2031-11-10", until: "2031-12-15" }],
])("a page built on %s shows on every later day the same as a page built that day (%j)", (built, dates) => {
  const calendar = calendarOf(dates, built, write);
  for (let day: Day = built; day < "2032-03-01"; day = dayAfter(day)) {
    const state = stateOn(dates, day);
    expect([day, calledOn(calendar, day)]).toEqual([day, [state, write(state)]]);
  }
});

test("the calendar contains the current state and later changes only", () => {
  expect(calendarOf(period, "2031-03-01", write)).toEqual([
    ["2031-03-01", "valid", "is valid"],
    ["2031-10-16", "endsSoon", "is endsSoon"],
    ["2031-12-16", "expired", "is expired"],
  ]);
  const short = { from: "2031-11-10", until: "2031-12-15" } as const;
  expect(calendarOf(short, "2031-03-01", write).map(([, state]) => state)).toEqual([
    "planned",
    "endsSoon",
    "expired",
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
