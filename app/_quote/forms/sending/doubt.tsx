import { type FormEvent, useMemo, useRef } from "react";

/** Shortest time in which a person fills in a form, in milliseconds; browsers fill in most fields at once. */
export const quickest = 2000;

/**
 * Returns whether a program may have filled in a form: faster than a person, or with a text in the field that
 * no person sees. Doubtful messages are sent, too, with a mark in their reference.
 *
 * @param begun time of the first input; 0, the begin of the page, without input in this page
 * @param trap text of the trap field
 */
export function isDoubtful(begun: number, now: number, trap: string | undefined): boolean {
  return Boolean(trap) || now - begun < quickest;
}

/** Returns a trap field for a form, a handler for the form's input, and whether the form is doubtful now. */
export function useDoubt() {
  const begun = useRef(0);
  const trap = useRef<HTMLInputElement>(null);
  return useMemo(
    () => ({
      trap,
      begin: ({ timeStamp }: FormEvent) => void (begun.current ||= timeStamp),
      isDoubtful: () => isDoubtful(begun.current, performance.now(), trap.current?.value),
    }),
    [],
  );
}

/** Renders a field for programs, hidden from people. Without a name it is not posted (R58). */
export function Trap({ field }: { field: ReturnType<typeof useDoubt>["trap"] }) {
  return (
    <input
      className="visually-hidden"
      id="website"
      type="text"
      tabIndex={-1}
      autoComplete="off"
      aria-hidden
      ref={field}
    />
  );
}
