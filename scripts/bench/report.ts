import { budgets, KB } from "../weigh/budgets";
import { carbon } from "./carbon";
import type { Measurement } from "./measurement";

/** Who is measured: the site as shipped, the same without any script, and Next's export before it is shipped. */
export const columns = ["site", "twin", "next"] as const;
export type Column = (typeof columns)[number];

/** The runs of one page, by who was measured. */
export type Runs = Readonly<Record<Column, readonly Measurement[]>>;

/** What is one number, so that there is a middle one. */
export type Median = Omit<Measurement, "others" | "work">;

/** What the site is to reach on every page, medians compared. */
const targets = {
  /** Times the twin's paint and Speed Index, at the most. */
  ofTwin: 1.05,
  tbt: 10,
  cls: 0.01,
  score: 100,
  /** Times less script than Next's export, at the least. */
  lessScript: 5,
  /** Everything that comes without scrolling, bytes, and what that costs, grams of CO2. */
  total: budgets.firstView,
  carbon: 0.036,
};

/** The value in the middle; of an even number of values the mean of the two in the middle. @throws Error for none */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  if (low === undefined || high === undefined) throw new Error("There is no median of no values.");
  return (low + high) / 2;
}

/** The middle of every figure, each for itself. @throws Error without a run */
export function medians(runs: readonly Measurement[]): Median {
  const of = (part: keyof Median) => median(runs.map((run) => run[part]));
  return {
    fcp: of("fcp"),
    lcp: of("lcp"),
    si: of("si"),
    tbt: of("tbt"),
    cls: of("cls"),
    score: of("score"),
    script: of("script"),
    total: of("total"),
  };
}

/** Of bytes, with one decimal. */
export const kilobytes = (bytes: number) => (bytes / KB).toFixed(1);

/** Grams of CO2 for so many bytes, with three decimals. */
const grams = (bytes: number) => carbon(bytes).toFixed(3);

/**
 * Writes the figures as a table in Markdown: medians of the site, and in brackets the twin's and Next's: with the paints
 * and Speed Index how many times theirs the site's are, elsewhere their own figures.
 *
 * @param pages the runs by path of the page
 */
export function table(pages: ReadonlyMap<string, Runs>): string {
  const head = [
    "Page",
    "FCP ms",
    "LCP ms",
    "Speed Index ms",
    "TBT ms",
    "CLS",
    "Score",
    "JS KB",
    "All KB",
    "CO2 g",
  ];
  const rows = [...pages].map(([page, runs]) => {
    const [site, twin, next] = columns.map((column) => medians(runs[column])) as [Median, Median, Median];
    const time = (part: "fcp" | "lcp" | "si") =>
      `${Math.round(site[part])} (${(site[part] / twin[part]).toFixed(2)}, ${(site[part] / next[part]).toFixed(2)})`;
    const beside = (part: keyof Median, show: (value: number) => string) =>
      `${show(site[part])} (${show(twin[part])}, ${show(next[part])})`;
    return [
      `\`${page}\``,
      time("fcp"),
      time("lcp"),
      time("si"),
      beside("tbt", (value) => String(Math.round(value))),
      beside("cls", (value) => String(Math.round(value * 1000) / 1000)),
      beside("score", String),
      beside("script", kilobytes),
      beside("total", kilobytes),
      beside("total", grams),
    ];
  });
  return markdown([head, ...rows]);
}

/** A table in Markdown; its first column is words, the others are figures. */
export function markdown([head = [], ...rows]: readonly (readonly string[])[]): string {
  return [head, head.map((_, index) => (index ? "--:" : "---")), ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}

/**
 * Names the targets a page misses.
 *
 * @returns one sentence for each
 */
export function misses(page: string, runs: Runs): string[] {
  const [site, twin, next] = columns.map((column) => medians(runs[column])) as [Median, Median, Median];
  const found: string[] = [];
  for (const [part, name] of [
    ["fcp", "First Contentful Paint"],
    ["lcp", "Largest Contentful Paint"],
    ["si", "Speed Index"],
  ] as const) {
    const ratio = site[part] / twin[part];
    if (ratio > targets.ofTwin) found.push(`${name} is ${ratio.toFixed(2)} times the twin's`);
  }
  if (site.tbt > targets.tbt)
    found.push(`Total Blocking Time is ${Math.round(site.tbt)} ms, the twin's ${Math.round(twin.tbt)} ms`);
  if (site.cls > targets.cls) found.push(`Cumulative Layout Shift is ${site.cls.toFixed(3)}`);
  if (site.score < targets.score) found.push(`the score is ${site.score}`);
  if (site.script * targets.lessScript > next.script)
    found.push(`only ${kilobytes(next.script - site.script)} KB of script saved`);
  if (site.total > targets.total) found.push(`the first view weighs ${kilobytes(site.total)} KB`);
  if (carbon(site.total) > targets.carbon) found.push(`the first view costs ${grams(site.total)} g of CO2`);
  return found.map((miss) => `${page}: ${miss}.`);
}
