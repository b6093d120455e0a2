import { type Day, dayAfter, daysBetween } from "./day";
import { type Dates, soon, type State, stateOn } from "./state";

/** From a day on a document is called this. `#` in the words stands for the days that are left of it. */
export type Change = readonly [day: Day, state: State, words: string];

/**
 * Writes down what a document will be called on every day to come, so that a page can say it on the day of a
 * visit by looking it up: the rules stay with the build.
 *
 * @param today the day of the build; nothing before it is needed
 * @param write words for a state, with `#` for the number of days that are left
 * @returns the changes, the last with the day after the last; none where nothing can change
 */
export function calendarOf(
  dates: Dates,
  today: Day,
  write: (state: State, left: number) => string,
): readonly Change[] {
  const { from, until } = dates;
  if (!until || until < today) return [];
  const days = [today, from, ...lastDays(until), dayAfter(until)].filter((day) => day && day >= today);
  const changes: Change[] = [];
  for (const day of [...new Set(days as Day[])].sort()) {
    const state = stateOn(dates, day);
    const words = write(state, daysBetween(day, until));
    const [, lastState, lastWords] = changes.at(-1) ?? [];
    if (state !== lastState || words !== lastWords) changes.push([day, state, words]);
  }
  return changes;
}

/** The days on which a document ends soon. */
function lastDays(until: Day): Day[] {
  return Array.from({ length: soon + 1 }, (_, left) => dayAfter(until, -left));
}

/**
 * Looks up what a document is called on a day.
 *
 * @returns state and words; none on a day before the calendar begins: a clock that is behind the build is wrong
 */
export function calledOn(calendar: readonly Change[], day: Day): readonly [State, string] | undefined {
  const found = calendar.findLast(([begins]) => begins <= day);
  const [end] = calendar.at(-1) as Change;
  return found && [found[1], found[2].replace("#", String(daysBetween(day, end) - 1))];
}
