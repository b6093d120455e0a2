/** Shortest time in which a person fills in a form, in milliseconds; browsers fill in most fields at once. */
export const quickest = 2000;

/** Id of the field that no person sees. Without a name it is not posted (R58). */
export const trapId = "website";

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
