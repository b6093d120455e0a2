import type { DocumentWords } from "./document-words";
import "./document-state.css";

/**
 * Says what a document is today: a mark, and words. The page says what holds on the day of the build; what may change
 * carries its calendar, by which the browser goes (`app/_client/show-today.ts`).
 */
export function DocumentState({ state, called, calendar }: DocumentWords) {
  return (
    <p
      className="document-state"
      data-state={state}
      data-calendar={calendar.length ? JSON.stringify(calendar) : undefined}
    >
      {called}
    </p>
  );
}
