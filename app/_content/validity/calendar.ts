import { type Day, dayAfter } from "./day";
import { type Dates, soon, type State, stateOn } from "./state";

/** A day, and the state with its label from that day on: of a document, or the tense of a text. */
export type Change = readonly [day: Day, state: State | Tense, label: string];

/** Tense of a text about a day: "applies from" it, and on the day "has applied since". */
export type Tense = "from" | "since";

/** Returns the tense of a text about a day. */
export function tenseOn(day: Day, today: Day): Tense {
  return today < day ? "from" : "since";
}

/**
 * Computes the future change of a text's tense at build time.
 *
 * @param day on which the tense changes
 * @param today the day of the build
 * @param write returns the words that have the tense
 * @returns empty if the day has come
 */
export function tensesOf(day: Day, today: Day, write: (tense: Tense) => string): readonly Change[] {
  if (tenseOn(day, today) === "since") return [];
  return [
    [today, "from", write("from")],
    [day, "since", write("since")],
  ];
}

/**
 * Computes a document's future states at build time, so that a page only looks up the day of the visit.
 *
 * @param today the day of the build
 * @param write returns the label of a state
 * @returns the changes in order, the last on the day after the last valid day; empty if the state can't
 * change
 */
export function calendarOf(dates: Dates, today: Day, write: (state: State) => string): readonly Change[] {
  const { from, until } = dates;
  if (!until || until < today) return [];
  const days = [from, dayAfter(until, -soon), dayAfter(until)].filter((day) => day && day > today) as Day[];
  const changes = [today, ...days].sort().map((day) => {
    const state = stateOn(dates, day);
    return [day, state, write(state)] as const;
  });
  // In a period shorter than `soon`, the `endsSoon` day precedes the first valid day and changes nothing.
  return changes.filter(([, state], index) => state !== changes[index - 1]?.[1]);
}

/**
 * Looks up a document's state and label on a day.
 *
 * @returns undefined before the calendar begins, because a clock behind the build is wrong
 */
export function calledOn(calendar: readonly Change[], day: Day): readonly [string, string] | undefined {
  const found = calendar.findLast(([begins]) => begins <= day);
  return found && [found[1], found[2]];
}
