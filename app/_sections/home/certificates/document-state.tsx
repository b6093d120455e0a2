import type { DocumentWords } from "./document-words";
import { Dated } from "./dated";
import "./document-state.css";

/**
 * Says what a document is today: the mark it has on the axis, and words. The page says what holds on the day of the build;
 * what may change carries its calendar, by which the browser goes (`app/_client/show-today.ts`).
 *
 * @param dated whether programs are to find its dates here
 */
export function DocumentState({ state, called, calendar, dated }: DocumentWords & { dated?: boolean }) {
  return (
    <p
      className="document-state"
      data-state={state}
      data-calendar={calendar.length ? JSON.stringify(calendar) : undefined}
    >
      {dated ? <Dated text={called} /> : called}
    </p>
  );
}
