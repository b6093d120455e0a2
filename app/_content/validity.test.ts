import {
  dayAfter,
  warsawDay,
  isDay,
  type Day,
  daysOf,
  isValid,
  soon,
  stateOn,
  writtenDates,
  type Dates,
  calendarOf,
  calledOn,
} from "./validity";

const from = "2031-02-01";
const until = "2031-12-15";

test.each([
  ["on the day before the first", "2031-01-31", "planned"],
  ["on the first day", from, "valid"],
  ["on the last day that is not soon before the end", dayAfter(until, -soon - 1), "valid"],
  ["as soon as it ends soon", dayAfter(until, -soon), "endsSoon"],
  ["on the last day", until, "endsSoon"],
  ["on the day after", "2031-12-16", "expired"],
] as const)("a document with a period is, %s (%s), %s", (_, day, state) => {
  expect(stateOn({ from, until }, day)).toBe(state);
  expect(isValid({ from, until }, day)).toBe(state === "valid" || state === "endsSoon");
});

test.each([
  ["dates of unknown meaning", { issued: [from] }, "dateOnly"],
  ["a first day alone, even one to come", { from: "2040-01-01" }, "dateOnly"],
  ["a last day alone that has passed", { until: from }, "expired"],
  ["a last day alone to come", { until }, "valid"],
  ["a period shorter than the warning time", { from: "2031-06-01", until: "2031-06-30" }, "endsSoon"],
] as const)("%s", (_, dates, state) => expect(stateOn(dates, "2031-06-01")).toBe(state));

/** Moments and their day in Poland, independent of the local time zone. */
const moments = [
  ["the last millisecond of a winter's day", "2031-12-15T22:59:59.999Z", "2031-12-15"],
  ["midnight in winter", "2031-12-15T23:00:00Z", "2031-12-16"],
  ["the last millisecond of a summer's day", "2031-06-30T21:59:59.999Z", "2031-06-30"],
  ["midnight in summer", "2031-06-30T22:00:00Z", "2031-07-01"],
  ["the midnight after, an hour earlier", "2031-03-30T22:00:00Z", "2031-03-31"],
  ["the long day, its last hour", "2031-10-26T22:59:59.999Z", "2031-10-26"],
  ["the midnight after, an hour later", "2031-10-26T23:00:00Z", "2031-10-27"],
] as const;

test.each(moments)("%s (%s) is %s in Poland", (_, moment, day) => {
  const here = process.env.TZ;
  for (const zone of ["Europe/Warsaw", "Asia/Tokyo", "America/Los_Angeles", "UTC"]) {
    process.env.TZ = zone;
    expect([zone, warsawDay(Date.parse(moment))]).toEqual([zone, day]);
  }
  if (here === undefined) delete process.env.TZ;
  else process.env.TZ = here;
});

test.each([
  [{ issued: ["2031-02-03"] }, "03.02.2031"],
  [{ from, until }, "01.02.2031–15.12.2031"],
  [{ issued: ["2031-02-03"], until }, "03.02.2031 i\u00a015.12.2031"],
  [{ issued: ["2030-10-22", "2031-12-15"] }, "22.10.2030 i\u00a015.12.2031"],
] as const)("%j is written %s", (dates, written) => expect(writtenDates(dates, "pl-PL")).toBe(written));

test.each([
  [{ issued: ["2031-02-03"] }, "3 February 2031"],
  [{ from, until }, "1 February 2031 – 15 December 2031"],
] as const)("in English, %j is written %s", (dates, written) => {
  expect(writtenDates(dates, "en-GB")).toBe(written);
});

test("the days of a document are sorted by date", () => {
  expect(daysOf({ issued: ["2031-05-01"], from: "2031-01-01", until })).toEqual([
    "2031-01-01",
    "2031-05-01",
    until,
  ]);
});

test.each(["2024-02-29", "0001-01-01", "9999-12-31"])("%j is a day of the calendar", (text) => {
  expect(isDay(text)).toBe(true);
});

test.each([
  ...["", "2025-02-29", "2025-13-01", "2025-04-31", "2025-01-00"],
  ...["2025-8-31", "12025-08-31", "2025-08-311", " 2025-08-31", "2025-08-31T00:00:00.000Z"],
])("%j is none", (text) => {
  expect(isDay(text)).toBe(false);
});

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
