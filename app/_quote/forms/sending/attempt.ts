import type { FormValues } from "../../../_lib/form-values";
import { attemptKey, tabStore } from "../../../_lib/tab-storage";
import type { FormTranslator } from "../form/form-messages";

/** Message that is not known to have arrived; plain JSON of the tab. */
export interface Attempt {
  /** Milliseconds since the epoch. */
  at: number;
  /** Of the visitor's input, in any language. */
  digest: string;
  /** Identifies duplicates. */
  reference: string;
  /** There was no answer, or the page was left before it. */
  mayHaveArrived: boolean;
}

/** Not confused with others. */
const signs = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** Shortest time in which a person fills in a form, in milliseconds. */
export const quickest = 2000;

/** Id of the field that no person sees; without a name it is not posted (R58). */
export const trapId = "website";

/**
 * Returns whether a program may have filled in a form. Such messages are sent, too, with a mark.
 *
 * @param begun time of the first input; 0, the begin of the page, without one
 * @param trap text of the trap field
 */
export function isDoubtful(begun: number, now: number, trap: string | undefined): boolean {
  return Boolean(trap) || now - begun < quickest;
}

/** End of the reference of a doubtful message, for a mailbox rule. Others never have a 0. */
export const doubtMark = "-X0";

/** Returns the tab's last attempt with the same input, else a new one with a new reference. */
export function attemptFor(draft: string, identity: FormValues, isDoubtful: boolean): Attempt {
  const last = attemptIn(tabStore.get(attemptKey(draft)));
  const digest = digestOf(identity);
  if (last?.digest === digest) return last;
  const reference = newReference() + (isDoubtful ? doubtMark : "");
  return { at: Date.now(), digest, reference, mayHaveArrived: false };
}

export function keepAttempt(draft: string, attempt: Attempt): Attempt {
  tabStore.set(attemptKey(draft), attempt);
  return attempt;
}

/** Returns a stored attempt; undefined for any other value. */
export function attemptIn(stored: unknown): Attempt | undefined {
  const attempt = Object(stored) as Partial<Attempt>;
  return attempt.reference ? (attempt as Attempt) : undefined;
}

export function forgetAttempt(draft: string): void {
  tabStore.set(attemptKey(draft), undefined);
}

/** Returns the warning that a message may have arrived. */
export function attemptText({ at, reference }: Attempt, t: FormTranslator): string {
  const time = new Date(at).toLocaleString(t.region, { dateStyle: "short", timeStyle: "short" });
  return t("messages.mayHaveArrived", { time, reference });
}

/** Returns a 64-bit FNV-1a digest. */
function digestOf(values: FormValues): string {
  let hash = 0xcbf29ce484222325n;
  for (const character of JSON.stringify(values)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) as number)) * 0x100000001b3n);
  }
  return hash.toString(36);
}

/** Returns six characters in two groups, for phone calls. */
function newReference(): string {
  const [...numbers] = crypto.getRandomValues(new Uint8Array(6));
  return numbers
    .map((number) => signs[number % signs.length])
    .join("")
    .replace(/.{3}/, "$&-");
}
