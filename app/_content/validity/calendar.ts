import { type Day, dayAfter } from "./day";
import { type Dates, soon, type State, stateOn } from "./state";

/** From a day on a document is called this. */
export type Change = readonly [day: Day, state: State, words: string];

/**
 * Writes down what a document will be called on every day to come, so that a page can say it on the day of a
 * visit by looking it up: the rules stay with the build.
 *
 * @param today the day of the build; nothing before it is needed
 * @param write words for a state
 * @returns the changes, the last with the day after the last; none where nothing can change
 */
export function calendarOf(dates: Dates, today: Day, write: (state: State) => string): readonly Change[] {
  const { from, until } = dates;
  if (!until || until < today) return [];
  const days = [from, dayAfter(until, -soon), dayAfter(until)].filter((day) => day && day > today) as Day[];
  const changes = [today, ...days].sort().map((day) => {
    const state = stateOn(dates, day);
    return [day, state, write(state)] as const;
  });
  // A short period may end soon before it begins.
  return changes.filter(([, state], index) => state !== changes[index - 1]?.[1]);
}

/**
 * Looks up what a document is called on a day.
 *
 * @returns state and words; none on a day before the calendar begins: a clock that is behind the build is wrong
 */
export function calledOn(calendar: readonly Change[], day: Day): readonly [State, string] | undefined {
  const found = calendar.findLast(([begins]) => begins <= day);
  return found && [found[1], found[2]];
}
