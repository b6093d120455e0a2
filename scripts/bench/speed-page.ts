export interface SpeedPage {
  /** How often everything was measured. */
  readonly runs: number;
  /** Name of the peer that was measured beside the site, if there was one. */
  readonly peer: string | undefined;
  /** The site, its twin and Next's export, as a table. */
  readonly speed: string;
  /** The main thread's work in the whole browser, as a table. */
  readonly work: string;
  /** Targets that were not reached, a sentence each. */
  readonly missed: readonly string[];
}

/** Writes `docs/speed.md`, the figures of one whole run of the bench. */
export const speedPage = ({ runs, peer, speed, work, missed }: SpeedPage): string => `# Speed

\`npm run bench\` wrote this page. It measures the pages below with Lighthouse 12 (phone, simulated slow 4G, a processor four times
slower) ${runs} times, in turn, so that a busy minute falls on everybody; figures are medians. What a page may weigh is in
[\`scripts/weigh/budgets.ts\`](../scripts/weigh/budgets.ts).

## The site, its twin, Next's export

The twin is the same page without any script; the export is what Next made before it was shipped. In brackets are the twin's and
the export's: with the paints and Speed Index how many times theirs the site's are, elsewhere their own figures. Measured with
Chromium's headless shell where there is one, which has no windows of its own to draw.

${speed}

## What the main thread does

In the whole browser, which makes layers and frames as a visitor's does: the paints, Total Blocking Time and all work until the
page is quiet, by kind, in milliseconds of the slower processor; frames given to the compositor; kilobytes; Lighthouse's scores for
accessibility, best practices and SEO. Work is processor time, which does not grow with what else the machine does; blocking
time is of the clock, and does.${peer ? ` Measured beside it: the home page of \`${peer}\`.` : ""}

${work}

## Targets missed

${missed.length ? missed.map((miss) => `- ${miss}`).join("\n") : "None."}
`;
