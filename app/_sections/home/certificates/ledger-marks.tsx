import { type Axis, placeOn } from "../../../_content/validity/axis";
import { dayAfter, writtenDay } from "../../../_content/validity/day";
import { type Dates, daysOf } from "../../../_content/validity/state";

interface LedgerMarksProps {
  document: Dates;
  /** Its dates in words. */
  dates: string;
  axis: Axis;
}

/**
 * The dates of one document on the axis: a bar for a period, its last day included, otherwise a square for each date. No
 * viewBox: what is drawn has its place in per cent, and words keep their size.
 */
export function LedgerMarks({ document, dates, axis }: LedgerMarksProps) {
  const { from, until } = document;
  const marks =
    from && until
      ? [{ day: from, words: dates }]
      : daysOf(document).map((day) => ({ day, words: writtenDay(day) }));
  return (
    <svg className="ledger__axis" aria-hidden="true">
      <rect width="100%" height="100%" fill="url(#years)" />
      {marks.map(({ day, words }) => {
        const place = parseFloat(placeOn(axis, day));
        const end = until && parseFloat(placeOn(axis, dayAfter(until)));
        return (
          <svg key={day} x={`${place}%`}>
            <rect width={from && end ? `${(end - place).toFixed(2)}%` : undefined} />
            {/* Before the mark, where the axis has the room; the row says it, too. */}
            {place > 25 && <text>{words}</text>}
          </svg>
        );
      })}
      <use href="#today" />
    </svg>
  );
}
