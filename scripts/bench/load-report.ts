import { markdown } from "./report";

/** What planning loads may take at the most, ms: all cells of the catalogue together, and the slowest size of a visitor's own. */
const targets = { catalogue: 50, custom: 200 } as const;

/** How long loads took to plan, ms. */
export interface PlannedLoads {
  /** Vehicles times pallets of the catalogue. */
  readonly cells: number;
  /** All of them together. */
  readonly catalogue: number;
  /** Sizes of a visitor's own, mm, each on the vehicle on which it took longest. */
  readonly custom: readonly {
    readonly length: number;
    readonly depth: number;
    readonly play: number;
    readonly worst: number;
  }[];
}

const slowest = ({ custom }: PlannedLoads) => Math.max(...custom.map(({ worst }) => worst));

/** Names the targets that are missed, a sentence each. */
export function loadMisses(planned: PlannedLoads): string[] {
  return [
    ...(planned.catalogue > targets.catalogue
      ? [`The catalogue takes more than ${targets.catalogue} ms.`]
      : []),
    ...(slowest(planned) > targets.custom
      ? [`A size of one's own takes more than ${targets.custom} ms.`]
      : []),
  ];
}

/** Writes what was found as a section of the page of figures. */
export function loadText(planned: PlannedLoads): string {
  const rows = planned.custom.map(({ length, depth, play, worst }) => [
    `${length} × ${depth} mm`,
    `${play} mm`,
    worst.toFixed(1),
  ]);
  const missed = loadMisses(planned);
  return `\`npm run bench -- load\` wrote this section. In the browser, without slowing the processor down, all ${planned.cells} loads of the
catalogue together take ${planned.catalogue.toFixed(1)} ms of ${targets.catalogue}; the site does that when it is built. Of many thousands of
sizes that a visitor may type in, these take longest, each on the slowest vehicle's floor and packed for the first time; the slowest
takes ${slowest(planned).toFixed(1)} ms of ${targets.custom}.

${markdown([["Pallet", "Play", "At the most ms"], ...rows])}

${missed.length ? missed.map((miss) => `- ${miss}`).join("\n") : "Every target is met."}`;
}
