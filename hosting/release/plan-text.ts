import type { Plan } from "./plan";

/**
 * A plan as text for the person at the keyboard: what goes up in which order, and what goes.
 *
 * @param rehearsed without a look at what is up
 */
export function describePlan({ id, batches, remove, retain }: Plan, rehearsed: boolean): string {
  const rows = batches.map(
    ({ kind, type, cacheControl, files }) =>
      `  ${kind.padEnd(9)} ${String(files.length).padStart(4)} × ${type.padEnd(41)} ${cacheControl}`,
  );
  const earlier = rehearsed
    ? "Which files of earlier releases would be deleted or kept, only their record at the host can tell."
    : `Of earlier releases: ${remove.length} files deleted, ${retain.length} kept for pages that are open.`;
  return [`Release ${id}, in this order:`, ...rows, earlier].join("\n");
}
