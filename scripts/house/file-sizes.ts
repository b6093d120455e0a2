import type { Sources } from "./project-files";

/** What a file may be at the most, in lines: by kind, the first that fits. */
const limits: readonly { kind: string; fits: RegExp; lines: number }[] = [
  // One list of cases, read from top to bottom.
  { kind: "test", fits: /\.(test|spec)\.tsx?$/, lines: 250 },
  { kind: "page", fits: /^app\/[([].*\/page\.tsx$/, lines: 40 },
  { kind: "island", fits: /\.client\.tsx$/, lines: 120 },
  { kind: "section", fits: /^app\/_sections\/.*\.tsx$/, lines: 80 },
  { kind: "source file", fits: /\.(ts|tsx|mjs|css)$/, lines: 200 },
];

/** What may be longer than its kind allows, up to how many lines, and why. */
export type Exceptions = Readonly<Record<string, { readonly lines: number; readonly reason: string }>>;

/**
 * Names the files that are too long, and the exceptions that are none.
 *
 * @returns one sentence for each
 */
export function sizeFindings(sources: Sources, exceptions: Exceptions): string[] {
  const findings: string[] = [];
  for (const [file, text] of sources) {
    const limit = limits.find(({ fits }) => fits.test(file));
    if (!limit) continue;
    const lines = text.split("\n").length - 1;
    const allowed = exceptions[file]?.lines ?? limit.lines;
    if (lines > allowed)
      findings.push(`${file} has ${lines} lines; a ${limit.kind} has ${allowed} at the most.`);
    if (exceptions[file] && lines <= limit.lines)
      findings.push(`${file} needs no exception: it has ${lines} lines.`);
  }
  for (const [file, { reason }] of Object.entries(exceptions)) {
    if (!sources.has(file)) findings.push(`${file} has an exception, but is not there.`);
    if (!reason.trim()) findings.push(`${file} has an exception without a reason.`);
  }
  return findings;
}
