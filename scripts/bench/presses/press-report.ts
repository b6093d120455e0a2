import type { Pressed } from "./presses";
import { markdown } from "../report";

/** What every control is to reach, in three of four presses; milliseconds. */
const targets = { answered: 200, later: 100 };

/** The value that three of four do not exceed (nearest rank). @throws Error for none */
export function percentile75(values: readonly number[]): number {
  const value = values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1];
  if (value === undefined) throw new Error("There is no percentile of no values.");
  return value;
}

interface Row {
  readonly answered: number;
  readonly done: number;
  readonly later: number | undefined;
}

function row(visits: readonly Pressed[]): Row {
  const later = visits.flatMap((visit) => visit.later ?? []);
  return {
    answered: percentile75(visits.map(({ answered }) => answered)),
    done: percentile75(visits.map(({ done }) => done)),
    later: later.length ? percentile75(later) : undefined,
  };
}

const whole = (value: number | undefined) =>
  value === undefined ? "–" : Number.isFinite(value) ? String(Math.round(value)) : "never";

/**
 * Writes what was found as a table in Markdown, a row for each control.
 *
 * @param controls the visits by name of the control
 */
export function pressTable(controls: ReadonlyMap<string, readonly Pressed[]>): string {
  const rows = [...controls].map(([name, visits]) => {
    const { answered, done, later } = row(visits);
    const asleep = visits.filter((visit) => visit.asleep).length;
    return [name, whole(answered), whole(done), whole(later), `${asleep} of ${visits.length}`];
  });
  return markdown([["Control", "Answered ms", "Done ms", "Later INP ms", "Asleep"], ...rows]);
}

/**
 * Names the controls that miss a target.
 *
 * @returns one sentence for each
 */
export function pressMisses(controls: ReadonlyMap<string, readonly Pressed[]>): string[] {
  return [...controls].flatMap(([name, visits]) => {
    const { answered, done, later = 0 } = row(visits);
    return [
      answered > targets.answered && `a first press is answered after ${whole(answered)} ms`,
      !Number.isFinite(done) && "what it is pressed for never comes",
      later > targets.later && `a later press takes ${whole(later)} ms`,
    ].flatMap((miss) => (miss ? `${name}: ${miss}.` : []));
  });
}

/** The section about presses in `docs/speed.md`, without its heading. */
export const pressText = (visits: number, table: string, missed: readonly string[]) => `\
\`npm run bench -- presses\` wrote this section. A phone with a window of 412 px, a round trip of 150 ms, 1.6 Mbit/s and a
processor four times slower visits the page for the first time and presses the control by its place, for 80 ms, as soon as the page
has started; ${visits} visits each. In milliseconds, what three of four presses do not exceed: from letting go to the first frame that
tells that the press was felt (the thing itself, a control that is busy, a native message of a form), to the first with what it was
pressed for, and Interaction to Next Paint of later presses. "Asleep" tells in how many visits its island slept and none of the
island's code had come; what is HTML has no island.

${table}

${missed.length ? `Missed:\n\n${missed.map((miss) => `- ${miss}`).join("\n")}` : "Every press is answered within 200 ms, every later one within 100."}
`;
