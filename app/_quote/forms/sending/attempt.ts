import type { FormValues } from "../../../_lib/form-values";
import { attemptKey, tabStore } from "../../../_lib/tab-storage";
import type { FormTranslator } from "../form/form-messages";

/** Message that is not known to have arrived, kept in the tab; plain JSON. */
export interface Attempt {
  /** Milliseconds since the epoch. */
  at: number;
  /** Digest of the visitor's input, independent of the language of the list. */
  digest: string;
  /** Reference in the message, which identifies duplicates. */
  reference: string;
  /** True if there was no answer, or if the page was left before the answer. */
  mayHaveArrived: boolean;
}

/** Characters that are not confused with others. */
const signs = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

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

/**
 * End of the reference of a doubtful message, by which a mailbox rule sorts it. No other reference has these signs.
 */
export const doubtMark = "-X0";

/**
 * Returns the tab's last attempt with the same input, else a new one, which has a new reference.
 *
 * @param draft name of the form's draft
 * @param identity the visitor's input
 * @param isDoubtful whether a new reference gets the mark
 */
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

/** Returns a stored attempt, which is not known to have arrived; undefined for any other value. */
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

/** Returns a 64-bit FNV-1a digest of a form's values. Not cryptographic. */
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
