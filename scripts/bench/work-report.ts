import { kinds, type MainThreadWork } from "./main-thread";
import { otherCategories, type Measurement } from "./measurement";
import { kilobytes, markdown, median, medians } from "./report";

/** What every page is to reach in the whole browser, medians compared. */
const targets = {
  /** Milliseconds for finding what is painted where and for making layers of it, on the slower phone. */
  layers: 60,
  score: 100,
  /** Times the peer's First Contentful Paint, at the most. */
  fcpOfPeer: 0.8,
};

const names: Record<(typeof kinds)[number], string> = {
  parse: "Parse",
  script: "Script",
  style: "Style",
  layout: "Layout",
  prePaint: "Pre-paint",
  paint: "Paint",
  layerize: "Layerize",
  commit: "Commit",
  other: "Other",
};

/** The middle of a kind of work. */
const work = (runs: readonly Measurement[], part: keyof MainThreadWork) =>
  median(runs.map((run) => run.work[part]));

/** What Lighthouse found besides performance, of the one run it was asked in. */
const scores = (runs: readonly Measurement[]) => runs.find(({ others }) => others.seo !== undefined)?.others;

/**
 * Writes what the main thread of the whole browser worked at, by kind, as a table in Markdown: medians, a row for each
 * page.
 *
 * @param pages name of the row, and the runs
 */
export function workTable(pages: readonly (readonly [string, readonly Measurement[]])[]): string {
  const head = ["Page", "FCP", "LCP", "TBT", "Work", ...kinds.map((kind) => names[kind])];
  const rows = pages.map(([page, runs]) => {
    const { fcp, lcp, tbt, total } = medians(runs);
    const times = [fcp, lcp, tbt, ...(["total", ...kinds] as const).map((part) => work(runs, part))];
    const others = otherCategories.map((name) => scores(runs)?.[name] ?? "–").join(", ");
    return [page, ...times.map(whole), whole(work(runs, "frames")), kilobytes(total), others];
  });
  return markdown([[...head, "Frames", "All KB", "Scores"], ...rows]);
}

const whole = (value: number) => String(Math.round(value));

/**
 * Names the targets a page misses in the whole browser.
 *
 * @returns one sentence for each
 */
export function workMisses(page: string, runs: readonly Measurement[]): string[] {
  const layers = work(runs, "prePaint") + work(runs, "layerize");
  const found = layers > targets.layers ? [`pre-paint and layerize take ${whole(layers)} ms`] : [];
  for (const [name, points] of Object.entries(scores(runs) ?? {}))
    if (points < targets.score) found.push(`the score for ${name} is ${points}`);
  return found.map((miss) => `${page}: ${miss}.`);
}

/**
 * Names what the home page does worse than the peer that was measured beside it.
 *
 * @returns one sentence for each
 */
export function peerMisses(home: readonly Measurement[], peer: readonly Measurement[]): string[] {
  const [ours, theirs] = [medians(home), medians(peer)];
  const found: string[] = [];
  const ratio = ours.fcp / theirs.fcp;
  if (ratio > targets.fcpOfPeer) found.push(`First Contentful Paint is ${ratio.toFixed(2)} times the peer's`);
  for (const [name, own, other] of [
    ["Largest Contentful Paint", ours.lcp, theirs.lcp],
    ["Total Blocking Time", ours.tbt, theirs.tbt],
    ["the main thread's work", work(home, "total"), work(peer, "total")],
  ] as const)
    if (own > other) found.push(`${name} is ${whole(own)} ms, the peer's ${whole(other)} ms`);
  return found.map((miss) => `/: ${miss}.`);
}
