/** @jest-environment node */
import { median, misses, table, type Runs } from "./report";
import { good } from "./test-measurement";
import type { Measurement } from "./measurement";

const twin: Measurement = { ...good, tbt: 4, script: 0, total: 100_352 };
const next: Measurement = {
  ...good,
  fcp: 2000,
  lcp: 3000,
  tbt: 40,
  score: 96,
  script: 131_072,
  total: 409_600,
};

const runs = (site: Partial<Measurement> = {}): Runs => ({
  site: [{ ...good, ...site }],
  twin: [twin],
  next: [next],
});

test.each([
  [[3], 3],
  [[9, 1, 2], 2],
  [[4, 1, 2, 9], 3],
])("the median of %j is %d", (values, expected) => {
  expect(median(values)).toBe(expected);
});

test("there is no median of nothing", () => {
  expect(() => median([])).toThrow("no median");
});

test("the table gives medians, ratios of times to the twin and to Next, and their own figures", () => {
  const three = { ...runs(), site: [good, { ...good, fcp: 1010 }, { ...good, fcp: 5000 }] };
  expect(table(new Map([["/", three]])).split("\n")).toEqual([
    "| Page | FCP ms | LCP ms | Speed Index ms | TBT ms | CLS | Score | JS KB | All KB | CO2 g |",
    "| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: |",
    "| `/` | 1010 (1.01, 0.51) | 1500 (1.00, 0.50) | 1000 (1.00, 1.00) | 0 (4, 40) | 0 (0, 0) | 100 (100, 96) | 2.0 (0.0, 128.0) | 100.0 (98.0, 400.0) | 0.015 (0.015, 0.061) |",
  ]);
});

test("a page that reaches everything misses nothing", () => {
  expect(misses("/", runs({ fcp: 1050, tbt: 10, cls: 0.01 }))).toEqual([]);
});

test.each<[Partial<Measurement>, string]>([
  [{ fcp: 1051 }, "First Contentful Paint is 1.05 times the twin's"],
  [{ lcp: 1600 }, "Largest Contentful Paint is 1.07 times the twin's"],
  [{ si: 1200 }, "Speed Index is 1.20 times the twin's"],
  [{ tbt: 11 }, "Total Blocking Time is 11 ms, the twin's 4 ms"],
  [{ cls: 0.02 }, "Cumulative Layout Shift is 0.020"],
  [{ score: 99 }, "the score is 99"],
  [{ script: 30_000 }, "only 98.7 KB of script saved"],
  [{ total: 210_000 }, "the first view weighs 205.1 KB"],
])("a page with %j misses a target", (site, sentence) => {
  expect(misses("/", runs(site))).toEqual([`/: ${sentence}.`]);
});

test("a first view far over its weight costs too much CO2 as well", () => {
  expect(misses("/", runs({ total: 300_000 }))).toEqual([
    "/: the first view weighs 293.0 KB.",
    "/: the first view costs 0.044 g of CO2.",
  ]);
});
